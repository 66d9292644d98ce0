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

    /// - Parameter isFlat: whether types stand at the top of the module, where more names are taken.
    package init(types: ResolvedTypes, roots: [ModelRequest.Root], style: NameStyle, isFlat: Bool) {
        self.types = types
        self.style = style
        position = isFlat ? .type : .nestedType
        for (index, root) in roots.enumerated() {
            guard let type = types.roots[index].type.named else { continue }
            if names[type] == nil { names[type] = root.name }
        }
        findPayloads()
        for (index, root) in roots.enumerated() { nameTypes(of: index, root: root.name, all: roots.map(\.name)) }
        for index in roots.indices { namePayloads(of: index) }
        declared = TakenNames(names.values)
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

    private mutating func nameTypes(of index: Int, root: String, all: [String]) {
        let open = types.order[index].filter { names[$0] == nil && payloads[$0] == nil }
        for type in open {
            names[type] = types.givenNames[type]?.type
            enclosing[type] = root
        }
        remember(open)
        let given = open.compactMap { names[$0] }
        let unnamed = open.filter { names[$0] == nil }
        let source = TypeCandidates(types: types, style: style, root: root, position: position)
        let wanted = unnamed.map { source.candidates(for: $0, atMost: 1).first ?? "_" }
        let assigned = NameAssignment.assign(
            wanted, at: position, taken: TakenNames(all + given), notesClashes: false
        ) {
            source.candidates(for: unnamed[$0])
        }
        for (type, name) in zip(unnamed, assigned) { names[type] = name.name }
    }

    /// Gives types without a name the one that they had, unless it is gone; returns whether it named any.
    @discardableResult
    private mutating func remember(_ open: [NamedType]) -> Bool {
        guard !types.remembered.isEmpty else { return false }
        var taken = Set(names.values)
        let before = names.count
        for type in open where names[type] == nil {
            guard let name = types.rememberedEntry(of: type)?.name, taken.insert(name).inserted
            else { continue }
            names[type] = name
        }
        return names.count > before
    }

    private mutating func namePayloads(of index: Int) {
        var payloadsHere: [NamedType: [NamedType]] = [:]
        for type in types.order[index] {
            if let union = payloads[type] { payloadsHere[union, default: []].append(type) }
        }
        var taken: TakenNames?
        for union in types.order[index] {
            guard let payloads = payloadsHere[union] else { continue }
            if remember(payloads) { taken = nil }
            let own = payloads.filter { names[$0] == nil }
            guard !own.isEmpty, let unionName = names[union] else { continue }
            let wanted = own.map { payloadCandidates(for: $0, unionName: unionName) }
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

    /// `["TextBlock", …]`: the tag, then what the union is called.
    private func payloadCandidates(for type: NamedType, unionName: String) -> [String] {
        guard case .object(let index) = type, let tag = types.table.firstPlace(of: index).variant else {
            return [unionName]
        }
        let said = Set(Words.split(tag).map { $0.lowercased() })
        let rest = Words.split(unionName).filter { !said.contains($0.lowercased()) }.joined(separator: "_")
        let short = rest.isEmpty ? tag : tag + "_" + rest
        let names = [short, tag + "_payload", tag + "_" + unionName].compactMap { style.typeCandidates(for: $0).first }
        return names + style.typeCandidates(for: tag + "_" + unionName).dropFirst()
    }
}
