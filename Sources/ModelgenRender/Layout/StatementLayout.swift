/// The tokens of one line of generated code; nil for what is no statement that it knows.
struct StatementLayout {
    private var cursor: LexemeCursor
    private var writer = LayoutWriter()
    /// Whether each parameter stands on its own line.
    private let breaksParameters: Bool

    private static let modifiers: Set<String> = [
        "public", "package", "private", "static", "nonisolated", "indirect", "final",
    ]

    /// - Parameter breaksParameters: whether each parameter of a declaration stands on its own line.
    static func tokens(of line: some StringProtocol, breaksParameters: Bool) -> [LayoutToken]? {
        guard let lexemes = Lexeme.lexemes(of: line) else { return nil }
        var layout = StatementLayout(cursor: LexemeCursor(lexemes), breaksParameters: breaksParameters)
        guard layout.read(), layout.cursor.isAtEnd else { return nil }
        return layout.writer.tokens
    }

    private init(cursor: LexemeCursor, breaksParameters: Bool) {
        self.cursor = cursor
        self.breaksParameters = breaksParameters
    }

    private mutating func read() -> Bool {
        switch cursor.peek()?.text {
        case "if", "}": return condition()
        case "guard": return guardStatement()
        case "case": return caseLine()
        case "get", "set": return accessor()
        default: return declaration() ?? statement()
        }
    }

    /// nil where no declaration stands here.
    private mutating func declaration() -> Bool? {
        var distance = 0
        while let word = cursor.peek(distance)?.text, Self.modifiers.contains(word) { distance += 1 }
        guard let keyword = cursor.peek(distance)?.text else { return nil }
        switch keyword {
        case "struct", "enum", "class", "extension": return typeHead(modifiers: distance)
        case "let", "var": return variable(modifiers: distance)
        case "init": return function(modifiers: distance, isInit: true)
        case "func": return function(modifiers: distance, isInit: false)
        case "typealias": return alias(modifiers: distance)
        default: return nil
        }
    }

    private mutating func modifiers(_ count: Int) {
        for _ in 0..<count {
            if let word = cursor.word() { writer.add(.text(word), .lineBreak(.continuation)) }
        }
    }

    private mutating func typeHead(modifiers count: Int) -> Bool {
        writer.add(.open, .open)
        modifiers(count)
        guard let keyword = cursor.word(), let name = cursor.word() else { return false }
        writer.add(.text(keyword), .lineBreak(.continuation), .text(name))
        if cursor.accept(":") {
            writer.add(.text(":"), .close, .open, .lineBreak(.open))
            repeat {
                guard let type = cursor.type() else { return false }
                writer.add(type)
                if cursor.peek()?.text == "," { writer.add(.text(","), .lineBreak(.same)) }
            } while cursor.accept(",")
            writer.add(.lineBreak(.close(mustBreak: true), 0), .close)
        } else {
            writer.add(.close)
        }
        return openingBrace() && closed()
    }

    /// `{` at the end of a line, or `{}`.
    private mutating func openingBrace() -> Bool {
        guard cursor.accept("{") else { return false }
        writer.add(.lineBreak(.reset), .text(cursor.accept("}") ? "{}" : "{"))
        return true
    }

    private mutating func closed() -> Bool {
        writer.add(.close)
        return true
    }

    private mutating func variable(modifiers count: Int) -> Bool {
        writer.add(.open)
        modifiers(count)
        guard let keyword = cursor.word(), let name = cursor.word() else { return false }
        writer.add(.text(keyword), .space, .text(name))
        let hasType = cursor.accept(":")
        if hasType {
            guard let type = cursor.type() else { return false }
            writer.add(.text(":"), .lineBreak(.openContinuation), .open)
            writer.add(type)
            writer.add(.close)
        }
        if cursor.accept("=") {
            guard let value = cursor.expression() else { return false }
            writer.add(.space, .text("="), .lineBreak(.continuation))
            writer.addInitial(value, isAssignment: false)
        }
        if hasType { writer.add(.lineBreak(.close(mustBreak: true), 0)) }
        guard cursor.peek()?.text == "{" else { return closed() }
        return body() && closed()
    }

    /// `{` at the end of a line, or `{ userID }`.
    private mutating func body() -> Bool {
        guard cursor.peek(1) != nil else { return openingBrace() }
        guard cursor.accept("{"), let value = cursor.expression(), cursor.accept("}") else { return false }
        writer.add(.lineBreak(.reset))
        writer.addBraces(value)
        return true
    }

    private mutating func accessor() -> Bool {
        guard let keyword = cursor.word() else { return false }
        writer.add(.text(keyword))
        return body()
    }

    private mutating func function(modifiers count: Int, isInit: Bool) -> Bool {
        writer.add(.open, .open)
        modifiers(count)
        guard let keyword = cursor.word() else { return false }
        writer.add(.text(keyword))
        if !isInit {
            guard let name = cursor.next() else { return false }
            writer.add(.lineBreak(.continuation), .text(name.text))
            if !name.isWord { writer.add(.space) }
        }
        guard parameters() else { return false }
        if cursor.accept("throws") { writer.add(.lineBreak(.continuation), .text("throws")) }
        if cursor.accept("->") {
            guard let type = cursor.type() else { return false }
            writer.add(.lineBreak(.continuation), .text("->"), .space)
            writer.add(type)
        }
        return openingBrace() && closed()
    }

