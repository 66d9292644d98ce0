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
    /// Payload structs, which are printed inside their union.
    package private(set) var payloads: [NamedType: NamedType] = [:]

    private let types: ResolvedTypes
    private let style: NameStyle

    package init(types: ResolvedTypes, roots: [ModelRequest.Root], style: NameStyle) {
        self.types = types
        self.style = style
        for (index, root) in roots.enumerated() {
            guard let type = types.roots[index].type.named else { continue }
            if names[type] == nil { names[type] = root.name }
        }
        findPayloads()
        for (index, root) in roots.enumerated() { nameTypes(of: index, root: root.name, all: roots.map(\.name)) }
        for index in roots.indices { namePayloads(of: index) }
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
        let given = open.compactMap { types.givenNames[$0]?.type }
        let unnamed = open.filter { types.givenNames[$0]?.type == nil }
        for type in open {
            if let name = types.givenNames[type]?.type { names[type] = name }
            enclosing[type] = root
        }
        let wanted = unnamed.map { candidates(for: $0, root: root) }
        let assigned = NameAssignment.assign(wanted, at: .nestedType, taken: Set(all + given))
        for (type, name) in zip(unnamed, assigned) { names[type] = name.name }
    }

    private mutating func namePayloads(of index: Int) {
        for union in types.order[index] {
            let own = types.order[index].filter { payloads[$0] == union && names[$0] == nil }
            guard !own.isEmpty, let unionName = names[union] else { continue }
            let wanted = own.map { payloadCandidates(for: $0, unionName: unionName) }
            let assigned = NameAssignment.assign(wanted, at: .nestedType, taken: Set(names.values))
            for (type, name) in zip(own, assigned) { names[type] = name.name }
        }
    }

    // MARK: Candidates

    /// `["TextBlock", …]`: the tag, then what the union is called.
    private func payloadCandidates(for type: NamedType, unionName: String) -> [String] {
        guard case .object(let index) = type, let tag = types.table.firstPlace(of: index).variant else {
            return [unionName]
        }
        let noun = KeyNoun(key: unionName).words
        let words = Words.split(tag).map { $0.lowercased() }
        let isSaid = words.count >= noun.count && Array(words.suffix(noun.count)) == noun
        return style.typeCandidates(for: isSaid ? tag : tag + "_" + unionName)
    }

    /// The noun of the best use, then with its parent's before it, and so on up.
    private func candidates(for type: NamedType, root: String) -> [String] {
        if case .kindUnion(let slot) = type, let name = scalarUnionName(slot) {
            return [name] + chain(of: type, root: root)
        }
        return chain(of: type, root: root)
    }

    private func chain(of type: NamedType, root: String) -> [String] {
        let uses = uses(of: type)
        let best = uses.min { $0 < $1 }
        var nouns = best?.nouns ?? []
        if let common = TypeUse.commonNoun(of: uses), !nouns.isEmpty { nouns[0] = common }
        if let suffix = unionPart(type), !nouns.isEmpty { nouns[0] += suffix }
        if nouns.isEmpty { nouns = [root + "_value"] }
        nouns.append(root)
        var result: [String] = []
        var joined = ""
        for noun in nouns {
            joined = joined.isEmpty ? noun : noun + "_" + joined
            if let name = style.typeCandidates(for: joined).first { result.append(name) }
        }
        return result + style.typeCandidates(for: joined).dropFirst()
    }

    /// What sets a part of a union by kind apart from the union, whose name it would share.
    private func unionPart(_ type: NamedType) -> String? {
        switch type {
        case .row(let slot) where types.unions[slot] != nil: return "_row"
        case .object(let index):
            let isPart = types.table.groups.members[index].allSatisfy { place in
                let place = types.table.tree.places[place]
                let owner = place.parent.map { types.table.groups.group[$0] }
                return types.unions[Slot(owner: owner, path: place.pathFromParent)] != nil
            }
            return isPart ? "_object" : nil
        default: return nil
        }
    }

    /// `IntOrString`, for a union of scalars alone.
    private func scalarUnionName(_ slot: Slot) -> String? {
        let names = (types.unions[slot] ?? []).map { value -> String? in
            switch value.type {
            case .bool: "Bool"
            case .int: "Int"
            case .uint64: "UInt64"
            case .double: "Double"
            case .decimal: "Decimal"
            case .string: "String"
            default: nil
            }
        }
        let known = names.compactMap(\.self)
        return known.count == names.count ? known.joined(separator: "Or") : nil
    }

    private func uses(of type: NamedType) -> [TypeUse] {
        switch type {
        case .object(let index):
            let places = types.table.groups.members[index]
            let all = places.map { (place: $0, nouns: TypeUse.nouns(ofPlace: $0, in: types.table)) }
            let counts = Dictionary(all.map { ($0.nouns.first ?? "", 1) }, uniquingKeysWith: +)
            return all.map { TypeUse(nouns: $0.nouns, count: counts[$0.nouns.first ?? ""] ?? 1) }
        case .stringEnum(let slot), .kindUnion(let slot), .row(let slot):
            let slots = types.sharers[type] ?? [slot]
            return slots.map { TypeUse(nouns: TypeUse.nouns(of: $0, in: types.table), count: 1) }
        }
    }
}
