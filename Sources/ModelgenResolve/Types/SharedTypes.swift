import ModelgenShape

/// Which enums, unions by kind and rows are one type though they stand at several slots.
package struct SharedTypes: Sendable {
    /// The type that each shares, where it is not its own.
    package private(set) var shared: [NamedType: NamedType] = [:]
    /// The slots of each type.
    package private(set) var sharers: [NamedType: [Slot]] = [:]
    /// The texts of each enum, pooled.
    package private(set) var enums: [Slot: StringShape] = [:]

    private let label: @Sendable (NamedType) -> Int?

    package init(resolver: ValueResolver, table: TypeTable, order: [Slot]) {
        let remembered = resolver.remembered
        label = { remembered.index(of: $0, in: table) }
        let byPlace = SlotOrder(table: table)
        shareEnums(resolver.enums, byPlace)
        shareUnions(resolver.unions, byPlace)
        shareRows(resolver.rows, byPlace)
    }

    /// Enums of one noun that have most of the lesser one's values in common.
    private mutating func shareEnums(_ enums: [Slot: StringShape], _ order: SlotOrder) {
        let slots = enums.keys.sorted(by: order.precedes)
        let labels = slots.map { label(.stringEnum($0)) }
        var sets = LabelledSets(labels: labels)
        let nouns = Dictionary(grouping: slots.indices) { slots[$0].key.map { KeyNoun(key: $0).head } }
        for alike in nouns.values {
            // What was two types before stays two, so there the order counts. Elsewhere those of equal texts go first.
            let isNew = alike.allSatisfy { labels[$0] == nil }
            let distinct = isNew ? Self.joinEqual(alike, slots, enums, &sets) : alike
            for (index, left) in distinct.enumerated() {
                guard let one = enums[slots[left]] else { continue }
                for right in distinct[(index + 1)...] {
                    guard let two = enums[slots[right]] else { continue }
                    if Self.areAlike(one, two) { sets.join(left, right) }
                }
            }
        }
        for (index, slot) in slots.enumerated() {
            let first = slots[sets.representative(of: index)]
            add(.stringEnum(slot), to: .stringEnum(first), slot)
            self.enums[first].merge(enums[slot])
        }
    }

    /// Joins the enums of equal texts; returns one of each.
    private static func joinEqual(
        _ alike: [Int],
        _ slots: [Slot],
        _ enums: [Slot: StringShape],
        _ sets: inout LabelledSets
    ) -> [Int] {
        var first: [Set<String>: Int] = [:]
        return alike.filter { index in
            guard let values = enums[slots[index]]?.values else { return false }
            let texts = Set(values.keys)
            if let other = first[texts] {
                sets.join(other, index)
                return false
            }
            first[texts] = index
            return true
        }
    }

    /// Unions of scalars alone are one wherever they stand; others where their noun is one, too.
    private mutating func shareUnions(_ unions: [Slot: [Value]], _ order: SlotOrder) {
        let slots = unions.keys.sorted(by: order.precedes)
        var leaders: [UnionKey: [Slot]] = [:]
        for slot in slots {
            let types = (unions[slot] ?? []).map { $0.type.replacing(shared) }
            let noun = types.contains { $0.named != nil } ? slot.key.map { KeyNoun(key: $0).head } : nil
            let leader = leader(of: slot, among: &leaders[UnionKey(types: types, noun: noun), default: []]) {
                .kindUnion($0)
            }
            add(.kindUnion(slot), to: .kindUnion(leader), slot)
        }
    }

    private mutating func shareRows(_ rows: [Slot: [Value]], _ order: SlotOrder) {
        var leaders: [UnionKey: [Slot]] = [:]
        for slot in rows.keys.sorted(by: order.precedes) {
            let types = (rows[slot] ?? []).map { $0.type.replacing(shared) }
            let leader = leader(of: slot, among: &leaders[UnionKey(types: types, noun: nil), default: []]) { .row($0) }
            add(.row(slot), to: .row(leader), slot)
        }
    }

    /// The first slot that a slot is one with: what was two types before stays two.
    private func leader(of slot: Slot, among leaders: inout [Slot], as type: (Slot) -> NamedType) -> Slot {
        let mine = label(type(slot))
        let same = leaders.first { leader in
            guard let mine, let theirs = label(type(leader)) else { return true }
            return mine == theirs
        }
        if let same { return same }
        leaders.append(slot)
        return slot
    }

    private struct UnionKey: Hashable {
        var types: [ValueType]
        var noun: String?
    }

    private mutating func add(_ type: NamedType, to leader: NamedType, _ slot: Slot) {
        sharers[leader, default: []].append(slot)
        if type != leader { shared[type] = leader }
    }

    private static func areAlike(_ left: StringShape, _ right: StringShape) -> Bool {
        guard let one = left.values?.keys, let two = right.values?.keys else { return false }
        let common = one.count { two.contains($0) }
        return common * 2 >= min(one.count, two.count)
    }
}

/// The order of slots: by the type around them, then by their ways.
package struct SlotOrder: Sendable {
    private let table: TypeTable

    package init(table: TypeTable) {
        self.table = table
    }

    package func precedes(_ left: Slot, _ right: Slot) -> Bool {
        let owners = (left.owner ?? -1, right.owner ?? -1)
        guard owners.0 == owners.1 else { return owners.0 < owners.1 }
        let steps = zip(left.path, right.path).first { $0 != $1 }
        guard let (one, other) = steps else { return left.path.count < right.path.count }
        return place(of: one, in: left.owner) == place(of: other, in: right.owner)
            ? JSONPointer(left.path) < JSONPointer(right.path)
            : place(of: one, in: left.owner) < place(of: other, in: right.owner)
    }

    private func place(of step: PlaceStep, in owner: Int?) -> UInt64 {
        guard case .key(let key) = step, let owner else { return 0 }
        return table.records[owner].fields[key]?.meanPlace ?? 0
    }
}
