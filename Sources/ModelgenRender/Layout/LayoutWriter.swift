/// Turns expressions and types into tokens, with the breaks and groups that swift-format gives them
/// (`PrettyPrint/TokenStreamCreator.swift` there).
struct LayoutWriter {
    private(set) var tokens: [LayoutToken] = []
    /// Whether a group that starts at `try` still waits for the name that ends it.
    private var tryIsOpen = false

    mutating func add(_ new: LayoutToken...) {
        tokens += new
    }

    mutating func add(_ type: LayoutType) {
        switch type {
        case .name(let words):
            for (index, word) in words.enumerated() {
                if index > 0 { add(.space) }
                add(.text(word))
            }
        case .array(let element):
            add(.text("["))
            add(element)
            add(.text("]"))
        case .dictionary(let key, let value):
            add(.text("["))
            add(key)
            add(.text(":"), .lineBreak(.continuation))
            add(value)
            add(.text("]"))
        case .optional(let wrapped):
            add(wrapped)
            add(.text("?"))
        case .generic(let name, let argument):
            add(.text(name))
            addGeneric(argument)
        }
    }

    private mutating func addGeneric(_ argument: LayoutType) {
        add(.text("<"), .lineBreak(.open, 0), .open, .open)
        add(argument)
        add(.close, .lineBreak(.close(mustBreak: true), 0), .close, .text(">"))
    }

    mutating func add(_ expression: LayoutExpression) {
        switch expression {
        case .name(let text): add(.text(text))
        case .binding(let name): add(.text("let"), .lineBreak(.continuation), .text(name))
        case .optional(let base):
            add(base)
            add(.text("?"))
        case .generic(let name, let argument):
            add(.text(name))
            addGeneric(argument)
        case .member, .call: addChain(expression, isTop: true)
        case .array(let elements): addElements(elements.map { ($0, nil) })
        case .dictionary(let entries): addElements(entries.map { ($0.key, $0.value) })
        case .attempt(let keyword, let inner): addAttempt(keyword, inner)
        case .ternary(let condition, let first, let second):
            add(condition)
            add(.lineBreak(.openContinuation), .open, .text("?"), .space)
            add(first)
            add(.lineBreak(.close(mustBreak: false), 0), .lineBreak(.openContinuation), .open, .text(":"), .space)
            add(second)
            add(.lineBreak(.close(mustBreak: false), 0), .close, .close)
        case .infix(let left, let sign, let right):
            add(left)
            add(.lineBreak(.continuation), .text(sign), .space)
            addOperand(right, groupsCalls: true)
        case .assignment(let target, let value):
            add(target)
            add(.space, .text("="), .lineBreak(.continuation))
            addInitial(value, isAssignment: true)
        }
    }

    /// What stands behind `=`.
    mutating func addInitial(_ value: LayoutExpression, isAssignment: Bool) {
        if value.isCompound { add(.open) }
        if isAssignment { addOperand(value, groupsCalls: false) } else { add(value) }
        if value.isCompound { add(.close) }
    }

    private mutating func addOperand(_ operand: LayoutExpression, groupsCalls: Bool) {
        let isGrouped: Bool =
            switch operand {
            case .member: true
            case .call: groupsCalls
            default: false
            }
        if isGrouped { add(.open) }
        add(operand)
        if isGrouped { add(.close) }
    }

    private mutating func addAttempt(_ keyword: [String], _ inner: LayoutExpression) {
        let hasAnchor = inner.startsWithName
        if hasAnchor { add(.open) }
        for word in keyword { add(.text(word)) }
        add(.lineBreak(.continuation))
        guard hasAnchor else { return add(inner) }
        tryIsOpen = true
        if inner.isName {
            add(inner)
            closeTry()
        } else {
            addChain(inner, isTop: true, followsTry: true)
        }
    }

    private mutating func closeTry() {
        if tryIsOpen { add(.close) }
        tryIsOpen = false
    }

