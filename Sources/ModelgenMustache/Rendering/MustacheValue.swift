/// What a template is rendered with: texts, truths, lists and objects.
///
/// Lambdas, an optional module of the specification, have no value here: a template decides nothing.
package enum MustacheValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case string(String)
    case list([MustacheValue])
    case object([String: MustacheValue])

    /// Whether a section over it is rendered: all but null, false and the empty list. An empty text is a text.
    package var isTruthy: Bool {
        switch self {
        case .null, .bool(false): false
        case .list(let items): !items.isEmpty
        case .bool(true), .string, .object: true
        }
    }

    /// What `{{{ }}}` prints of it; lists and objects print nothing.
    package var text: String {
        switch self {
        case .null, .list, .object: ""
        case .bool(let value): value ? "true" : "false"
        case .string(let value): value
        }
    }
}

extension MustacheValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) {
        self = .string(value)
    }

    package init(booleanLiteral value: Bool) {
        self = .bool(value)
    }

    package init(arrayLiteral elements: MustacheValue...) {
        self = .list(elements)
    }

    /// The last of equal keys counts.
    package init(dictionaryLiteral elements: (String, MustacheValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }
}
