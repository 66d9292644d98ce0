import ModelgenShape
import ModelgenSource

/// A node as JSON writes it.
package enum NodeJSON {
    /// `{"a": [1, null]}`
    package static func text(of node: YAMLNode) -> String {
        switch node.content {
        case .null: "null"
        case .boolean(let value): value ? "true" : "false"
        case .number(let text): text
        case .string(let text): JSONText.quoted(text)
        case .sequence(let elements): "[" + elements.map(text).joined(separator: ", ") + "]"
        case .mapping(let members):
            "{" + members.map { "\(JSONText.quoted($0.key)): \(text(of: $0.value))" }.joined(separator: ", ") + "}"
        }
    }
}
