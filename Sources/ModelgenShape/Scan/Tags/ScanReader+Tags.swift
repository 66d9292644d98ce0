import CModelgenScan

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The plain reader passes over a text twice: an object's tag may stand behind members that belong to its part. Here only
/// the objects of places where keys were seen that may hold tags are looked at ahead, up to the last such key; the first
/// object of a place is read before its part is chosen.
extension ScanReader {
    /// Reads the first object of a place into a record of its own, which becomes that of its part.
    @inline(never)
    func firstObject(_ start: Bytes, of objects: ObjectPointer, depth: Int, siblings: ArrayPointer?) -> Bytes? {
        let record = makeRecord(path: objects.pointee.path)
        let gathered = ledger.gatheredTags.count
        let end = members(start, into: record, of: objects, tags: -1, depth: depth, siblings: siblings)
        guard let end else { return nil }
        let tags = ledger.gatheredTags[gathered...]
        if tags.isEmpty {
            objects.pointee.record = record
        } else {
            let values = TagValues(Dictionary(tags) { first, _ in first })
            _ = ledger.parts(of: objects).record(for: values, fresh: record)
            ledger.gatheredTags.removeSubrange(gathered...)
        }
        return ledger.hasClash ? stop(.clash) : end
    }

    /// The record of an object's part, which is told by what stands in the object; nil after a fault.
    /// - Parameter tags: How many tags it has.
    @inline(never)
    func part(of start: Bytes, among objects: ObjectPointer, tags: inout Int) -> RecordPointer? {
        guard objects.pointee.needsTags, let plan = objects.pointee.plan else { return objects.pointee.record }
        if let record = lookAhead(start, for: plan) {
            tags = plan.pointee.tags.nonzeroBitCount
            return record
        }
        guard state.pointee.stop == nil else { return nil }
        tags = plan.pointee.tags.nonzeroBitCount
        if tags == 0, let record = plan.pointee.untagged { return record }
        let age = plan.pointee.age
        guard let record = recordByRoute(plan, of: objects) else { return nil }
        // A new part may change which keys tell parts.
        guard plan.pointee.age == age else { return record }
        if tags == 0 { plan.pointee.untagged = record }
        if tags == 1 { plan.pointee.noteShortcut(to: record, arena: &state.pointee.arena) }
        return record
    }

    /// The record that the tags in the plan lead to; nil after a fault.
    @inline(__always) private func recordByRoute(_ plan: TagPlanPointer, of objects: ObjectPointer) -> RecordPointer? {
        let hash = writeRoute(plan)
        let length = state.pointee.routeLength
        let slot = plan.pointee.slot(hash) { slot in
            guard slot.pointee.length == length, let tags = slot.pointee.tags else { return false }
            return Self.isText(tags, Bytes(state.pointee.route), count: length)
        }
        if slot.pointee.tags != nil { return slot.pointee.record }
        return newRoute(plan, hash: hash, length: length, of: objects)
    }

    private func newRoute(_ plan: TagPlanPointer, hash: UInt64, length: Int, of objects: ObjectPointer)
        -> RecordPointer?
    {
        var values: [String: String] = [:]
        for index in 0..<plan.pointee.count where plan.pointee.tags & 1 << UInt32(index) != 0 {
            let key = plan.pointee.keys[index]
            let name = String(decoding: UnsafeBufferPointer(start: key.text, count: key.length), as: UTF8.self)
            values[name] = String(
                decoding: UnsafeBufferPointer(start: key.value, count: key.valueLength), as: UTF8.self)
        }
        if values.count != plan.pointee.tags.nonzeroBitCount { ledger.hasClash = true }
        let record = ledger.parts(of: objects).record(for: TagValues(values))
        guard !ledger.hasClash else {
            _ = stop(.clash)
            return nil
        }
        // The way to a part is noted only while the keys that tell it stay the same.
        guard plan.pointee.hasRoom else { return record }
        if (0..<plan.pointee.count).allSatisfy({
            plan.pointee.tags & 1 << UInt32($0) == 0 || plan.pointee.keys[$0].isWanted
        }) {
            let tags = state.pointee.arena.copy(Bytes(state.pointee.route), count: length)
            let route = TagPlan.Route(hash: hash, tags: tags, length: length, record: record)
            plan.pointee.add(route, arena: &state.pointee.arena)
        }
        return record
    }

