import ModelgenSwift

/// Whether names that users give can be declared, and what to say where they cannot.
package enum SwiftNames {
    /// Whether a name is an identifier that nothing at the position has taken; a keyword in backticks will do.
    package static func isDeclarable(_ name: String, at position: NamePosition) -> Bool {
        Identifier.isValid(name) && ReservedWords.isDeclarable(name, at: position)
    }

    /// `'name' cannot be '2x': that is no Swift name`
    package static func refusal(of name: String, for key: String) -> String {
        let reason =
            Identifier.isValid(name) ? "Swift or the emitted code has taken that name" : "that is no Swift name"
        return "'\(key)' cannot be '\(name)': \(reason)"
    }

    package static let remedy = "use letters, digits and '_', no digit first, and no word that Swift or Foundation uses"
}
