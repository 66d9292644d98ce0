/// Reads the expressions and types that generated code is made of; nil where something else stands.
extension LexemeCursor {
    mutating func type() -> LayoutType? {
        guard var type = plainType() else { return nil }
        while peek()?.text == "?", peek()?.followsSpace == false, accept("?") { type = .optional(type) }
        return type
    }

    private mutating func plainType() -> LayoutType? {
        if accept("[") {
            guard let first = type() else { return nil }
            if accept("]") { return .array(first) }
            guard accept(":"), let value = type(), accept("]") else { return nil }
            return .dictionary(first, value)
        }
        guard let name = word() else { return nil }
        if ["any", "inout"].contains(name), let next = word() { return .name([name, next]) }
        guard peek()?.text == "<", peek()?.followsSpace == false else { return .name([name]) }
        guard accept("<"), let argument = type(), accept(">") else { return nil }
        return .generic(name, argument)
    }

    mutating func expression() -> LayoutExpression? {
        if peek()?.text == "try" {
            guard accept("try") else { return nil }
            let isOptional = peek()?.followsSpace == false && accept("?")
            guard let inner = expression() else { return nil }
            return .attempt(keyword: isOptional ? ["try", "?"] : ["try"], inner)
        }
        if accept("let") { return word().map { .binding($0) } }
        guard let left = postfix() else { return nil }
        if accept("??") { return expression().map { .infix(left, "??", $0) } }
        if accept("==") { return postfix().map { .infix(left, "==", $0) } }
        if accept("=") { return expression().map { .assignment(left, $0) } }
        guard peek()?.text == "?", peek()?.followsSpace == true, accept("?") else { return left }
        guard let first = expression(), accept(":"), let second = expression() else { return nil }
        return .ternary(left, first, second)
    }

    private mutating func postfix() -> LayoutExpression? {
        guard var result = primary() else { return nil }
        while let next = peek() {
            if next.text == "{" {
                guard next.followsSpace, let closure = trailingClosure(of: result) else { return result }
                result = closure
                continue
            }
            guard !next.followsSpace else { return result }
            switch next.text {
            case ".":
                guard accept("."), let name = word() else { return nil }
                result = .member(result, name)
            case "(":
                guard let arguments = arguments() else { return nil }
                result = .call(result, arguments, closure: nil)
            case "?":
                guard accept("?") else { return nil }
                result = .optional(result)
            case "<":
                guard case .name(let name) = result, accept("<"), let argument = type(), accept(">") else { return nil }
                result = .generic(name, argument)
            default: return result
            }
        }
        return result
    }

    private mutating func primary() -> LayoutExpression? {
        guard let first = next() else { return nil }
        switch first.text {
        case ".": return word().map { .member(nil, $0) }
        case "[": return collection()
        case "-":
            guard let number = next(), !number.followsSpace else { return nil }
            return .name("-" + number.text)
        default:
            guard first.isWord else { return first.text.hasPrefix("\"") ? .name(first.text) : nil }
            guard let dot = peek(), dot.text == ".", !dot.followsSpace, first.text.allSatisfy(\.isNumber) else {
                return .name(first.text)
            }
            guard accept("."), let fraction = word() else { return nil }
            return .name("\(first.text).\(fraction)")
        }
    }

    private mutating func collection() -> LayoutExpression? {
        if accept("]") { return .array([]) }
        if accept(":") { return accept("]") ? .dictionary([]) : nil }
        var elements: [LayoutExpression] = []
        var entries: [LayoutExpression.Entry] = []
        repeat {
            guard let element = expression() else { return nil }
            if accept(":") {
                guard let value = expression() else { return nil }
                entries.append(LayoutExpression.Entry(key: element, value: value))
            } else {
                elements.append(element)
            }
        } while accept(",")
        guard accept("]"), elements.isEmpty || entries.isEmpty else { return nil }
        return entries.isEmpty ? .array(elements) : .dictionary(entries)
    }

    private mutating func arguments() -> [LayoutExpression.Argument]? {
        guard accept("(") else { return nil }
        if accept(")") { return [] }
        var arguments: [LayoutExpression.Argument] = []
        repeat {
            var label: String?
            if peek()?.isWord == true, peek(1)?.text == ":" {
                label = word()
                guard accept(":") else { return nil }
            }
            guard let value = expression() else { return nil }
            arguments.append(LayoutExpression.Argument(label: label, value: value))
        } while accept(",")
        return accept(")") ? arguments : nil
    }

    /// A closure on the same line; nil, with nothing taken, where the brace opens a body.
    private mutating func trailingClosure(of callee: LayoutExpression) -> LayoutExpression? {
        let start = self
        if accept("{"), let body = expression(), accept("}") {
            switch callee {
            case .call(let inner, let arguments, nil): return .call(inner, arguments, closure: body)
            case .member, .name: return .call(callee, [], closure: body)
            default: break
            }
        }
        self = start
        return nil
    }
}
