/// An enum of payload structs that a tag tells apart: `{"type": "text", …}` is `.text(TextBlock)`.
package struct TaggedUnion: Hashable, Sendable {
    /// Where the tag and the payload stand.
    package enum Tagging: Hashable, Sendable {
        /// The tag is a member of the payload: `{"type": "text", "body": …}`.
        case `internal`(tagKey: String)
        /// The payload is a member beside the tag: `{"type": "text", "data": {"body": …}}`.
        case adjacent(tagKey: String, contentKey: String)
        /// The tag is the only key: `{"text": {"body": …}}`.
        case external

        /// The member that holds the tag; nil where the tag is a key.
        package var tagKey: String? {
            switch self {
            case .internal(let tagKey), .adjacent(let tagKey, _): tagKey
            case .external: nil
            }
        }
    }

    package struct Variant: Hashable, Sendable {
        /// As it is declared: `text`.
        package var name: String
        /// The tags as sent, raw, that mean this variant; the first is written where the payload does not keep its tag.
        package var tags: [String]
        /// The payload; nil where nothing stands beside the tag.
        package var payload: TypeReference?

        package init(name: String, tags: [String], payload: TypeReference?) {
            self.name = name
            self.tags = tags
            self.payload = payload
        }
    }

    package var tagging: Tagging
    /// Whether some objects have no tag, or none that is a text: they are kept as they came, like those of other tags.
    package var hasUntagged: Bool
    package var variants: [Variant]
    /// The case for other tags, which keeps the value as it came.
    package var unknownCase: String
    /// Payload types, printed inside the enum.
    package var payloads: [Declaration]
    /// Whether the enum must be `indirect`, since it would else contain itself.
    package var isIndirect: Bool

    package init(
        tagging: Tagging,
        hasUntagged: Bool = false,
        variants: [Variant],
        unknownCase: String = "unknown",
        payloads: [Declaration],
        isIndirect: Bool = false
    ) {
        self.tagging = tagging
        self.hasUntagged = hasUntagged
        self.variants = variants
        self.unknownCase = unknownCase
        self.payloads = payloads
        self.isIndirect = isIndirect
    }
}
