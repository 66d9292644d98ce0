import ModelgenSource

/// A value that the models do not decode.
package struct PayloadMismatch: Hashable, Sendable {
    /// Where it stands, as Swift's `DecodingError` counts the way.
    package enum Step: Hashable, Sendable {
        case key(String)
        case index(Int)
    }

    package enum Kind: String, Hashable, Sendable {
        case missing
        case null
        case wrongKind
        /// A number that its type cannot hold.
        case number
        /// A text that is no date, URL, UUID or number.
        case text
        /// A value that a closed enum does not have.
        case enumValue
        /// An array that is too long or too short for its row.
        case length
    }

    package var kind: Kind
    package var path: [Step]
    package var position: SourcePosition
    /// `a number`; empty for what is missing.
    package var expected: String
    /// The value as it stands, shortened: `"n/a"`; empty for what is missing.
    package var found: String
    /// How many steps lead to the choice that none of its cases fit, where it is inside one.
    package var choice: Int?

    /// `data.articles[3].price`; keys that would blur it stand in quotes: `data["a.b"]`.
    package var pathText: String {
        Self.text(path) { "[\($0)]" }
    }

    /// The same for all elements: `data.articles[].price`.
    package var pattern: String {
        Self.text(path) { _ in "[]" }
    }

    /// `expected a number, found "n/a"`
    package var problem: String {
        kind == .missing ? "missing" : "expected \(expected), found \(found)"
    }

    private static func text(_ path: [Step], index: (Int) -> String) -> String {
        path.reduce(into: "") { text, step in
            switch step {
            case .index(let place): text += index(place)
            case .key(let key):
                if key.isEmpty || key.contains(where: { $0.isWhitespace || ".:[]\"".contains($0) }) {
                    text += "[\(key.debugDescription)]"
                } else {
                    text += text.isEmpty ? key : ".\(key)"
                }
            }
        }
    }

    var code: DiagnosticCode {
        switch kind {
        case .missing: .missingMember
        case .null: .unexpectedNull
        case .wrongKind: .wrongKindOfValue
        case .number: .numberDoesNotFit
        case .text: .textDoesNotFit
        case .enumValue: .unknownEnumValue
        case .length: .wrongRowLength
        }
    }

    /// `payload.json:41:16: error: data.articles[3].price: expected a number, found "n/a" [MG1003]`
    package func diagnostic(in file: String) -> Diagnostic {
        let path = pathText
        return Diagnostic(
            code, path: file, position: position, message: path.isEmpty ? problem : "\(path): \(problem)")
    }
}
