import ModelgenShape
import ModelgenSwift

/// What a type may be called, the best first: the noun of its best use, then with what is around it, and so on up.
package struct TypeCandidates: Sendable {
    private let types: ResolvedTypes
    private let style: NameStyle
    private let root: String
    private let position: NamePosition
    /// The types that some key calls `user`, so that no other need be called so.
    private let users: Set<Int>

    package init(types: ResolvedTypes, style: NameStyle, root: String, position: NamePosition) {
        self.position = position
        self.types = types
        self.style = style
        self.root = root
        let table = types.table
        users = Set(
            table.tree.places.indices.filter { index in
                table.tree.places[index].key.map { ValueTypes.accountNouns.contains($0.lowercased()) } == true
            }.map { table.groups.group[$0] })
    }

    /// - Parameter limit: how many are wanted. Most types get the first, and the others are costly.
    package func candidates(for type: NamedType, atMost limit: Int = .max) -> [String] {
        var names: [String] = []
        var seen: Set<String> = []
        /// Returns whether more are wanted.
        func add(_ name: String) -> Bool {
            if isFree(name, for: type), seen.insert(name).inserted { names.append(name) }
            return names.count < limit
        }
        let isNamed: Bool
        if case .kindUnion(let slot) = type, let name = scalarUnionName(slot) {
            guard add(name) else { return names }
            isNamed = true
        } else {
            isNamed = false
        }
        let uses = uses(of: type).sorted()
        let suffix = unionPart(type)
        let doubled = doubledPart(type)
        if let base = sharedNoun(of: type, uses) {
            let outer = uses.first?.nouns.dropFirst() ?? []
            guard addChain(base, around: outer, suffix, doubled, add) else { return names }
        }
        for use in uses.prefix(Self.usesToTry) {
            let noun = use.nouns.first ?? noNoun(suffix)
            guard addChain(noun, around: use.nouns.dropFirst(), suffix, doubled, add) else { return names }
        }
        if uses.isEmpty, !isNamed {
            guard addChain(noNoun(suffix), around: [], suffix, doubled, add) else { return names }
        }
        let last = style.typeCandidates(for: (uses.first?.nouns.reversed() ?? ["value"]).joined(separator: "_"))
        for name in last.suffix(2) where seen.insert(root + name).inserted { names.append(root + name) }
        return names
    }

    /// Uses beyond these lend no names: a type has some way to be told apart by then.
    private static let usesToTry = 4

    /// `Status`, `ArticleStatus`, `FeedStatus`, `FeedArticleStatus`, and so on up to the root, until no more are wanted;
    /// returns whether they still are.
    private func addChain(
        _ noun: String,
        around outer: ArraySlice<String>,
        _ suffix: String?,
        _ doubled: String,
        _ add: (String) -> Bool
    ) -> Bool {
        let base = noun + (suffix ?? "")
        let name = style.typeName(for: base)
        guard add(name) else { return false }
        let words = KeyNoun(key: noun).words
        var joined = base
        for key in outer {
            let around = Noun.singular(key)
            // What repeats its parent's noun is a part of it: "IssueIssue" says nothing.
            let isDoubled = KeyNoun(key: key).words == words
            guard add(style.typeName(for: isDoubled ? base + doubled : around + "_" + base)) else { return false }
            joined = isDoubled ? joined : around + "_" + joined
            guard add(style.typeName(for: joined)) else { return false }
        }
        return add(root == name ? style.typeName(for: base + doubled) : root + name)
    }

    /// What is added to a noun that its parent or the root has too: `UserDetails`, `StatusValue`.
    private func doubledPart(_ type: NamedType) -> String {
        if case .object = type { "_details" } else { "_value" }
    }

    /// A name that Swift or Foundation has taken would get a suffix: a qualified one reads better.
    private func isFree(_ name: String, for type: NamedType) -> Bool {
        if case .stringEnum = type, name == "Type" { return true }
        return ReservedWords.declared(name, at: position) == name
    }

    // MARK: Nouns

    /// A noun for all of several uses that call the type differently; nil where the best use's own is as good.
    private func sharedNoun(of type: NamedType, _ uses: [TypeUse]) -> String? {
        guard case .object(let index) = type, let best = uses.first, best.poverty > 0 || best.count * 2 <= uses.count
        else { return nil }
        guard Set(uses.compactMap(\.nouns.first)).count > 1 else { return nil }
        if let common = TypeUse.commonNoun(of: uses) { return common }
        let parents = Set(uses.map { $0.nouns.dropFirst().first })
        let parent = parents.count == 1 ? parents.first ?? nil : nil
        let plain = parent.map(Noun.singular)
        if plain != parent { return plain }
        let keys = Set(types.table.records[index].fields.keys)
        if let known = ValueTypes.name(of: keys) { return known }
        if ValueTypes.isAccount(keys), users.subtracting([index]).isEmpty { return ValueTypes.account }
        // Members of the root: `{"bitcoin": …, "ethereum": …}` of `Coins` are coins.
        let item = Noun.singular(root)
        return parents == [nil] && item != root ? item : nil
    }

    /// What sets a part of a union by kind apart from the union, whose name it would share.
    private func unionPart(_ type: NamedType) -> String? {
        switch type {
        case .row(let slot) where types.unions[slot] != nil:
            return "_row"
        case .row(let slot), .stringEnum(let slot), .kindUnion(let slot):
            return isItemOfUnion(slot) ? "_item" : nil
        case .object(let index):
            let slots = types.table.groups.members[index].map { place in
                let place = types.table.tree.places[place]
                return Slot(owner: place.parent.map { types.table.groups.group[$0] }, path: place.pathFromParent)
            }
            let isPart = slots.map { types.unions[$0] != nil }
            guard zip(slots, isPart).allSatisfy({ $1 || isItemOfUnion($0) }) else { return nil }
            return isPart.contains(true) ? "_object" : "_item"
        }
    }

    /// Whether a slot is each element, or each value, of what a union holds; a position of a row has a noun of its own.
    private func isItemOfUnion(_ slot: Slot) -> Bool {
        switch slot.path.last {
        case .eachElement, .eachValue: types.unions[slot.outer] != nil
        default: false
        }
    }

    /// What stands under no key is a part of the root: `FrameRow`.
    private func noNoun(_ suffix: String?) -> String {
        suffix == nil ? "value" : root
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
            let all = types.table.groups.members[index].map { TypeUse.nouns(ofPlace: $0, in: types.table) }
            let counts = Dictionary(all.map { ($0.first ?? "", 1) }, uniquingKeysWith: +)
            return all.map { TypeUse(nouns: $0, count: counts[$0.first ?? ""] ?? 1) }
        case .stringEnum(let slot), .kindUnion(let slot), .row(let slot):
            let slots = types.sharers[type] ?? [slot]
            return slots.map { TypeUse(nouns: TypeUse.nouns(of: $0, in: types.table), count: 1) }
        }
    }
}
