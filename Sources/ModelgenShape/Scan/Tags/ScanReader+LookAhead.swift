import CModelgenScan

extension ScanReader {
    /// Looks for the wanted keys among the members of an object and notes which of them are tags; false after a fault.
    @inline(__always) func lookAhead(_ start: Bytes, for plan: TagPlanPointer) -> Bool {
        plan.pointee.tags = 0
        let found = modelgen_find_keys(
            start, state.pointee.end, plan.pointee.spellings, plan.pointee.wanted, plan.pointee.values)
        guard found >= 0 else { return stop(.fault) != nil }
        var rest = UInt32(truncatingIfNeeded: found)
        while rest != 0 {
            let spelling = rest.trailingZeroBitCount
            rest &= rest &- 1
            guard let value = plan.pointee.values[spelling], value.pointee == UInt8(ascii: "\"") else { continue }
            let index = Int(plan.pointee.keyOfSpelling[spelling])
            // Which of two spellings in one object stands first is for the plain reader.
            guard plan.pointee.tags & 1 << UInt32(index) == 0 else { return stop(.clash) != nil }
            guard let text = literal(value + 1) else { return false }
            noteTag(text, index: index, plan)
        }
        return true
    }

    /// Whether two texts, behind which sixteen bytes can be read, are equal.
    @inline(__always) static func isText(_ left: Bytes, _ right: Bytes, count: Int) -> Bool {
        var place = 0
        while count - place > 16 {
            guard modelgen_equal_mask(left + place, right + place) == 0xFFFF else { return false }
            place += 16
        }
        let wanted: UInt32 = (1 &<< UInt32(truncatingIfNeeded: count - place)) &- 1
        return modelgen_equal_mask(left + place, right + place) & wanted == wanted
    }

    @inline(__always) private func noteTag(_ raw: ScanLiteral, index: Int, _ plan: TagPlanPointer) {
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
}
