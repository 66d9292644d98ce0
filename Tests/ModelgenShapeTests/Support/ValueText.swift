@testable import ModelgenShape

extension YAMLNode {
    /// The value in compact JSON, keys sorted and numbers normalised, so that equal values give equal texts. Of a key that
    /// stands twice the last counts here, as in the readers that the suites were made with.
    var valueText: String {
        switch content {
        case .null: return "null"
        case .boolean(let value): return "\(value)"
        case .number(let text):
            let value = DecimalText(text.utf8)
            let sign = value.isNegative ? "-" : ""
            return value.digits.isEmpty
                ? "0" : "\(sign)\(String(decoding: value.digits, as: UTF8.self))e\(value.exponent)"
        case .string(let text): return Self.quoted(text)
        case .sequence(let elements): return "[" + elements.map(\.valueText).joined(separator: ",") + "]"
        case .mapping(let members):
            let values = Dictionary(members.map { ($0.key, $0.value.valueText) }) { _, last in last }
            return "{"
                + values.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)):\($0.value)" }.joined(separator: ",")
                + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
    }
}
