import ModelgenResolve
import ModelgenShape

/// Hides what looks like a token, a key of a service or an e-mail address from what is printed of samples.
enum SecretMask {
    /// What stands for it.
    static let hidden = "…"

    /// `/users/…/name` for `/users/jane@example.org/name`.
    static func masked(_ text: String) -> String {
        // Most texts are too short for a secret, and are not taken apart.
        if text.utf8.count < shortest, !text.contains("@") { return text }
        var result = ""
        var rest = text[...]
        while !rest.isEmpty {
            let word = rest.prefix(while: isInSecret)
            result += SecretKey.isLikely(String(word)) ? hidden : String(word)
            rest = rest[word.endIndex...]
            let gap = rest.prefix { !isInSecret($0) }
            result += gap
            rest = rest[gap.endIndex...]
        }
        return result
    }

    /// What `explain` says, without secrets: they are in none of its texts.
    static func masked(_ explanation: Explanation) -> Explanation {
        var explanation = explanation
        let fragments = Set(explanation.fields.flatMap { Self.fragments(of: $0.pointer) })
        explanation.fields = explanation.fields.map { masked($0, fragments) }
        explanation.envelope = explanation.envelope.map { masked($0) }
        return explanation
    }

    private static func masked(_ field: FieldEvidence, _ fragments: Set<String>) -> FieldEvidence {
        var field = field
        field.pointer = masked(field.pointer)
        field.reference = field.reference.map(masked)
        field.property = field.property.map(masked)
        field.type = masked(type: field.type, fragments)
        field.values = field.values?.map(masked)
        field.tag = field.tag.map(masked)
        field.variants = field.variants?.map { variant in
            var variant = variant
            variant.tag = masked(variant.tag)
            variant.type = variant.type.map { masked(type: $0, fragments) }
            variant.pointers = variant.pointers.map(masked)
            return variant
        }
        return field
    }

    private static func masked(_ pointer: JSONPointer) -> JSONPointer {
        JSONPointer(
            pointer.steps.map { step in
                guard case .key(let key) = step else { return step }
                return .key(masked(key))
            })
    }

    // MARK: Types named after secrets

    /// A piece of each secret in a pointer: types that are named after the key have it in their names.
    private static func fragments(of pointer: JSONPointer) -> [String] {
        pointer.steps.compactMap { step in
            guard case .key(let key) = step, masked(key) != key else { return nil }
            let runs = key.lowercased().split { !$0.isLetter && !$0.isNumber }
            return runs.max { $0.count < $1.count }.map { String($0.prefix(fragmentLength)) }
        }
    }

    private static let fragmentLength = 8

    /// `[Page.…]` for `[Page.Ghp16C7e42F292c6912E7710c838347Ae178B4a]`.
    private static func masked(type: String, _ fragments: Set<String>) -> String {
        guard !fragments.isEmpty else { return masked(type) }
        var result = ""
        var rest = type[...]
        while !rest.isEmpty {
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let isSecret = fragments.contains { name.lowercased().contains($0) }
            result += isSecret ? hidden : String(name)
            rest = rest[name.endIndex...]
            if let mark = rest.popFirst() { result.append(mark) }
        }
        return result
    }

    /// The shortest text that `SecretText` takes for a token.
    private static let shortest = 16

    private static func isInSecret(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "_-@.+%=".contains(character)
    }
}
