import ModelgenShape

/// What the objects at a place are.
package enum ObjectForm: Hashable, Sendable {
    /// A struct with a member a key.
    case record
    /// `[String: T]`: the keys are data.
    case map
    /// An enum of structs, told apart by a tag.
    case tagged(Tagging)

    package enum Tagging: Hashable, Sendable {
        /// `{"type": "text", "body": …}`
        case `internal`(tag: String)
        /// `{"type": "text", "data": {"body": …}}`
        case adjacent(tag: String, content: String)
        /// `{"text": {"body": …}}`
        case external
    }
}
