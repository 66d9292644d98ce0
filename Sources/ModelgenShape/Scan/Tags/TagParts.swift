import CModelgenScan

/// The parts of the objects at a place, as `ObjectNode` keeps them, over records of plain data.
final class TagParts {
    private unowned let ledger: ScanLedger
    private let objects: ObjectPointer
    let plan: TagPlanPointer

    private(set) var candidates: Set<String> = []
    private var dropped: Set<String> = []
    private var kept: [String] = []
    private(set) var parts: [TagValues: RecordPointer] = [:]

    init(of objects: ObjectPointer, ledger: ScanLedger, arena: inout Arena) {
        self.objects = objects
        self.ledger = ledger
        plan = arena.allocate(TagPlan.self)
        let spellings = arena.allocate(modelgen_key.self, count: TagPlan.maximumKeys)
        let values = arena.allocate(Bytes?.self, count: TagPlan.maximumKeys)
        var search = modelgen_keys()
        search.keys = UnsafePointer(spellings)
        search.values = values
        plan.initialize(
            to: TagPlan(
                keys: arena.allocate(TagPlan.Key.self, count: TagPlan.maximumKeys),
                spellings: spellings,
                keyOfSpelling: arena.allocate(Int32.self, count: TagPlan.maximumKeys),
                values: values,
                search: search,
                routes: arena.allocate(TagPlan.Route.self, count: TagPlan.leastSlots),
                shortcuts: arena.allocate(TagPlan.Shortcut.self, count: TagPlan.leastSlots)
            ))
        plan.pointee.forgetRoutes()
    }

    /// Adds a key that may hold a tag to those that are looked for.
    /// - Parameter spelling: How it stands in the text, escapes kept.
    /// - Returns: Its place among the spellings.
    func know(_ spelling: [UInt8]) -> Int {
        if let known = knownSpellings.firstIndex(of: spelling) { return known }
        guard plan.pointee.spellingCount < TagPlan.maximumKeys else {
            ledger.hasTooManyTags = true
            return 0
        }
        let copy = ledger.copy(spelling)
        let index = plan.pointee.spellingCount
        let key = place(of: ledger.unescaped(copy, count: spelling.count))
        plan.pointee.spellings[index] = modelgen_key(text: copy, length: spelling.count)
        plan.pointee.keyOfSpelling[index] = Int32(key)
        plan.pointee.keys[key].spellings |= 1 << UInt32(index)
        plan.pointee.spellingCount += 1
        settle()
        return index
    }

    /// The place of a key in the plan, made where there is none.
    private func place(of key: [UInt8]) -> Int {
        for index in 0..<plan.pointee.count {
            let known = plan.pointee.keys[index]
            if UnsafeBufferPointer(start: known.text, count: known.length).elementsEqual(key) { return index }
        }
        let copy = ledger.copy(key)
        let room = ledger.room(TagCandidate.maximumLength)
        plan.pointee.keys[plan.pointee.count] = TagPlan.Key(text: copy, length: key.count, value: copy, room: room)
        plan.pointee.count += 1
        return plan.pointee.count - 1
    }

    /// The keys that are looked for, as they stand in the text.
    var knownSpellings: [[UInt8]] {
        (0..<plan.pointee.spellingCount).map { index in
            let key = plan.pointee.spellings[index]
            return Array(UnsafeBufferPointer(start: key.text, count: key.length))
        }
    }

    /// Adds a key that held tags elsewhere, unless there are many: it is only guessed that it will here.
    func expect(_ spelling: [UInt8]) {
        guard plan.pointee.spellingCount < TagPlan.maximumKeys / 2 else { return }
        _ = know(spelling)
    }

    /// The keys that held tags, as they stand in the text.
    private var heldSpellings: [[UInt8]] {
        knownSpellings.enumerated().compactMap { index, spelling in
            let key = plan.pointee.keys[Int(plan.pointee.keyOfSpelling[index])]
            return candidates.contains(name(of: key)) ? spelling : nil
        }
    }

    private func name(of key: TagPlan.Key) -> String {
        String(decoding: UnsafeBufferPointer(start: key.text, count: key.length), as: UTF8.self)
    }

    /// The record that takes an object with such tags.
    /// - Parameter fresh: The record that has taken it, where it is the first object.
    func record(for tags: TagValues, fresh: RecordPointer? = nil) -> RecordPointer {
        if parts.isEmpty, let only = objects.pointee.record { parts[TagValues()] = only }
        objects.pointee.record = nil
        defer { settle() }
        if !tags.values.keys.allSatisfy(candidates.contains) { add(tags.values.keys) }
        var key = tags.values.keys.allSatisfy(kept.contains) ? tags : tags.projected(on: kept)
        if let record = record(key) { return record }
        if parts.count >= ObjectShape.maximumParts {
            part(among: Array(parts.keys) + [key])
            key = tags.projected(on: kept)
            if let record = record(key) { return record }
        }
        let record = fresh ?? ledger.makeRecord(path: path(of: key))
        parts[key] = record
        return record
    }

    private func path(of tags: TagValues) -> ScanPath {
        objects.pointee.path.part(tags, isTold: !kept.isEmpty)
    }

    private func record(_ key: TagValues) -> RecordPointer? {
        guard let index = parts.index(forKey: key) else { return nil }
        let known = parts.keys[index]
        if key.isSpelled(before: known) || known.isSpelled(before: key) { ledger.hasClash = true }
        return parts.values[index]
    }

    private func add(_ keys: some Sequence<String>) {
        let all = ObjectShape.first(of: candidates.union(keys))
        guard all != candidates else { return }
        dropped.formIntersection(all)
        candidates = all
        ledger.noteTagKeys(heldSpellings, at: objects.pointee.path)
        part(among: parts.keys)
    }

    private func part(among tags: some Collection<TagValues>) {
        kept = ObjectShape.kept(of: candidates, besides: dropped, parting: tags)
        dropped = candidates.subtracting(kept)
        plan.pointee.forgetRoutes()
        var groups: [TagValues: [RecordPointer]] = [:]
        for (tags, record) in parts { groups[tags.projected(on: kept), default: []].append(record) }
        parts = groups.mapValues { group in
            guard group.count > 1 else { return group[0] }
            let shape = group.reduce(into: RecordShape()) { $0.merge(ledger.record(of: $1)) }
            let record = ledger.makeRecord(path: objects.pointee.path)
            ledger.records.append(shape)
            record.pointee.base = ledger.records.count
            return record
        }
    }

    /// Writes what was decided where the scan looks for it.
    private func settle() {
        var wanted: UInt32 = 0
        for index in 0..<plan.pointee.count {
            let key = plan.pointee.keys + index
            let name = name(of: key.pointee)
            key.pointee.isWanted = kept.contains(name) || !candidates.contains(name) && !isPushedOut(name)
            if key.pointee.isWanted { wanted |= key.pointee.spellings }
        }
        modelgen_want(&plan.pointee.search, wanted)
        objects.pointee.needsTags = wanted != 0
        if wanted == 0, parts.count == 1 { objects.pointee.record = parts.first?.value }
    }

    /// Whether a key would not be among the first candidates, and so never is.
    private func isPushedOut(_ name: String) -> Bool {
        candidates.count >= ObjectShape.maximumTags && !ObjectShape.first(of: candidates.union([name])).contains(name)
    }
}
