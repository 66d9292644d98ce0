/// Which keys may hold a tag that tells variants of an object apart.
package enum TagCandidate {
    /// A tag longer than this is prose.
    package static let maximumLength = StringShape.maximumValueLength

    /// Keys known to hold tags, the most telling first.
    private static let known = [
        "__typename", "@type", "$type", "_type", "type", "kind", "object", "event", "action", "class", "tag", "op",
        "method", "format", "mode", "variant", "resource", "command",
    ]

    /// Whether a key may hold a tag: a known one, or one whose last word is `type` or `kind` (`itemType`, `event_kind`).
    package static func isCandidate(_ key: String) -> Bool {
        known.contains(key) || key.hasSuffix("Type") || key.hasSuffix("_type") || key.hasSuffix("-type")
            || key.hasSuffix("Kind") || key.hasSuffix("_kind") || key == "Type" || key == "Kind"
    }

    /// The fixed order of candidates: the known ones as listed, then the others by name.
    package static func precedes(_ left: String, _ right: String) -> Bool {
        let ranks = (known.firstIndex(of: left) ?? known.count, known.firstIndex(of: right) ?? known.count)
        return ranks.0 == ranks.1 ? left < right : ranks.0 < ranks.1
    }
}
