#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Keys that are data are folded before their values are read, where it is sure that the shape will fold them: a record
/// has one field for all of them, since reading into one node and merging the shapes of many give the same.
extension ScanReader {
    /// How a key that has no field is folded; nil where it gets a field of its own. Keys that may hold tags or say identity
    /// have one, and what is not in ASCII, of which Swift may take two spellings for equal.
    func folding(of key: ScanLiteral, in record: RecordPointer) -> FoldedKeys.Folding? {
        let (count, isFull) = (key.count, record.pointee.nameCount > DataKey.maximumKeys)
        var digits = 0
        var (hasAt, all) = (false, UInt8(0))
        for place in 0..<count {
            let byte = key.start[place]
            digits += byte.isDigit ? 1 : 0
            hasAt = hasAt || byte == UInt8(ascii: "@")
            all |= byte
        }
        guard all < 0x80 else { return nil }
        if Self.isNumber(key, digits: digits) {
            let isMany = record.pointee.numberCount > DataKey.maximumShortNumbers
            return digits >= DataKey.longNumber || isMany || isFull ? .numbers : nil
        }
        if digits >= 4, ScanUUID.isLowercase(key.start, count: count) { return .others }
        let mayBeData = digits >= 3 || hasAt
        guard isFull || mayBeData, !isSpecial(key, digits: digits) else { return nil }
        return isFull || DataKey.folded(for: key.text) != nil ? .others : nil
    }

    private static func isNumber(_ key: ScanLiteral, digits: Int) -> Bool {
        guard digits > 0 else { return false }
        return digits == key.count || digits == key.count - 1 && key.start.pointee == UInt8(ascii: "-")
    }

    private func isSpecial(_ key: ScanLiteral, digits: Int) -> Bool {
        guard key.count > 0 else { return false }
        // All keys that may hold tags are short words, or end in `e` or `d`; what says identity ends in `d` or `y`.
        let last = key.start[key.count - 1] | 0x20
        let (isTagEnd, isIdentityEnd) = (last == UInt8(ascii: "e"), last == UInt8(ascii: "y"))
        guard isTagEnd || isIdentityEnd || last == UInt8(ascii: "d") || digits == 0 && key.count <= 10 else {
            return false
        }
        return TagCandidate.isCandidate(key.text) || IdentityKey.isCandidate(key.text)
    }

    /// The field that takes a member of the open object whose key is folded.
    func foldedField(_ key: ScanLiteral, hash: UInt64, by folding: FoldedKeys.Folding, in record: RecordPointer)
        -> NodePointer
    {
        let folded = record.pointee.folded ?? makeFoldedKeys(of: record)
        let field = self.field(of: folding, folded, in: record)
        guard folded.pointee.note(key, hash: hash, stamp: record.pointee.count, arena: &state.pointee.arena) else {
            if ledger.foldedDuplicates[record, default: []].insert(key.text).inserted {
                ledger.duplicates.append((evidence(key.start - 1), key.text))
            }
            return field
        }
        makeRoom(in: record)
        // It takes many members of one object.
        field.pointee.stamp = 0
        if field.isSpelled(before: key) {
            field.pointee.key = key.start
            field.pointee.keyLength = UInt32(key.count)
        }
        return field
    }

    private func field(of folding: FoldedKeys.Folding, _ folded: FoldedKeysPointer, in record: RecordPointer)
        -> NodePointer
    {
        if let known = folding == .numbers ? folded.pointee.numbers : folded.pointee.others { return known }
        let field = state.pointee.arena.allocate(ScanNode.self)
        let number: UInt64 = folding == .numbers ? 1 : 2
        field.pointee.reset(path: record.pointee.path.member(number))
        field.neverGuess()
        // What stands twice is noted by its key.
        field.pointee.flags.insert(.repeated)
        if folding == .numbers { folded.pointee.numbers = field } else { folded.pointee.others = field }
        return field
    }

    private func makeFoldedKeys(of record: RecordPointer) -> FoldedKeysPointer {
        let folded = state.pointee.arena.allocate(FoldedKeys.self)
        record.pointee.folded = folded
        return folded
    }

    /// Counts a new field of its own by what its key says.
    func note(_ field: NodePointer, in record: RecordPointer) {
        let name = field.name
        guard DataKey.folded(for: name) == nil, !DataKey.isFolded(name) else { return }
        if DataKey.isNumber(name) { record.pointee.numberCount += 1 } else { record.pointee.nameCount += 1 }
    }
}

extension ScanLiteral {
    /// What stands there, which has no escapes.
    var text: String {
        String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }
}

extension NodePointer {
    /// Whether a key is greater, byte by byte, than the one that the field has.
    fileprivate func isSpelled(before key: ScanLiteral) -> Bool {
        guard let mine = pointee.key else { return true }
        let order = memcmp(mine, key.start, Swift.min(Int(pointee.keyLength), key.count))
        return order < 0 || order == 0 && Int(pointee.keyLength) < key.count
    }
}
