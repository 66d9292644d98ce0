#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Guesses where an element of an array begins that is like another: `,{"id"`, or `]],[[` among lists of lists. A quote
/// behind a bracket never stands inside a string, so only an inner array of such objects can be taken for the outer one;
/// brackets may stand anywhere, and a guess that proves wrong costs the time of one thread.
struct ElementGuess {
    private enum Kind {
        /// An object with its first key, quotes included.
        case object(key: Bytes, count: Int)
        /// A list that begins with so many brackets.
        case list(Int)
    }

    private let kind: Kind
    private let end: Bytes

    /// nil where the element is no object with members and no list.
    init?(at element: Bytes, end: Bytes) {
        guard let kind = Self.list(at: element) ?? Self.object(at: element, end: end) else { return nil }
        self.kind = kind
        self.end = end
    }

    private static func list(at element: Bytes) -> Kind? {
        var place = element
        var depth = 0
        while place.pointee == UInt8(ascii: "[") || isSpace(place.pointee) {
            if place.pointee == UInt8(ascii: "[") { depth += 1 }
            place += 1
        }
        return depth > 0 ? .list(depth) : nil
    }

    private static func object(at element: Bytes, end: Bytes) -> Kind? {
        guard element.pointee == UInt8(ascii: "{") else { return nil }
        var place = element + 1
        while isSpace(place.pointee) { place += 1 }
        guard place.pointee == UInt8(ascii: "\"") else { return nil }
        let key = place
        place += 1
        while place.pointee != UInt8(ascii: "\"") {
            guard place < end, place.pointee != UInt8(ascii: "\\") else { return nil }
            place += 1
        }
        return .object(key: key, count: place + 1 - key)
    }

    /// Where such an element begins at or behind a place; nil where none does.
    func next(from start: Bytes) -> Bytes? {
        switch kind {
        case .object(let key, let count): object(from: start, key: key, count: count)
        case .list(let depth): list(from: start, depth: depth)
        }
    }

    private func object(from start: Bytes, key: Bytes, count: Int) -> Bytes? {
        var place = start
        while place < end, let found = memchr(place, 0x22, end - place) {
            let quote = UnsafeRawPointer(found).assumingMemoryBound(to: UInt8.self)
            if end - quote >= count, memcmp(quote, key, count) == 0,
                let brace = Self.back(from: quote, over: UInt8(ascii: "{"), notBefore: start),
                Self.back(from: brace, over: UInt8(ascii: ","), notBefore: start) != nil
            {
                return brace
            }
            place = quote + 1
        }
        return nil
    }

    /// Lists are looked for in so many bytes: where none begins there, one thread does as well.
    private static let reach = 4 << 20

    /// Goes from bracket to bracket: as many as close must stand before the comma as open behind it.
    private func list(from start: Bytes, depth: Int) -> Bytes? {
        let end = min(end, start + Self.reach)
        var place = start
        while place < end, let found = memchr(place, 0x5B, end - place) {
            let first = UnsafeRawPointer(found).assumingMemoryBound(to: UInt8.self)
            var before = Self.back(from: first, over: UInt8(ascii: ","), notBefore: start)
            var after = first
            for level in 0..<depth {
                before = before.flatMap { Self.back(from: $0, over: UInt8(ascii: "]"), notBefore: start) }
                if level > 0 { after += 1 }
                while Self.isSpace(after.pointee) { after += 1 }
                if after.pointee != UInt8(ascii: "[") { before = nil }
            }
            if before != nil { return first }
            place = first + 1
        }
        return nil
    }

    /// Where the next line begins with something; nil where none does.
    static func line(from start: Bytes, end: Bytes) -> Bytes? {
        guard start < end, let newline = memchr(start, 0x0A, end - start) else { return nil }
        var place = UnsafeRawPointer(newline).assumingMemoryBound(to: UInt8.self)
        while isSpace(place.pointee) { place += 1 }
        return place < end ? place : nil
    }

    /// Where a byte stands right before a place, space left out.
    private static func back(from place: Bytes, over byte: UInt8, notBefore start: Bytes) -> Bytes? {
        var place = place - 1
        while place > start, isSpace(place.pointee) { place -= 1 }
        return place >= start && place.pointee == byte ? place : nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }
}
