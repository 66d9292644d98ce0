import ModelgenShape
import ModelgenSource

/// All types of the roots, decided but not yet named.
package struct ResolvedTypes: Sendable {
    /// A variant of a tagged union with its payload; nil where it has none.
    package struct Variant: Hashable, Sendable {
        package var tag: String
        package var payload: ValueType?
    }

    package let table: TypeTable
    /// The value of each root.
    package private(set) var roots: [Value] = []
    /// The types that are reached from each root, in the order in which a reader of the root's type meets them.
    package private(set) var order: [[NamedType]] = []
    /// Members of structs by type, in their order.
    package private(set) var members: [Int: [Member]] = [:]
    package private(set) var variants: [Int: [Variant]] = [:]
    /// Texts of each enum, pooled over the slots that share it.
    package private(set) var enums: [Slot: StringShape] = [:]
    package private(set) var unions: [Slot: [Value]] = [:]
    package private(set) var rows: [Slot: [Value]] = [:]
    package private(set) var repeatedKeys: [Int: Set<String>] = [:]
    /// Slots that share each enum, union or row, the first being its name in `NamedType`.
    package private(set) var sharers: [NamedType: [Slot]] = [:]
    /// What a spec says, by slots.
    package let overrides: OverrideTable
    /// Type names that a spec gives.
    package private(set) var givenNames: [NamedType: FieldOverride] = [:]
    /// What the types were the last time.
    package let remembered: RememberedNames
    /// What there is to say of the values.
    package private(set) var diagnostics: [Diagnostic] = []

    package init(
        table: TypeTable,
        shapes: [Shape],
        options: ModelOptions,
        overrides: OverrideTable,
        remembered: RememberedNames = RememberedNames()
    ) {
        self.table = table
        self.overrides = overrides
        self.remembered = remembered
        var resolver = ValueResolver(table: table, options: options, overrides: overrides, remembered: remembered)
        for (index, shape) in shapes.enumerated() {
            let slot = Slot(owner: nil, path: [.root(index)])
            roots.append(resolver.value(of: shape, at: slot))
        }
        for root in roots { resolve(root.type, &resolver, options, overrides) }
        diagnostics = resolver.diagnostics
        givenNames = resolver.givenNames
        repeatedKeys = resolver.repeatedKeys
        share(resolver)
        for root in roots {
            var seen: Set<NamedType> = []
            var types: [NamedType] = []
            visit(root.type, &seen, &types)
            order.append(RememberedOrder.merged(types) { rememberedIndex(of: $0) })
        }
    }

    // MARK: Members

    /// Decides the members of the objects inside a type, and so on down.
    private mutating func resolve(
        _ type: ValueType,
        _ resolver: inout ValueResolver,
        _ options: ModelOptions,
        _ overrides: OverrideTable
    ) {
        switch type {
        case .object(let index):
            guard members[index] == nil, variants[index] == nil else { return }
            let inner: [ValueType]
            if table.firstPlace(of: index).tagging == nil {
                inner = resolveMembers(of: index, &resolver, options, overrides)
            } else {
                inner = resolveVariants(of: index, &resolver)
            }
            for type in inner { resolve(type, &resolver, options, overrides) }
        case .kindUnion(let slot):
            for member in resolver.unions[slot] ?? [] { resolve(member.type, &resolver, options, overrides) }
        case .row(let slot):
            for column in resolver.rows[slot] ?? [] { resolve(column.type, &resolver, options, overrides) }
        case .array(let inner), .dictionary(let inner), .optional(let inner):
            resolve(inner, &resolver, options, overrides)
        default:
            return
        }
    }

    private mutating func resolveMembers(
        of index: Int,
        _ resolver: inout ValueResolver,
        _ options: ModelOptions,
        _ overrides: OverrideTable
    ) -> [ValueType] {
        members[index] = []
        let record = table.records[index]
        let presence = PresenceRule(record, presence: options.presence, undecided: table.undecidedMembers(of: index))
        let hidden = table.firstPlace(of: index).hiddenKeys
        let known = remembered.entry(of: .object(index), in: table)?.properties ?? []
        let ranks = Dictionary(known.enumerated().map { ($1.key, $0) }) { first, _ in first }
        let keys = RememberedOrder.merged(record.orderedKeys.filter { !hidden.contains($0) }) { ranks[$0] }
        var found: [Member] = []
        for key in keys {
            guard let field = record.fields[key] else { continue }
            let slot = Slot(owner: index, path: [.key(key)])
            let override = overrides[slot]
            if override?.skip == true { continue }
            let value = resolver.value(of: field.shape, at: slot, isDirect: true)
            let reason =
                presence.reason(key: key, isNullable: value.isNullable)
                ?? (ranks[key].map { known[$0].isOptional } == true ? .remembered : nil)
            found.append(
                Member(key: key, slot: slot, field: field, value: value, optionality: reason, override: override))
        }
        members[index] = found
        return found.map(\.value.type)
    }

    private mutating func resolveVariants(of index: Int, _ resolver: inout ValueResolver) -> [ValueType] {
        variants[index] = []
        let known = remembered.entry(of: .object(index), in: table)?.cases ?? []
        let ranks = Dictionary(known.enumerated().map { ($1.text, $0) }) { first, _ in first }
        let found = RememberedOrder.merged(table.variants[index], rank: { ranks[$0.tag] }).map { variant in
            switch variant.payload {
            case .nothing:
                return Variant(tag: variant.tag, payload: nil)
            case .record:
                let type = table.type(below: index, [.variant(variant.tag)])
                return Variant(tag: variant.tag, payload: type.map(ValueType.object))
            case .value(let shape, let key):
                let slot = Slot(owner: index, path: [.variant(variant.tag), .key(key)])
                let value = resolver.value(of: shape, at: slot)
                return Variant(tag: variant.tag, payload: value.isNullable ? .optional(value.type) : value.type)
            }
        }
        variants[index] = found
        return found.compactMap(\.payload)
    }

    // MARK: Sharing

    /// Finds the enums, unions and rows that are one, and replaces each by the first of those that it shares.
    private mutating func share(_ resolver: ValueResolver) {
        let slots = members.values.flatMap { $0.map(\.slot) }
        let sharing = SharedTypes(resolver: resolver, table: table, order: slots)
        sharers = sharing.sharers
        enums = sharing.enums
        unions = resolver.unions.mapValues { $0.map { $0.replacing(sharing.shared) } }
        rows = resolver.rows.mapValues { $0.map { $0.replacing(sharing.shared) } }
        roots = roots.map { $0.replacing(sharing.shared) }
        members = members.mapValues { members in
            members.map { member in
                var member = member
                member.value = member.value.replacing(sharing.shared)
                return member
            }
        }
        variants = variants.mapValues { variants in
            variants.map { Variant(tag: $0.tag, payload: $0.payload?.replacing(sharing.shared)) }
        }
        var names: [NamedType: FieldOverride] = [:]
        for (type, override) in givenNames { names[sharing.shared[type] ?? type] = override }
        givenNames = names
    }

    // MARK: Memory

    /// What a type was the last time, at any of its places; nil where it is new.
    package func rememberedEntry(of type: NamedType) -> NameMemory.TypeEntry? {
        rememberedIndex(of: type).map { remembered.entry(at: $0) }
    }

    private func rememberedIndex(of type: NamedType) -> Int? {
        if let index = remembered.index(of: type, in: table) { return index }
        return (sharers[type] ?? []).lazy.compactMap { remembered.index(of: type.standing(at: $0), in: table) }.first
    }

    // MARK: Order

    private func visit(_ type: ValueType, _ seen: inout Set<NamedType>, _ types: inout [NamedType]) {
        guard let named = type.named, seen.insert(named).inserted else { return }
        types.append(named)
        for inner in parts(of: named) { visit(inner, &seen, &types) }
    }

    /// The types that a type's declaration mentions, in their order.
    package func parts(of type: NamedType) -> [ValueType] {
        switch type {
        case .object(let index):
            (members[index] ?? []).map(\.value.type) + (variants[index] ?? []).compactMap(\.payload)
        case .stringEnum: []
        case .kindUnion(let slot): (unions[slot] ?? []).map(\.type)
        case .row(let slot): (rows[slot] ?? []).map(\.type)
        }
    }
}

extension Value {
    fileprivate func replacing(_ shared: [NamedType: NamedType]) -> Value {
        var value = self
        value.type = type.replacing(shared)
        return value
    }
}

extension NamedType {
    /// The same kind of type at another slot; an object's type stays itself.
    fileprivate func standing(at slot: Slot) -> NamedType {
        switch self {
        case .object: self
        case .stringEnum: .stringEnum(slot)
        case .kindUnion: .kindUnion(slot)
        case .row: .row(slot)
        }
    }
}
