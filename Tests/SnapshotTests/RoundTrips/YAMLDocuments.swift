import Foundation
import ModelgenShape
import ModelgenSource

/// YAML through the tool's own reader.
enum YAMLDocuments {
    /// Every document of a file.
    static func read(_ file: URL) throws -> [YAMLNode] {
        try YAMLReader.documents(in: SourceFile(path: file.path, bytes: Array(Data(contentsOf: file))))
    }

    /// A document as JSON.
    static func json(_ node: YAMLNode) -> String {
        switch node.content {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let text): text
        case .string(let text): quoted(text)
        case .sequence(let elements): "[" + elements.map(json).joined(separator: ",") + "]"
        case .mapping(let members):
            "{" + members.map { quoted($0.key) + ":" + json($0.value) }.joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20:
                "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}
