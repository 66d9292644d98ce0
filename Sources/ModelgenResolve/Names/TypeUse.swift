import ModelgenSwift

/// One use of a type, as a source of its name: what the key there calls it, then what is around it.
package struct TypeUse: Hashable, Sendable, Comparable {
    /// Innermost first: `["user", "comment", "issue"]`.
    package let nouns: [String]
    /// How many uses call it the same.
    package let count: Int
    /// How poor a name is: 0 says what the thing is, 1 what part it plays, 2 how it is joined to others, 3 nothing.
    package let poverty: Int

    package init(nouns: [String], count: Int) {
        self.nouns = nouns
        self.count = count
        poverty = Self.poverty(of: nouns.first ?? "")
    }

    /// Words for a part that something plays, rather than for what it is: the worse names.
    private static let roles: Set<String> = [
        "owner", "sender", "assignee", "author", "creator", "parent", "child", "node", "item", "data", "datum",
        "element",
        "value", "entry", "record", "object", "content", "child", "previous", "next", "first", "last", "current",
        "other",
        "source", "target", "head", "base", "from", "to", "self", "reply", "result", "payload", "attribute", "list",
        "high", "low", "open", "close", "normal", "super", "standard", "small", "medium", "large", "big", "tiny",
        "full",
        "northeast", "southwest", "northwest", "southeast", "north", "south", "east", "west", "top", "bottom", "left",
        "right",
        "min", "max", "start", "end", "before", "after", "old", "new", "latest", "committer", "performer", "reviewer",
        "merged", "closed", "actor", "recipient", "default", "main", "primary",
    ]

    /// Words that join things (`any_of`, `and`, `ordered_by`): they speak of others, not of what stands there.
    private static let joints: Set<String> = [
        "of", "by", "with", "in", "on", "at", "for", "and", "or", "not", "any", "all", "one", "none", "if", "then",
        "else",
    ]

    private static func poverty(of noun: String) -> Int {
        guard !noun.isEmpty else { return 3 }
        let head = KeyNoun(key: noun).head
        if joints.contains(head) { return 2 }
        return roles.contains(head) ? 1 : 0
    }

    /// The better use stands first: one that says what the thing is, that more uses agree on, that is nearer to the root,
    /// that is shorter; then by the alphabet, so that the order of samples changes nothing.
    package static func < (left: Self, right: Self) -> Bool {
        if left.poverty != right.poverty { return left.poverty < right.poverty }
        if left.count != right.count { return left.count > right.count }
        if left.nouns.count != right.nouns.count { return left.nouns.count < right.nouns.count }
        let names = (left.nouns.first ?? "", right.nouns.first ?? "")
        if names.0.utf8.count != names.1.utf8.count { return names.0.utf8.count < names.1.utf8.count }
        return left.nouns.lexicographicallyPrecedes(right.nouns)
    }

    /// The words that all of several different nouns end in: `address` for a billing and a shipping address; nil where
    /// there are none, or where the nouns are one.
    package static func commonNoun(of uses: [TypeUse]) -> String? {
        let nouns = Set(uses.compactMap(\.nouns.first))
        guard nouns.count > 1, nouns.count == Set(uses.map { $0.nouns.first ?? "" }).count else { return nil }
        var common: [String]?
        for noun in nouns {
            let words = KeyNoun(key: noun).words
            guard let known = common else {
                common = words
                continue
            }
            let shared = zip(known.reversed(), words.reversed()).prefix { $0 == $1 }.map(\.0)
            common = shared.reversed()
        }
        guard let common, !common.isEmpty, !roles.contains(common[common.count - 1]) else { return nil }
        return common.joined(separator: "_")
    }

    /// The nouns of a place and of those around it.
    package static func nouns(ofPlace index: Int, in table: TypeTable) -> [String] {
        let place = table.tree.places[index]
        var nouns = [noun(place.key, isListed: place.isListed, place.pathFromParent)].compactMap(\.self)
        if let parent = place.parent { nouns += self.nouns(ofPlace: parent, in: table) }
        return nouns
    }

    /// The nouns of a slot and of the types around it.
    package static func nouns(of slot: Slot, in table: TypeTable) -> [String] {
        var nouns = [noun(slot.key, isListed: slot.isListed, slot.path)].compactMap(\.self)
        if let owner = slot.owner { nouns += self.nouns(ofPlace: table.groups.members[owner][0], in: table) }
        return nouns
    }

    /// A key in a list or a map names several: its noun is singular. What stands at a position of a row is called after
    /// both, `candle_second`, or after the position alone in a row that no key names.
    private static func noun(_ key: String?, isListed: Bool, _ path: PlacePath) -> String? {
        let words = key.map { NumberedLabel.words(of: $0) ?? $0 }
        let noun = words.map { isListed ? Noun.singular($0) : $0 }
        guard case .column(let index) = path.last else { return noun }
        let ordinal = RowOrdinals.name(of: index)
        return noun.map { $0 + "_" + ordinal } ?? ordinal
    }
}
