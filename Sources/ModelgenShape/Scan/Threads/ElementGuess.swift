#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Guesses where an element of an array begins that is like another: `,{"id"`. A quote behind a bracket never stands inside
/// a string, so only an inner array of such objects can be taken for the outer one.
struct ElementGuess {
    /// The first key of the element with its quotes.
    private let key: Bytes
    private let count: Int
    private let end: Bytes

    /// nil where the element is no object with members.
    init?(at element: Bytes, end: Bytes) {
        guard element.pointee == UInt8(ascii: "{") else { return nil }
        var place = element + 1
        while Self.isSpace(place.pointee) { place += 1 }
        guard place.pointee == UInt8(ascii: "\"") else { return nil }
        key = place
        place += 1
        while place.pointee != UInt8(ascii: "\"") {
            guard place < end, place.pointee != UInt8(ascii: "\\") else { return nil }
            place += 1
        }
        count = place + 1 - key
        self.end = end
    }

    /// Where such an element begins at or behind a place; nil where none does.
    func next(from start: Bytes) -> Bytes? {
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
