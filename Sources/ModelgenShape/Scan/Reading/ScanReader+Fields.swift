import CModelgenScan

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension ScanReader {
    /// The objects of a node, which had none.
    @inline(never) func makeObjects(of node: NodePointer) -> ObjectPointer {
        let objects = state.pointee.arena.allocate(ScanObject.self)
        objects.pointee.path = node.pointee.path
        node.pointee.objects = objects
        if state.pointee.hasLessons, let keys = ledger.lessons.tags[node.pointee.path.exact] {
            for spelling in keys { _ = ledger.parts(of: objects).know(spelling) }
        }
        if node.pointee.path.isUntold { ledger.expectTags(of: objects) }
        return objects
    }

    func makeRecord(path: ScanPath) -> RecordPointer {
        let record = state.pointee.arena.allocate(ScanRecord.self)
        record.pointee.path = path
        return record
    }

    /// The field of a key that begins at a place, made where there is none; `rest` is behind the closing quote. nil after
    /// a fault.
    @inline(never) func field(_ start: Bytes, in record: RecordPointer, of objects: ObjectPointer) -> NodePointer? {
        releasePages(before: start)
        guard let raw = literal(start) else { return nil }
        state.pointee.rest = raw.end + 1
        let key = raw.hasEscapes ? unescaped(raw) : raw
        let hash = Self.hash(key.start, count: key.count)
        if let table = record.pointee.table {
            let mask = record.pointee.capacity * 2 - 1
            var index = Int(truncatingIfNeeded: hash) & mask
            while let field = table[index] {
                if field.pointee.hash == hash, field.isSpelled(key) { return field }
                index = (index + 1) & mask
            }
        }
        if !raw.hasEscapes, let folding = folding(of: key, in: record) {
            return foldedField(key, hash: hash, by: folding, in: record)
        }
        return make(key, spelling: raw, hash: hash, in: record, of: objects)
    }

    private func make(
        _ key: ScanLiteral,
        spelling: ScanLiteral,
        hash: UInt64,
        in record: RecordPointer,
        of objects: ObjectPointer
    ) -> NodePointer {
        let field = state.pointee.arena.allocate(ScanNode.self)
        field.pointee.reset(path: record.pointee.path.member(hash))
        field.pointee.key = state.pointee.arena.copy(key.start, count: key.count, last: UInt8(ascii: "\""))
        field.pointee.keyLength = UInt32(key.count)
        field.pointee.hash = hash
        field.setHead(key)
        if record.pointee.count == 1 {
            field.pointee.isComplete = 1
            record.pointee.completeCount += 1
        } else {
            field.pointee.missingAt = record.pointee.first
        }
        let bytes = key.bytes
        if TagCollector.mayBeCandidate(bytes[...]), TagCandidate.isCandidate(field.name) {
            field.pointee.flags.insert(.candidate)
            field.pointee.tag = UInt32(ledger.parts(of: objects).know(spelling.bytes))
        }
        if let last = bytes.last, last | 0x20 == UInt8(ascii: "d") || last | 0x20 == UInt8(ascii: "y"),
            IdentityKey.isCandidate(field.name)
        {
            field.pointee.flags.insert(.identity)
        }
        note(field, in: record)
        add(field, to: record)
        return field
    }

    private func add(_ field: NodePointer, to record: RecordPointer) {
        makeRoom(in: record)
        record.pointee.fields?[Int(record.pointee.fieldCount)] = field
        record.pointee.fieldCount += 1
        if let table = record.pointee.table {
            Self.insert(field, into: table, mask: record.pointee.capacity * 2 - 1)
        }
    }

    /// Makes room for one field more, and for one member more of the open object.
    func makeRoom(in record: RecordPointer) {
        let count = Int(record.pointee.fieldCount)
        guard count + record.foldedCount >= record.pointee.capacity else { return }
        let capacity = max(8, record.pointee.capacity * 2)
        let members = state.pointee.arena.allocate(NodePointer.self, count: capacity)
        if let old = record.pointee.members { members.update(from: old, count: record.pointee.capacity) }
        let fields = state.pointee.arena.allocate(NodePointer.self, count: capacity)
        if let old = record.pointee.fields { fields.update(from: old, count: count) }
        let table = state.pointee.arena.allocate(NodePointer?.self, count: capacity * 2)
        for index in 0..<count { Self.insert(fields[index], into: table, mask: capacity * 2 - 1) }
        record.pointee.members = members
        record.pointee.fields = fields
        record.pointee.table = table
        record.pointee.capacity = capacity
    }

    private static func insert(_ field: NodePointer, into table: UnsafeMutablePointer<NodePointer?>, mask: Int) {
        var index = Int(truncatingIfNeeded: field.pointee.hash) & mask
        while table[index] != nil { index = (index + 1) & mask }
        table[index] = field
    }

    /// A hash of all bytes.
    private static func hash(_ text: Bytes, count: Int) -> UInt64 {
        let raw = UnsafeRawPointer(text)
        var hash = UInt64(count) &* 0x9E37_79B9_7F4A_7C15
        var place = 0
        while place + 8 <= count {
            hash = (hash ^ raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)) &* 0xFF51_AFD7_ED55_8CCD
            hash ^= hash >> 32
            place += 8
        }
        var rest: UInt64 = 0
        while place < count {
            rest = rest << 8 | UInt64(text[place])
            place += 1
        }
        hash = (hash ^ rest) &* 0xC2B2_AE3D_27D4_EB4F
        return hash ^ hash >> 29
    }
}

extension NodePointer {
    /// The key, where the node is a member.
    var name: String {
        String(decoding: UnsafeBufferPointer(start: pointee.key, count: Int(pointee.keyLength)), as: UTF8.self)
    }

    func isSpelled(_ text: ScanLiteral) -> Bool {
        guard let key = pointee.key, Int(pointee.keyLength) == text.count else { return false }
        return ScanReader.isText(key, text.start, count: text.count)
    }

    /// Whether two members have one key, of one record or two.
    func hasKey(of other: NodePointer) -> Bool {
        guard self != other else { return true }
        guard let key = pointee.key, let otherKey = other.pointee.key, pointee.keyLength == other.pointee.keyLength
        else {
            return false
        }
        return memcmp(key, otherKey, Int(pointee.keyLength)) == 0
    }

    /// Lets no key in a text be taken for the field's before it is looked for.
    func neverGuess() {
        // No comparison of sixteen bytes sets this bit.
        pointee.headMask = 1 << 16
    }

    /// Sets what a key in a text is compared with. A key that stands in texts with escapes is never guessed: its own bytes
    /// could be the end of another key and what follows.
    fileprivate func setHead(_ key: ScanLiteral) {
        let head = UnsafeMutableRawPointer(self)
        let hasMarks = key.bytes.contains { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
        guard !hasMarks else { return neverGuess() }
        head.copyMemory(from: key.start, byteCount: Swift.min(key.count, 16))
        if key.count < 16 { head.storeBytes(of: UInt8(ascii: "\""), toByteOffset: key.count, as: UInt8.self) }
        pointee.headMask = key.count >= 15 ? 0xFFFF : (1 << UInt32(key.count + 1)) - 1
    }
}
