import ModelgenSource

/// A node of a YAML document with its position, anchors and merge keys worked out, scalars resolved by the YAML 1.2 core
/// schema.
///
/// Specs are read from it key by key, so that every complaint has a place.
package struct YAMLNode: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case null
        case boolean(Bool)
        /// A number, as JSON would write it: `0x1F` is `31`.
        case number(String)
        case string(String)
        case sequence([YAMLNode])
        case mapping([Member])
    }

    /// A key and its value, in the order of the document; a key that stands twice is there twice.
    package struct Member: Hashable, Sendable {
        package var key: String
        package var keyPosition: SourcePosition
        package var value: YAMLNode

        package init(key: String, keyPosition: SourcePosition, value: YAMLNode) {
            self.key = key
            self.keyPosition = keyPosition
            self.value = value
        }
    }

    package var content: Content
    package var position: SourcePosition

    package init(content: Content, position: SourcePosition) {
        self.content = content
        self.position = position
    }
}
