import CModelgenScan

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension ScanReader {
    /// Looks for the wanted keys among the members of an object and notes which of them are tags; false after a fault.
    func lookAhead(_ start: Bytes, for plan: TagPlanPointer) -> Bool {
        plan.pointee.found = 0
        plan.pointee.tags = 0
        let wanted = plan.pointee.wanted
        var place = skipSpace(start + 1)
        if place.pointee == UInt8(ascii: "}") { return true }
        while true {
            guard place.pointee == UInt8(ascii: "\""), let raw = literal(place + 1) else { return fails() }
            let index = key(raw, among: plan)
            place = skipSpace(raw.end + 1)
            guard place.pointee == UInt8(ascii: ":") else { return fails() }
            place = skipSpace(place + 1)
            if index >= 0, wanted & ~plan.pointee.found & 1 << UInt32(index) != 0 {
                plan.pointee.found |= 1 << UInt32(index)
                if place.pointee == UInt8(ascii: "\"") {
                    guard let value = literal(place + 1) else { return fails() }
                    noteTag(value, index: index, plan)
                    place = value.end + 1
                } else {
                    guard let next = skipValue(place) else { return fails() }
                    place = next
                }
                if plan.pointee.found == wanted { return true }
            } else {
                guard let next = skipValue(place) else { return fails() }
                place = next
            }
            place = skipSpace(place)
            if place.pointee == UInt8(ascii: "}") { return true }
            guard place.pointee == UInt8(ascii: ",") else { return fails() }
            place = skipSpace(place + 1)
        }
    }

    private func fails() -> Bool {
        stop(.fault) != nil
    }

    /// Which of the keys of a plan a key is; below 0 where none.
    @inline(__always) private func key(_ raw: ScanLiteral, among plan: TagPlanPointer) -> Int {
        let text = raw.hasEscapes ? unescaped(raw) : raw
        let count = text.count
        for index in 0..<plan.pointee.count {
            let key = plan.pointee.keys + index
            if key.pointee.length == count, Self.isText(text.start, key.pointee.text, count: count) { return index }
        }
        return -1
    }

    /// Whether two texts, behind which sixteen bytes can be read, are equal.
    @inline(__always) static func isText(_ left: Bytes, _ right: Bytes, count: Int) -> Bool {
        let wanted: UInt32 = count < 16 ? (1 &<< UInt32(count)) &- 1 : 0xFFFF
        guard modelgen_equal_mask(left, right) & wanted == wanted else { return false }
        return count <= 16 || memcmp(left, right, count) == 0
    }

    private func noteTag(_ raw: ScanLiteral, index: Int, _ plan: TagPlanPointer) {
        let key = plan.pointee.keys + index
        // An escape takes at most six bytes for one of text.
        guard raw.count <= 6 * TagCandidate.maximumLength else { return }
        let text = raw.hasEscapes ? unescaped(raw) : raw
        guard (1...TagCandidate.maximumLength).contains(text.count), !isSecret(raw) else { return }
        plan.pointee.tags |= 1 << UInt32(index)
        if raw.hasEscapes { key.pointee.room.update(from: text.start, count: text.count) }
        key.pointee.value = raw.hasEscapes ? Bytes(key.pointee.room) : text.start
        key.pointee.valueLength = text.count
    }

    /// Passes a value, whose grammar is looked at later; nil where the text ends in it.
    @inline(__always) func skipValue(_ start: Bytes) -> Bytes? {
        switch start.pointee {
        case UInt8(ascii: "\""): return skipText(start)
        case UInt8(ascii: "{"), UInt8(ascii: "["): return modelgen_skip_container(start, state.pointee.end)
        default:
            var place = start
            while place.pointee > 0x20, place.pointee != UInt8(ascii: ","), place.pointee != UInt8(ascii: "}"),
                place.pointee != UInt8(ascii: "]")
            {
                place += 1
            }
            return place
        }
    }

    /// Passes a string literal.
    @inline(__always) private func skipText(_ start: Bytes) -> Bytes? {
        var place = start + 1
        while true {
            let stops = modelgen_string_stop_mask(place)
            guard stops != 0 else {
                place += 16
                continue
            }
            place += stops.trailingZeroBitCount
            if place.pointee == UInt8(ascii: "\"") { return place + 1 }
            guard place.pointee == UInt8(ascii: "\\"), place[1] != 0 else { return nil }
            place += 2
        }
    }
}
