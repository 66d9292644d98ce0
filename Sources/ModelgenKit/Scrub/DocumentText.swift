import ModelgenShape
import ModelgenSource

/// Documents as a JSON file: one on several lines, several as JSON Lines.
enum DocumentText {
    static func text(of documents: [YAMLNode]) -> String {
        if documents.count == 1 { return indented(documents[0], by: "") + "\n" }
        return documents.map { NodeJSON.text(of: $0) + "\n" }.joined()
    }

    private static func indented(_ node: YAMLNode, by indent: String) -> String {
        let inner = indent + "  "
        switch node.content {
        case .sequence(let elements) where elements.contains(where: \.holdsOthers):
            let lines = elements.map { (element: YAMLNode) -> String in "\(inner)\(indented(element, by: inner))" }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
        case .mapping(let members) where !members.isEmpty:
            let lines = members.map { (member: YAMLNode.Member) -> String in
                "\(inner)\(JSONText.quoted(member.key)): \(indented(member.value, by: inner))"
            }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
        default: return NodeJSON.text(of: node)
        }
    }
}

extension YAMLNode {
    /// Whether the node is an object or array that is not empty.
    fileprivate var holdsOthers: Bool {
        switch content {
        case .sequence(let elements): !elements.isEmpty
        case .mapping(let members): !members.isEmpty
        case .null, .boolean, .number, .string: false
        }
    }
}
