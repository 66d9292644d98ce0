import ModelgenResolve
import ModelgenShape

/// All that a model can tell of one text, as a value or as a key of a map: texts of one signature are exchangeable.
struct TextSignature: Hashable {
    let forms: StringForms
    let isEmail: Bool
    let isLocale: Bool
    let isSecret: Bool
    private let spellings: Set<DateSpelling>
    private let isToken: Bool
    private let mayBeCase: Bool
    private let keyForm: KeyForm?
    private let folded: String?

    /// Longer texts are no keys.
    private static let maximumKey = 256

    init(_ text: String) {
        let shape = StringShape(of: text)
        forms = shape.forms
        spellings = shape.spellings
        mayBeCase = text.utf8.count <= StringShape.maximumValueLength
        isSecret = SecretText.isLikely(text)
        isEmail = DataKey.isEmail(text)
        let isKey = text.utf8.count <= Self.maximumKey
        isLocale = isKey && CodeKeys.isLocale(text)
        isToken = isKey && EnumRule.isToken(text)
        keyForm = isKey ? KeyForm(text) : nil
        folded = isKey ? DataKey.folded(for: text) : nil
    }
}