    /// Writes the object's tags one after the other: their hash.
    @inline(__always) private func writeRoute(_ plan: TagPlanPointer) -> UInt64 {
        var length = 0
        var hash: UInt64 = 0
        var rest = plan.pointee.tags
        let route = state.pointee.route
        while rest != 0 {
            let index = rest.trailingZeroBitCount
            rest &= rest &- 1
            let key = plan.pointee.keys + index
            route[length] = UInt8(truncatingIfNeeded: index)
            route[length + 1] = UInt8(truncatingIfNeeded: key.pointee.valueLength)
            Self.copy(key.pointee.value, to: route + length + 2, count: key.pointee.valueLength)
            length += 2 + key.pointee.valueLength
        }
        // Behind the tags stand zeros, or what is left of longer ones, which the mask takes away.
        var place = 0
        while place < length {
            var word = UnsafeRawPointer(route).loadUnaligned(fromByteOffset: place, as: UInt64.self)
            if length - place < 8 { word &= (1 &<< UInt64((length - place) * 8)) &- 1 }
            hash = (hash ^ word) &* 0xFF51_AFD7_ED55_8CCD
            hash ^= hash >> 32
            place += 8
        }
        state.pointee.routeLength = length
        return hash ^ hash >> 32
    }

    /// Copies a short text, sixteen bytes at once: as many behind it can be read and written.
    @inline(__always) static func copy(_ text: Bytes, to room: UnsafeMutablePointer<UInt8>, count: Int) {
        var place = 0
        repeat {
            let bytes = UnsafeRawPointer(text + place).loadUnaligned(as: SIMD16<UInt8>.self)
            UnsafeMutableRawPointer(room + place).storeBytes(of: bytes, as: SIMD16<UInt8>.self)
            place += 16
        } while place < count
    }

    // MARK: Members that matter

    /// Notes a member whose key may hold a tag or says identity: 1 where it is a tag by which parts are told.
    @inline(never)
    func special(
        _ field: NodePointer,
        _ start: Bytes,
        _ end: Bytes,
        of objects: ObjectPointer,
        isGathering: Bool,
        siblings: ArrayPointer?
    ) -> Int {
        if let siblings, field.pointee.flags.contains(.identity) { note(field, start, end, in: siblings) }
        guard field.pointee.flags.contains(.candidate), start.pointee == UInt8(ascii: "\"") else { return 0 }
        // What the look ahead has found there it has judged.
        if !isGathering, let plan = objects.pointee.plan {
            let spelling = Int(field.pointee.tag)
            if plan.pointee.values[spelling] == start {
                return Int(plan.pointee.tags >> UInt32(plan.pointee.keyOfSpelling[spelling]) & 1)
            }
        }
        let length = tagLength(start, end)
        guard (1...TagCandidate.maximumLength).contains(length) else { return 0 }
        if mayBeSecret(start + 1, count: length), let literal = literal(start + 1), isSecret(literal) { return 0 }
        if isGathering {
            guard let literal = literal(start + 1) else { return 0 }
            let text = literal.hasEscapes ? unescaped(literal) : literal
            let value = String(decoding: UnsafeBufferPointer(start: text.start, count: text.count), as: UTF8.self)
            ledger.gatheredTags.append((field.name, value))
            return 1
        }
        guard let plan = objects.pointee.plan else { return 1 }
        for index in 0..<plan.pointee.count {
            let key = plan.pointee.keys + index
            guard key.pointee.length == Int(field.pointee.keyLength), let text = field.pointee.key,
                Self.isText(text, key.pointee.text, count: key.pointee.length)
            else { continue }
            return key.pointee.isWanted ? 1 : 0
        }
        return 1
    }

    /// Whether a text looks like a secret, which is no tag.
    func isSecret(_ raw: ScanLiteral) -> Bool {
        guard mayBeSecret(raw.start, count: raw.count) else { return false }
        let text = raw.hasEscapes ? unescaped(raw) : raw
        return SecretText.isLikely(
            String(decoding: UnsafeBufferPointer(start: text.start, count: text.count), as: UTF8.self))
    }

    /// A look that spares most tags the question; an escape may stand for an `@`.
    @inline(__always) func mayBeSecret(_ start: Bytes, count: Int) -> Bool {
        guard count < SecretText.prefixedLength else { return true }
        let marks = modelgen_byte_mask(start, 0x40) | modelgen_byte_mask(start, 0x5C)
        return marks & ((1 &<< UInt32(truncatingIfNeeded: count)) &- 1) != 0
    }

    /// How long the text of a literal is, quotes left out; what is too long for a tag may be taken for longer.
    private func tagLength(_ start: Bytes, _ end: Bytes) -> Int {
        let count = end - start - 2
        guard count > TagCandidate.maximumLength || memchr(start + 1, 0x5C, count) != nil,
            count <= 6 * TagCandidate.maximumLength, let literal = literal(start + 1), literal.hasEscapes
        else { return count }
        return unescaped(literal).count
    }

    /// An object had a tag where none was looked for: the next scan looks for it. False where this one did.
    @inline(never) func learnTags(of objects: ObjectPointer, at place: Bytes) -> Bool {
        let known = ledger.parts(of: objects).knownSpellings
        guard !ledger.startingLessons.hold(known, at: objects.pointee.path) else { return stop(.clash) != nil }
        ledger.lessons.add(known, at: objects.pointee.path)
        learn(at: place)
        return true
    }
}
