import ModelgenShape

/// How the keys of some documents start: most APIs keep to one style, and map keys rarely share it.
package struct KeyConvention: Hashable, Sendable {
    package enum Start: Hashable, Sendable {
        case lowercase
        case uppercase
    }

    /// The case in which most distinct keys start; nil where neither prevails.
    package var start: Start?

    package init(start: Start?) {
        self.start = start
    }

    /// The convention of all keys below a shape.
    package init(of shape: Shape) {
        var keys: Set<String> = []
        Self.collect(shape, into: &keys)
        let upper = keys.count { $0.first?.isUppercase == true }
        let lower = keys.count { $0.first?.isLowercase == true }
        if lower > upper * 2 {
            start = .lowercase
        } else if upper > lower * 2 {
            start = .uppercase
        }
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
