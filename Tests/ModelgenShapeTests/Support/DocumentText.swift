import ModelgenTestSupport

@testable import ModelgenShape

/// Spells documents as text, in one of the many ways that mean the same.
struct DocumentText {
    var generator: SeededGenerator

    // MARK: JSON

    /// JSON on one line.
    mutating func json(_ node: YAMLNode) -> String {
        switch node.content {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let text): text
        case .string(let text): jsonString(text)
        case .sequence(let elements): "[" + elements.map { space() + json($0) + space() }.joined(separator: ",") + "]"
        case .mapping(let members):
            "{"
                + members.map { "\(space())\(jsonString($0.key))\(space()):\(space())\(json($0.value))" }.joined(
                    separator: ",") + "}"
        }
    }

    private mutating func space() -> String {
        generator.pick(["", "", " ", "\t"])
    }

    private mutating func jsonString(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { jsonScalar($0) }.joined() + "\""
    }

    private mutating func jsonScalar(_ scalar: Unicode.Scalar) -> String {
        if scalar == "\n", generator.oneIn(2) { return "\\n" }
        if scalar == "/", generator.oneIn(2) { return "\\/" }
        guard scalar.value < 0x20 || scalar == "\"" || scalar == "\\" || generator.oneIn(8) else {
            return String(scalar)
        }
        return String(scalar).utf16.map { "\\u" + Self.hex(Int($0), 4) }.joined()
    }

    // MARK: YAML

    /// A YAML document, block or flow style by chance.
    mutating func yaml(_ node: YAMLNode) -> String {
        "---\n" + block(node, indent: 0) + "\n"
    }

    private mutating func block(_ node: YAMLNode, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        switch node.content {
        case .sequence(let elements) where !elements.isEmpty && !generator.oneIn(4):
            return elements.map { "\(margin)-\n\(block($0, indent: indent + 2))" }.joined(separator: "\n")
        case .mapping(let members) where !members.isEmpty && !generator.oneIn(4):
            return members.map { "\(margin)\(yamlString($0.key)):\n\(block($0.value, indent: indent + 2))" }.joined(
                separator: "\n")
        default: return margin + " " + flow(node)
        }
    }

    private mutating func flow(_ node: YAMLNode) -> String {
        switch node.content {
        case .null: generator.pick(["null", "~", "!!null ''"])
        case .boolean(let value): generator.pick(["\(value)", "!!bool '\(value)'"])
        case .number(let text): text
        case .string(let text): yamlString(text)
        case .sequence(let elements): "[" + elements.map { flow($0) }.joined(separator: ", ") + "]"
        case .mapping(let members):
            "{" + members.map { "\(yamlString($0.key)): \(flow($0.value))" }.joined(separator: ", ") + "}"
        }
    }

    private mutating func yamlString(_ text: String) -> String {
        let isWord = !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        if isWord, generator.oneIn(2) { return text }
        if !text.contains("\n"), generator.oneIn(2) { return "'" + text.replacing("'", with: "''") + "'" }
        return "\"" + text.unicodeScalars.map { yamlScalar($0) }.joined() + "\""
    }

    private mutating func yamlScalar(_ scalar: Unicode.Scalar) -> String {
        guard scalar.value < 0x20 || scalar == "\"" || scalar == "\\" || generator.oneIn(8) else {
            return String(scalar)
        }
        return "\\U" + Self.hex(Int(scalar.value), 8)
    }

    private static func hex(_ value: Int, _ width: Int) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: width - digits.count) + digits
    }
}
