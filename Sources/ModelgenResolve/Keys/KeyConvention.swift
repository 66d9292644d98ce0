import ModelgenShape

/// How the keys of some documents start: most APIs keep to one style, and map keys rarely share it.
package struct KeyConvention: Hashable, Sendable {
    package enum Start: Hashable, Sendable {
        case lowercase
        case uppercase
    }

    /// How many distinct keys start so.
    private var uppercase = 0
    private var lowercase = 0

    /// The convention of all keys below a shape.
    package init(of shape: Shape) {
        var keys: Set<String> = []
        Self.collect(shape, into: &keys)
        uppercase = keys.count { $0.first?.isUppercase == true }
        lowercase = keys.count { $0.first?.isLowercase == true }
    }

    /// The convention of all keys but some of those counted, which are in question themselves.
    package func without(_ keys: some Collection<String>) -> KeyConvention {
        var rest = self
        rest.uppercase = max(0, uppercase - keys.count { $0.first?.isUppercase == true })
        rest.lowercase = max(0, lowercase - keys.count { $0.first?.isLowercase == true })
        return rest
    }

    /// The case in which most distinct keys start; nil where neither prevails.
    package var start: Start? {
        if lowercase > uppercase * 2 { return .lowercase }
        return uppercase > lowercase * 2 ? .uppercase : nil
    }

    /// Whether a key starts otherwise than the documents' keys do.
    package func isBroken(by key: String) -> Bool {
        guard let first = key.first, first.isLetter else { return false }
        return switch start {
        case .lowercase: first.isUppercase
        case .uppercase: first.isLowercase
        case nil: false
        }
    }

    private static func collect(_ shape: Shape, into keys: inout Set<String>) {
        for column in shape.arrays?.columns ?? [] { collect(column, into: &keys) }
        for part in shape.objects?.parts.values.map(\.fields) ?? [] {
            keys.formUnion(part.keys)
            for field in part.values { collect(field.shape, into: &keys) }
        }
    }
}
