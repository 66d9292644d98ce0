import ModelgenShape
import ModelgenSource

/// What modelgen sees in a text, in a form in which equal values are equal: `{s61:[i1,f3ff8000000000000,null]}`.
enum SeenText {
    static func seen(in text: String, as path: String) -> String {
        let file = SourceFile(path: path, text: text)
        guard let documents = try? YAMLReader.documents(in: file) else { return "refused" }
        return documents.map(seen).joined(separator: "|")
    }

    private static func seen(_ node: YAMLNode) -> String {
        switch node.content {
        case .null: "null"
        case .boolean(let value): value ? "true" : "false"
        case .number(let text): number(text)
        case .string(let text): string(text)
        case .sequence(let elements): "[" + elements.map(seen).joined(separator: ",") + "]"
        case .mapping(let members):
            "{" + members.map { string($0.key) + ":" + seen($0.value) }.joined(separator: ",") + "}"
        }
    }

    private static func number(_ text: String) -> String {
        if text.allSatisfy({ $0.isNumber || $0 == "-" }) { return text == "-0" ? "i0" : "i" + text }
        return "f" + padded(String((Double(text) ?? .nan).bitPattern, radix: 16), to: 16)
    }

    private static func string(_ text: String) -> String {
        "s" + text.utf8.map { padded(String($0, radix: 16), to: 2) }.joined()
    }

    private static func padded(_ digits: String, to count: Int) -> String {
        String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}
