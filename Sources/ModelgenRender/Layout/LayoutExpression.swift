/// An expression of generated code, as far as its layout depends on its form.
indirect enum LayoutExpression: Hashable, Sendable {
    /// A name or a literal.
    case name(String)
    /// `value?`
    case optional(LayoutExpression)
    /// `Boxed<Category>`
    case generic(String, LayoutType)
    /// `container.decode`, or `.unknown` where there is no base.
    case member(LayoutExpression?, String)
    case call(LayoutExpression, [Argument], closure: LayoutExpression?)
    case array([LayoutExpression])
    case dictionary([Entry])
    /// `try value`, or `try? value`
    case attempt(keyword: [String], LayoutExpression)
    case ternary(LayoutExpression, LayoutExpression, LayoutExpression)
    /// `left ?? right`, `left == right`
    case infix(LayoutExpression, String, LayoutExpression)
    /// `let value` in a pattern.
    case binding(String)
    /// `boxed = newValue`
    case assignment(LayoutExpression, LayoutExpression)

    struct Argument: Hashable, Sendable {
        var label: String?
        var value: LayoutExpression
    }

    struct Entry: Hashable, Sendable {
        var key: LayoutExpression
        var value: LayoutExpression
    }

    /// Whether it is made of several expressions, which are then kept together.
    var isCompound: Bool {
        switch self {
        case .infix, .ternary: true
        case .attempt(_, let inner): inner.isCompound
        default: false
        }
    }

    var isName: Bool {
        if case .name = self { true } else { false }
    }

    /// The name that a chain such as `container.decode(…).items` starts with.
    var startsWithName: Bool {
        switch self {
        case .name: true
        case .member(let base, _): base?.startsWithName ?? false
        case .call(let callee, _, _): callee.startsWithName
        default: false
        }
    }

    var startsWithBracket: Bool {
        switch self {
        case .array, .dictionary: true
        case .member(let base, _): base?.startsWithBracket ?? false
        case .call(let callee, _, _): callee.startsWithBracket
        case .optional(let base), .infix(let base, _, _), .ternary(let base, _, _): base.startsWithBracket
        default: false
        }
    }
}

/// A type of generated code.
indirect enum LayoutType: Hashable, Sendable {
    /// `String`, or `any Decoder`
    case name([String])
    case array(LayoutType)
    case dictionary(LayoutType, LayoutType)
    case optional(LayoutType)
    case generic(String, LayoutType)
}
