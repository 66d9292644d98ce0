import CModelgenScan

extension ScanReader {
    /// The record that an object leads to by what is found when it is looked at ahead, where that is one short tag or none;
    /// else nil, and the tags are noted in the plan. nil after a fault, too.
    @inline(__always) func lookAhead(_ start: Bytes, for plan: TagPlanPointer) -> RecordPointer? {
        plan.pointee.tags = 0
        let found = modelgen_find_keys(start, state.pointee.end, &plan.pointee.search)
        guard found > 0 else {
            if found < 0 { _ = stop(.fault) }
            return found == 0 ? plan.pointee.untagged : nil
        }
        let spellings = UInt32(truncatingIfNeeded: found)
        let spelling = spellings.trailingZeroBitCount
        if spellings & (spellings &- 1) == 0, let value = plan.pointee.values[spelling],
            value.pointee == UInt8(ascii: "\""), let record = plan.pointee.record(of: value + 1, spelling: spelling)
        {
            plan.pointee.tags = 1 << UInt32(truncatingIfNeeded: plan.pointee.keyOfSpelling[spelling])
            return record
        }
        noteTags(spellings, plan)
        return nil
    }

    /// Notes which of the keys that were found hold tags; stops after a fault.
    private func noteTags(_ spellings: UInt32, _ plan: TagPlanPointer) {
        var rest = spellings
        var found: UInt32 = 0
        while rest != 0 {
            let spelling = rest.trailingZeroBitCount
            rest &= rest &- 1
            let index = Int(plan.pointee.keyOfSpelling[spelling])
            guard found & 1 << UInt32(index) == 0 else {
                // Which of two spellings in one object stands first is for the plain reader, be it a tag or not.
                _ = stop(.clash)
                return
            }
            found |= 1 << UInt32(index)
            guard let value = plan.pointee.values[spelling], value.pointee == UInt8(ascii: "\"") else { continue }
            guard let text = literal(value + 1) else { return }
            noteTag(text, index: index, plan)
        }
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
