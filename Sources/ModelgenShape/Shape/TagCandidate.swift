/// Which keys may hold a tag that tells variants of an object apart.
package enum TagCandidate {
    /// A tag longer than this is prose.
    package static let maximumLength = StringShape.maximumValueLength

    /// Keys known to hold tags, the most telling first.
    private static let known = [
        "__typename", "@type", "$type", "_type", "type", "kind", "object", "event", "action", "class", "tag", "op",
        "method", "format", "mode", "variant", "resource", "command",
    ]

    private static let ranks = Dictionary(uniqueKeysWithValues: zip(known, known.indices))

    /// Endings that make the last word of a key `type` or `kind`.
    private static let suffixes: [[UInt8]] = ["Type", "_type", "-type", "Kind", "_kind"].map { Array($0.utf8) }

    /// Whether a key may hold a tag: a known one, or one whose last word is `type` or `kind` (`itemType`, `event_kind`).
    package static func isCandidate(_ key: String) -> Bool {
        if ranks[key] != nil { return true }
        let text = key.utf8
        guard text.last == UInt8(ascii: "e") || text.last == UInt8(ascii: "d") else { return false }
        return suffixes.contains { text.suffix($0.count).elementsEqual($0) }
    }

    /// The fixed order of candidates: the known ones as listed, then the others by name.
    package static func precedes(_ left: String, _ right: String) -> Bool {
        let ranks = (ranks[left] ?? known.count, ranks[right] ?? known.count)
        return ranks.0 == ranks.1 ? left < right : ranks.0 < ranks.1
    }
}
