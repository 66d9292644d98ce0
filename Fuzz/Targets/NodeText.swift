import ModelgenShape
import ModelgenSource

/// A node as JSON, to compare.
enum NodeText {
    static func text(of node: YAMLNode) -> String {
        var text = ""
        write(node, to: &text)
        return text
    }

    private static func write(_ node: YAMLNode, to text: inout String) {
        switch node.content {
        case .null: text += "null"
        case .boolean(let value): text += value ? "true" : "false"
        case .number(let number): text += number
        case .string(let string): text += JSONText.quoted(string)
        case .sequence(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                write(element, to: &text)
            }
            text += "]"
        case .mapping(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                text += JSONText.quoted(member.key) + ":"
                write(member.value, to: &text)
            }
            text += "}"
        }
    }
}
