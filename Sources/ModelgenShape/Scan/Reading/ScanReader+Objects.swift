import CModelgenScan

extension ScanReader {
    /// Reads an object.
    func object(_ start: Bytes, into node: NodePointer, depth: Int, siblings: ArrayPointer?) -> Bytes? {
        guard depth < state.pointee.depthLimit else { return stop(.fault) }
        let objects = node.pointee.objects ?? makeObjects(of: node)
        let isFirst = objects.pointee.count == 0
        if isFirst { objects.pointee.first = evidence(start) }
        objects.pointee.count &+= 1
        var tags = 0
        let record: RecordPointer
        if let only = objects.pointee.record, !objects.pointee.needsTags {
            record = only
        } else if isFirst {
            // Whatever its tags prove to be, the first object is the first of its part.
            return firstObject(start, of: objects, depth: depth, siblings: siblings)
        } else {
            guard let parted = part(of: start, among: objects, tags: &tags) else { return nil }
            record = parted
        }
        return members(start, into: record, of: objects, tags: tags, depth: depth, siblings: siblings)
    }

    /// Reads the members of an object, and closes it.
    /// - Parameter tags: How many of them are tags; another number at the end is a lesson. Below 0 where they are not
    ///   known but are to be gathered in the ledger.
    func members(
        _ start: Bytes,
        into record: RecordPointer,
        of objects: ObjectPointer,
        tags: Int,
        depth: Int,
        siblings: ArrayPointer?
    ) -> Bytes? {
        if record.pointee.count == 0 { record.pointee.first = evidence(start) }
        record.pointee.count &+= 1
        let stamp = record.pointee.count
        let special: ScanNode.Flags = siblings == nil ? .candidate : [.candidate, .identity]
        var size = 0
        var foundTags = 0
        var expected = record.pointee.head
        var members = record.pointee.members
        var previous: NodePointer?
        var place = skipSpace(start + 1)
        if place.pointee == UInt8(ascii: "}") {
            place += 1
        } else {
            guard place.pointee == UInt8(ascii: "\"") else { return stop(.fault) }
            while true {
                let keyStart = place
                let field: NodePointer
                if let guess = expected, isKey(place + 1, of: guess) {
                    field = guess
                    place += 2 + Int(guess.pointee.keyLength)
                } else {
                    guard
                        let found = unexpectedField(
                            place + 1, behind: previous, insteadOf: expected, in: record, of: objects)
                    else { return nil }
                    field = found
                    place = state.pointee.rest
                    members = record.pointee.members
                }
                previous = field
                expected = field.pointee.next
                // Most values are texts, and come at once or behind one space.
                var isText = true
                let head = UnsafeRawPointer(place).loadUnaligned(as: UInt32.self).littleEndian
                if head & 0xFFFF == Self.colonQuote {
                    place += 1
                } else if head & 0xFF_FFFF == Self.colonSpaceQuote {
                    place += 2
                } else {
                    if place.pointee != UInt8(ascii: ":") {
                        place = skipSpace(place)
                        guard place.pointee == UInt8(ascii: ":") else { return stop(.fault) }
                    }
                    place = skipSpace(place + 1)
                    isText = place.pointee == UInt8(ascii: "\"")
                }
                if field.pointee.stamp == stamp {
                    guard let next = repeated(field, at: keyStart, value: place, depth: depth) else { return nil }
                    place = next
                } else {
                    field.pointee.stamp = stamp
                    members?[size] = field
                    size &+= 1
                    let valueStart = place
                    let next: Bytes? =
                        if isText {
                            text(place, into: field)
                        } else {
                            switch place.pointee {
                            case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): word(place, into: field)
                            default: value(place, into: field, depth: depth &+ 1, siblings: nil)
                            }
                        }
                    guard let next else { return nil }
                    place = next
                    if !field.pointee.flags.isDisjoint(with: special) {
                        foundTags &+= self.special(
                            field, valueStart, place, of: objects, isGathering: tags < 0, siblings: siblings)
                    }
                }
                if UnsafeRawPointer(place).loadUnaligned(as: UInt16.self).littleEndian == Self.commaQuote {
                    place += 1
                    continue
                }
                place = skipSpace(place)
                guard place.pointee == UInt8(ascii: ",") else { break }
                place = skipSpace(place + 1)
                guard place.pointee == UInt8(ascii: "\"") else { return stop(.fault) }
            }
            guard place.pointee == UInt8(ascii: "}") else { return stop(.fault) }
            place += 1
        }
        if tags >= 0, foundTags != tags, !learnTags(of: objects, at: place) { return nil }
        close(record, size: size, at: start)
        return place
    }

    /// `:"`, `: "` and `,"` as they are loaded.
    private static let colonQuote: UInt32 = 0x223A
    private static let colonSpaceQuote: UInt32 = 0x22_203A
    private static let commaQuote: UInt16 = 0x222C

    /// The field of a key that is not the expected one; `rest` is behind the closing quote. nil after a fault.
    @inline(never)
    private func unexpectedField(
        _ key: Bytes,
        behind previous: NodePointer?,
        insteadOf expected: NodePointer?,
        in record: RecordPointer,
        of objects: ObjectPointer
    ) -> NodePointer? {
        // One member is missing.
        if let next = expected?.pointee.next, isKey(key, of: next) {
            state.pointee.rest = key + Int(next.pointee.keyLength) + 1
            return next
        }
        // Many documents have one of two orders.
        let field: NodePointer
        if let other = previous.map({ $0.pointee.other }) ?? record.pointee.otherHead, isKey(key, of: other) {
            state.pointee.rest = key + Int(other.pointee.keyLength) + 1
            field = other
        } else {
            guard let found = self.field(key, in: record, of: objects) else { return nil }
            field = found
        }
        if let previous {
            previous.pointee.other = expected
            previous.pointee.next = field
        } else {
            record.pointee.otherHead = expected
            record.pointee.head = field
        }
        return field
    }

    /// Whether a key is a field's, up to and with its closing quote.
    @inline(__always) private func isKey(_ text: Bytes, of field: NodePointer) -> Bool {
        let head = UnsafeRawPointer(field).assumingMemoryBound(to: UInt8.self)
        let mask = field.pointee.headMask
        guard modelgen_equal_mask(text, head) & mask == mask else { return false }
        return field.pointee.keyLength < 16 || isLongKey(text, of: field)
    }

    @inline(__always) private func isLongKey(_ text: Bytes, of field: NodePointer) -> Bool {
        guard let key = field.pointee.key else { return false }
        // The quote stands behind the copy of the key too. The first 16 bytes are equal, and so no text ends before what
        // is compared here.
        let length = Int(field.pointee.keyLength) + 1
        var place = 16
        while place < length {
            let rest = length - place
            let wanted: UInt32 = rest < 16 ? (1 &<< UInt32(rest)) - 1 : 0xFFFF
            guard modelgen_equal_mask(text + place, key + place) & wanted == wanted else { return false }
            place += 16
        }
        return true
    }

    @inline(__always) private func close(_ record: RecordPointer, size: Int, at start: Bytes) {
        if record.pointee.count == 1 {
            record.pointee.leastSize = size
            record.pointee.greatestSize = size
        } else {
            if size < record.pointee.leastSize { record.pointee.leastSize = size }
            if size > record.pointee.greatestSize { record.pointee.greatestSize = size }
        }
        guard let members = record.pointee.members else { return }
        if size <= RelativePlaces.greatestSize {
            let row = state.pointee.relativePlaces + RelativePlaces.row(size)
            for order in 0..<size { members[order].pointee.placeSum &+= UInt64(row[order]) }
        } else {
            for order in 0..<size { members[order].pointee.placeSum &+= FieldShape.relativePlace(order, size: size) }
        }
        // Where every field was seen, none is missing.
        guard record.pointee.completeCount > 0, size < Int(record.pointee.fieldCount) || record.pointee.folded != nil
        else { return }
        var complete = 0
        for order in 0..<size { complete &+= Int(members[order].pointee.isComplete) }
        if complete < record.pointee.completeCount { noteMissing(in: record, at: start) }
    }

    /// Notes the object that ends as the first that lacks a field, where it is.
    @inline(never) private func noteMissing(in record: RecordPointer, at start: Bytes) {
        guard let fields = record.pointee.fields else { return }
        for index in 0..<Int(record.pointee.fieldCount) {
            let field = fields[index]
            guard field.pointee.isComplete == 1, field.pointee.stamp != record.pointee.count else { continue }
            field.pointee.isComplete = 0
            field.pointee.missingAt = evidence(start)
            record.pointee.completeCount -= 1
        }
    }

    /// Reads the value of a key that the object had before, into a node that nobody asks.
    @inline(never)
    private func repeated(_ field: NodePointer, at key: Bytes, value start: Bytes, depth: Int) -> Bytes? {
        if !field.pointee.flags.contains(.repeated) {
            field.pointee.flags.insert(.repeated)
            ledger.duplicates.append((evidence(key), field.name))
        }
        guard start.pointee == UInt8(ascii: "{") || start.pointee == UInt8(ascii: "[") else {
            // One node takes all of them, and asks nothing of a text.
            let node = state.pointee.spare ?? state.pointee.arena.allocate(ScanNode.self)
            state.pointee.spare = node
            node.pointee.numbers.reset()
            return value(start, into: node, depth: depth + 1, siblings: nil)
        }
        let node = state.pointee.arena.allocate(ScanNode.self)
        node.pointee.reset(path: field.pointee.path.member(1))
        let end = value(start, into: node, depth: depth + 1, siblings: nil)
        // Only the shape shows keys that are equal to Swift.
        if end != nil { _ = ledger.shape(of: node) }
        return end
    }
}

/// A table of `FieldShape.relativePlace`, which spares every member a division.
enum RelativePlaces {
    static let greatestSize = 64

    /// Where the row of a size begins.
    @inline(__always) static func row(_ size: Int) -> Int {
        size &* (size &- 1) / 2
    }

    static func allocate() -> UnsafeMutablePointer<UInt16> {
        let table = UnsafeMutablePointer<UInt16>.allocate(capacity: row(greatestSize + 1))
        for size in 1...greatestSize {
            for place in 0..<size {
                table[row(size) + place] = UInt16(FieldShape.relativePlace(place, size: size))
            }
        }
        return table
    }
}
