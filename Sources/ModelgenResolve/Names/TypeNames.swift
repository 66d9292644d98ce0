import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// The name of every type, from the best of its uses.
package struct TypeNames: Sendable {
    /// As declared, without what encloses it.
    package private(set) var names: [NamedType: String] = [:]
    /// The root that each type extends; nil for the roots themselves.
    package private(set) var enclosing: [NamedType: String] = [:]
    /// Types that share their first choice of a name, so that all of them took another.
    package private(set) var clashes: [[NamedType]] = []
    /// Every name of a type. A property or case of such a name would be taken for the type, or the type for it.
    package private(set) var declared: TakenNames = []
    /// Payload structs, which are printed inside their union.
    package private(set) var payloads: [NamedType: NamedType] = [:]

    private let types: ResolvedTypes
    private let style: NameStyle
    /// Where the types stand: nested in their root, or beside it.
    private let position: NamePosition
    private let rootNames: [String]
    /// The types that each root encloses, payloads left out, in their order: each is of the root that it was of before, else
    /// of the first that mentions it.
    private var enclosed: [[NamedType]] = []

    /// - Parameter isFlat: whether types stand at the top of the module, where more names are taken.
    package init(types: ResolvedTypes, roots: [ModelRequest.Root], style: NameStyle, isFlat: Bool) {
        self.types = types
        self.style = style
        position = isFlat ? .type : .nestedType
        rootNames = roots.map(\.name)
        for (index, root) in roots.enumerated() {
            guard let type = types.roots[index].type.named else { continue }
            if names[type] == nil { names[type] = root.name }
        }
        findPayloads()
        enclose()
        // What a spec or the memory says of any root goes before the names that are made.
        for isOwn in [true, false] {
            for index in roots.indices { remember(in: index, isOwn: isOwn) }
        }
        for (index, root) in roots.enumerated() { nameTypes(of: index, root: root.name) }
        for index in roots.indices { namePayloads(of: index) }
        declared = TakenNames(names.values)
    }

    /// The root that declares a type: it is the root's own, inside it, or a payload of a union inside it.
    package func root(of type: NamedType) -> Int? {
        let declared = payloads[type] ?? type
        return (enclosing[declared] ?? names[declared]).flatMap { rootNames.firstIndex(of: $0) }
    }

    private mutating func findPayloads() {
        for type in types.order.flatMap(\.self) {
            guard case .object(let index) = type, let variants = types.variants[index] else { continue }
            for variant in variants {
                guard case .object(let payload) = variant.payload else { continue }
                let isOwn = types.table.groups.members[payload].allSatisfy {
                    types.table.tree.places[$0].variant != nil
                }
                if isOwn, payloads[.object(payload)] == nil { payloads[.object(payload)] = type }
            }
        }
    }

    /// Finds the root around each type, and the name that a spec gives it.
    private mutating func enclose() {
        for (index, root) in rootNames.enumerated() where rootNames.count > 1 {
            for type in types.order[index] where names[type] == nil && payloads[type] == nil {
                if types.rememberedEntry(of: type)?.root == root { enclosing[type] = root }
            }
        }
        for (index, root) in rootNames.enumerated() {
            let open = types.order[index].filter {
                names[$0] == nil && payloads[$0] == nil && (enclosing[$0] ?? root) == root
            }
            for type in open { enclosing[type] = root }
            enclosed.append(open)
        }
        for type in enclosed.joined() { names[type] = types.givenNames[type]?.type }
    }

    /// Gives types without a name the one that they had, unless it is gone.
    /// - Parameter isOwn: of types that were one, the one that stands where it stood goes first.
    private mutating func remember(in index: Int, isOwn: Bool) {
        guard !types.remembered.isEmpty else { return }
        var taken = Set(taken(in: index))
        for type in types.order[index] where names[type] == nil {
            guard let entry = types.rememberedEntry(of: type) else { continue }
            let wasHere = (entry.root ?? rootNames[index]) == enclosing[payloads[type] ?? type]
            if wasHere == isOwn, taken.insert(entry.name).inserted { names[type] = entry.name }
        }
    }

    private mutating func nameTypes(of index: Int, root: String) {
        let unnamed = enclosed[index].filter { names[$0] == nil }
        let source = TypeCandidates(types: types, style: style, root: root, position: position)
        let wanted = unnamed.map { source.candidates(for: $0, atMost: 1).first ?? "_" }
        let assigned = NameAssignment.assign(
            wanted, at: position, taken: TakenNames(taken(in: index)), notesClashes: false
        ) {
            source.candidates(for: unnamed[$0])
        }
        for (type, name) in zip(unnamed, assigned) { names[type] = name.name }
    }

    /// The names that a type of a root cannot have: those of all types where they stand beside each other, else those in
    /// the root and of the roots.
    private func taken(in index: Int) -> [String] {
        guard position == .nestedType else { return Array(names.values) }
        let inside = types.order[index].filter { payloads[$0] != nil || enclosing[$0] == rootNames[index] }
        return rootNames + inside.compactMap { names[$0] }
    }

    private mutating func namePayloads(of index: Int) {
        var payloadsHere: [NamedType: [NamedType]] = [:]
        for type in types.order[index] {
            if let union = payloads[type] { payloadsHere[union, default: []].append(type) }
        }
        var taken: TakenNames?
        for union in types.order[index] {
            guard let payloads = payloadsHere[union] else { continue }
            let own = payloads.filter { names[$0] == nil }
            guard !own.isEmpty, let unionName = names[union] else { continue }
            let tags = tags(of: union)
            let short = Dictionary(zip(tags, TagNames.short(tags)), uniquingKeysWith: { first, _ in first })
            let wanted = own.map { payloadCandidates(for: $0, unionName: unionName, short: short) }
            var known = taken ?? TakenNames(names.values)
            taken = nil
            for (type, name) in zip(own, NameAssignment.assign(wanted, at: .nestedType, taken: known)) {
                names[type] = name.name
                known.insert(name.name)
            }
            taken = known
        }
    }

    // MARK: Candidates

    private func tags(of union: NamedType) -> [String] {
        guard case .object(let index) = union else { return [] }
        return (types.variants[index] ?? []).map(\.tag)
    }

    /// `["TextBlock", …]`: the tag, then what the union is called.
    /// - Parameter short: the tags of the union without what all of them start with.
    private func payloadCandidates(
        for type: NamedType, unionName: String, short: [String: String]
    ) -> [String] {
        guard case .object(let index) = type, let tag = types.table.firstPlace(of: index).variant else {
            return [unionName]
        }
        let own = short[tag] ?? tag
        let said = Set(Words.split(own).map { $0.lowercased() })
        let rest = Words.split(unionName).filter { !said.contains($0.lowercased()) }.joined(separator: "_")
        let full = tag + "_" + unionName
        let names = [rest.isEmpty ? own : own + "_" + rest] + (own == tag ? [] : [full]) + [tag + "_payload", full]
        return names.map(style.typeName) + style.typeCandidates(for: full).dropFirst()
    }
}
