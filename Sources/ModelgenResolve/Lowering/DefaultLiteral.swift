import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// What `default:` of a spec says, as a Swift expression of the member's type.
package enum DefaultLiteral {
    /// `0` for a number, `"none"` for a text, `.open` for a case of an enum, `[]` and `[:]`; nil where the value is none of
    /// the type's, or the type has no literal.
    /// - Parameter json: the value as JSON writes it.
    package static func swift(_ json: String, type: ValueType, enums: EnumBuilder) -> String? {
        switch (type, value(json)) {
        case (.bool, .boolean(let value)): value ? "true" : "false"
        case (.int, .number(let text)): Int(text).map { _ in grouped(text) }
        case (.uint64, .number(let text)): UInt64(text).map { _ in grouped(text) }
        case (.double, .number(let text)), (.decimal, .number(let text)): grouped(text)
        case (.string, .string(let text)): SwiftLiteral.string(text)
        case (.stringEnum(let slot), .string(let text)): enumCase(text, of: enums.stringEnum(slot))
        case (.array, .sequence([])): "[]"
        case (.dictionary, .mapping([])): "[:]"
        default: nil
        }
    }

    /// The error of a value that is none of the member's type.
    package static func problem(_ override: FieldOverride, _ json: String) -> Diagnostic {
        Diagnostic(
            .overrideDoesNotFit,
            at: override.place,
            message: "\(json) is no default for '\(override.pointer)'",
            remedy: "give a value of the member's type: a number, a text, true or false, a known case, [] or {}"
        )
    }

    private static func value(_ json: String) -> YAMLNode.Content? {
        try? YAMLReader.documents(in: SourceFile(path: "default", text: json), limits: ReadingLimits()).first?.content
    }

    private static func enumCase(_ text: String, of body: StringEnum) -> String? {
        if let known = body.cases.first(where: { $0.value == text }) { return ".\(known.name)" }
        return body.unknownCase.map { ".\($0)(\(SwiftLiteral.string(text)))" }
    }

    /// Digits by threes from a million on, as swift-format writes them.
    private static func grouped(_ text: String) -> String {
        let digits = text.drop { $0 == "-" }
        guard digits.count >= 7, digits.allSatisfy(\.isNumber) else { return text }
        var grouped = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { grouped.append("_") }
            grouped.append(digit)
        }
        return text.prefix(text.count - digits.count) + grouped
    }
}
