import ModelgenSource

/// A tag as it was scanned.
struct MustacheTag: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case variable
        /// `{{{name}}}` or `{{&name}}`
        case unescaped
        case section
        case inverted
        case close
        case partial
        case comment
        case delimiters
    }

    var kind: Kind
    /// What stands in the tag, without its sign and the white space around.
    var content: String
    /// Where the tag opens.
    var position: SourcePosition

    /// Whether its line vanishes where it is alone on it.
    var mayStandAlone: Bool {
        switch kind {
        case .variable, .unescaped: false
        case .section, .inverted, .close, .partial, .comment, .delimiters: true
        }
    }
}