    private mutating func addChain(
        _ expression: LayoutExpression,
        isTop: Bool,
        followsTry: Bool = false,
        isBase: Bool = false
    ) {
        if isTop { add(.chainStart) }
        switch expression {
        case .member(let base, let name):
            if let base {
                addChain(base, isTop: false, followsTry: followsTry, isBase: true)
                add(.lineBreak(.chain, 0))
            }
            addMember(name, of: base)
            if isTop { add(.chainEnd) }
        case .call(.member(let base, let name), let arguments, let closure):
            let isGrouped = base?.isName == true && !followsTry
            if isGrouped { add(.open) }
            if let base {
                addChain(base, isTop: false, followsTry: followsTry, isBase: true)
                add(.lineBreak(.chain, 0))
            }
            add(.chainStart)
            addMember(name, of: base)
            if isGrouped { add(.close) }
            addArguments(arguments, closure: closure, isBase: isBase)
            add(.chainEnd)
            if isTop { add(.chainEnd) }
        case .call(let callee, let arguments, let closure):
            // A call of a plain name is a part of its own, whether or not it is the whole chain.
            if !isTop { add(.chainStart) }
            addChain(callee, isTop: false, followsTry: followsTry)
            addArguments(arguments, closure: closure, isBase: isBase)
            add(.chainEnd)
        default:
            if !isTop { add(.chainStart) }
            add(expression)
            if expression.isName, !isBase { closeTry() }
            add(.chainEnd)
        }
    }

    private mutating func addMember(_ name: String, of base: LayoutExpression?) {
        add(.text("."), .text(name))
        if base?.isName == true { closeTry() }
    }

    private mutating func addArguments(
        _ arguments: [LayoutExpression.Argument],
        closure: LayoutExpression?,
        isBase: Bool
    ) {
        if closure == nil || !arguments.isEmpty { add(.text("(")) }
        if !arguments.isEmpty {
            let isCompact = arguments.count == 1 && arguments[0].value.isCollection
            add(.lineBreak(.open, 0))
            if !isCompact { add(.open) }
            for (index, argument) in arguments.enumerated() {
                if !isCompact { add(.open) }
                if let label = argument.label {
                    add(.text(label), .text(":"), argument.value.startsWithBracket ? .space : .lineBreak(.continuation))
                }
                add(argument.value)
                let isLast = index == arguments.count - 1
                if !isLast { add(.text(",")) }
                if !isCompact { add(.close) }
                if !isLast { add(.lineBreak(.same)) }
            }
            let mustBreak = (closure != nil || isBase) && !isCompact
            add(.lineBreak(.close(mustBreak: mustBreak), 0))
            if !isCompact { add(.close) }
        }
        if closure == nil || !arguments.isEmpty { add(.text(")")) }
        if let closure {
            add(.lineBreak(.same))
            addBraces(closure)
        }
    }

    /// `{ userID }`
    mutating func addBraces(_ body: LayoutExpression) {
        add(.text("{"), .lineBreak(.open), .open, .open)
        add(body)
        add(.close, .lineBreak(.reset, 0), .lineBreak(.close(mustBreak: true)), .close, .text("}"))
    }

    private mutating func addElements(_ elements: [(LayoutExpression, LayoutExpression?)]) {
        guard let last = elements.indices.last else { return add(.text("["), .text("]")) }
        add(.text("["), .lineBreak(.open, 0), .open)
        for (index, element) in elements.enumerated() {
            add(.open)
            if index == 0 { add(.elementsStart) }
            add(element.0)
            if let value = element.1 {
                add(.text(":"), .lineBreak(.continuation))
                add(value)
            }
            add(index < last ? .text(",") : .elementsEnd(isSingle: elements.count == 1), .close)
            if index < last { add(.lineBreak(.same)) }
        }
        add(.lineBreak(.close(mustBreak: true), 0), .close, .text("]"))
    }
}

extension LayoutExpression {
    /// Whether it is an array or a dictionary, which needs no indentation of its own as the only argument.
    fileprivate var isCollection: Bool {
        switch self {
        case .array, .dictionary: true
        default: false
        }
    }
}
