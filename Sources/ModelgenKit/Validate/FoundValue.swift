import ModelgenShape
import ModelgenSource

/// A value as a message shows it: texts and numbers as they stand, but not endless.
enum FoundValue {
    /// Characters of a text that are shown.
    private static let shown = 60

    static func text(_ value: Int, of tape: PayloadTape) -> String {
        switch tape.entries[value].kind {
        case .null: "null"
        case .boolean: tape.isTrue(value) ? "true" : "false"
        case .number: shortened(String(decoding: tape.text(value), as: UTF8.self))
        case .string, .key: quoted(String(decoding: tape.text(value), as: UTF8.self))
        case .array: tape.entries[value].next == value + 1 ? "an empty array" : "an array"
        case .object: tape.entries[value].next == value + 1 ? "an empty object" : "an object"
        }
    }

    static func quoted(_ text: String) -> String {
        JSONText.quoted(shortened(text))
    }

    private static func shortened(_ text: String) -> String {
        text.unicodeScalars.count > shown ? String(text.unicodeScalars.prefix(shown)) + "…" : text
    }
}
