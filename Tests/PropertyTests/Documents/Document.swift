/// A JSON value as it is sent: members in their order, numbers by their text.
indirect enum Document: Hashable, Sendable {
    case null
    case boolean(Bool)
    case number(String)
    case string(String)
    case array([Document])
    case object([Member])

    struct Member: Hashable, Sendable {
        var key: String
        var value: Document

        init(_ key: String, _ value: Document) {
            self.key = key
            self.value = value
        }
    }

    /// JSON on one line.
    var text: String {
        switch self {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let text): text
        case .string(let text): Self.quoted(text)
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { "\(Self.quoted($0.key)):\($0.value.text)" }.joined(separator: ",") + "}"
        }
    }

    /// Something that shrinking makes less: values, and what they are long for.
    var weight: Int {
        switch self {
        case .null: 1
        case .boolean: 2
        case .number(let text), .string(let text): 2 + text.utf8.count
        case .array(let elements): 3 + elements.reduce(0) { $0 + $1.weight }
        case .object(let members): 3 + members.reduce(0) { $0 + $1.key.utf8.count + $1.value.weight }
        }
    }

    /// Whether the value may stand where there is none.
    var isBlank: Bool {
        switch self {
        case .string(""), .boolean(false), .array([]), .object([]): true
        default: false
        }
    }

    static func quoted(_ text: String) -> String {
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