    private mutating func parameters() -> Bool {
        guard cursor.accept("(") else { return false }
        writer.add(.text("("), .close)
        if cursor.accept(")") {
            writer.add(.text(")"))
            return true
        }
        writer.add(.lineBreak(.open, spaces: 0, isForced: breaksParameters), .open)
        repeat {
            guard parameter() else { return false }
            let isLast = cursor.peek()?.text != ","
            if !isLast { writer.add(.text(",")) }
            writer.add(.close)
            if !isLast { writer.add(.lineBreak(.same, spaces: 1, isForced: breaksParameters)) }
        } while cursor.accept(",")
        guard cursor.accept(")") else { return false }
        writer.add(.lineBreak(.close(mustBreak: true), spaces: 0, isForced: breaksParameters), .close, .text(")"))
        return true
    }

    private mutating func parameter() -> Bool {
        guard let name = cursor.word() else { return false }
        writer.add(.open, .text(name))
        if let second = cursor.word() { writer.add(.lineBreak(.continuation), .text(second)) }
        guard cursor.accept(":"), let type = cursor.type() else { return false }
        writer.add(.text(":"), .lineBreak(.continuation))
        writer.add(type)
        if cursor.accept("=") {
            guard let value = cursor.expression() else { return false }
            writer.add(.space, .text("="), .lineBreak(.continuation))
            writer.add(value)
        }
        return true
    }

    private mutating func alias(modifiers count: Int) -> Bool {
        writer.add(.open)
        modifiers(count)
        guard cursor.accept("typealias"), let name = cursor.word(), cursor.accept("="), let type = cursor.type() else {
            return false
        }
        writer.add(.text("typealias"), .lineBreak(.continuation), .text(name), .space, .text("="))
        writer.add(.lineBreak(.continuation))
        writer.add(type)
        return closed()
    }

    private mutating func statement() -> Bool {
        writer.add(.open)
        if cursor.accept("throw") { writer.add(.text("throw"), .lineBreak(.continuation)) }
        guard let expression = cursor.expression() else { return false }
        writer.add(expression)
        return closed()
    }

    private mutating func condition() -> Bool {
        if cursor.accept("}") {
            guard cursor.accept("else") else { return false }
            writer.add(.text("}"), .space, .text("else"), .space)
        }
        guard cursor.expect("if", "let"), let name = cursor.word(), cursor.accept("="),
            let value = cursor.expression()
        else { return false }
        writer.add(.text("if"), .space, .open, .open, .text("let"), .lineBreak(.continuation), .text(name), .space)
        writer.add(.text("="), .lineBreak(.continuation))
        writer.add(value)
        writer.add(.close, .close)
        return openingBrace()
    }

    private mutating func guardStatement() -> Bool {
        guard cursor.accept("guard"), let condition = cursor.expression() else { return false }
        writer.add(.open, .text("guard"), .space, .lineBreak(.openContinuation, 0), .open)
        writer.add(condition)
        writer.add(.close, .lineBreak(.close(mustBreak: false), 0), .lineBreak(.reset))
        guard cursor.accept("else") else { return false }
        writer.add(.open, .text("else"), .space, .close)
        guard cursor.accept("{") else { return false }
        if cursor.isAtEnd {
            writer.add(.text("{"))
            return closed()
        }
        guard cursor.expect("return", "false", "}") else { return false }
        writer.add(.text("{"), .lineBreak(.open), .open, .open, .text("return"), .lineBreak(.continuation))
        writer.add(.text("false"), .close, .lineBreak(.reset, 0), .lineBreak(.close(mustBreak: true)), .close)
        writer.add(.text("}"))
        return closed()
    }

    /// A case of an enum, or one of a `switch`.
    private mutating func caseLine() -> Bool {
        guard cursor.accept("case") else { return false }
        return cursor.peek()?.isWord == true ? enumCase() : switchCase()
    }

    private mutating func enumCase() -> Bool {
        guard let name = cursor.word() else { return false }
        writer.add(.open, .open, .text("case"), .lineBreak(.continuation), .text(name))
        if cursor.accept("=") {
            guard let value = cursor.expression() else { return false }
            writer.add(.space, .text("="), .lineBreak(.continuation))
            writer.add(value)
        } else if cursor.accept("(") {
            guard let type = cursor.type(), cursor.accept(")") else { return false }
            writer.add(.text("("), .lineBreak(.open, 0), .open, .open)
            writer.add(type)
            writer.add(.close, .lineBreak(.close(mustBreak: false), 0), .close, .text(")"))
        }
        writer.add(.close)
        return closed()
    }

    private mutating func switchCase() -> Bool {
        writer.add(.open, .text("case"), .space)
        repeat {
            guard let pattern = cursor.expression() else { return false }
            writer.add(.open)
            writer.add(pattern)
            let isLast = cursor.peek()?.text != ","
            if !isLast { writer.add(.text(",")) }
            writer.add(.close)
            if !isLast { writer.add(.lineBreak(.continuation)) }
        } while cursor.accept(",")
        guard cursor.accept(":") else { return false }
        writer.add(.text(":"), .close)
        guard !cursor.isAtEnd else { return true }
        guard let value = cursor.expression() else { return false }
        writer.add(.lineBreak(.reset, 0), .lineBreak(.open), .open, .open)
        writer.add(value)
        writer.add(.close, .lineBreak(.reset, 0), .lineBreak(.close(mustBreak: true), 0), .close)
        return true
    }
}
