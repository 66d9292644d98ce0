/// Reads lexemes one after the other.
struct LexemeCursor {
    private let lexemes: [Lexeme]
    private(set) var index = 0

    init(_ lexemes: [Lexeme]) {
        self.lexemes = lexemes
    }

    var isAtEnd: Bool {
        index == lexemes.count
    }

    /// The lexeme ahead, or one further; nil at the end.
    func peek(_ distance: Int = 0) -> Lexeme? {
        index + distance < lexemes.count ? lexemes[index + distance] : nil
    }

    /// Takes the lexeme ahead.
    mutating func next() -> Lexeme? {
        guard let lexeme = peek() else { return nil }
        index += 1
        return lexeme
    }

    /// Takes the lexeme ahead if it is this text.
    mutating func accept(_ text: String) -> Bool {
        guard peek()?.text == text else { return false }
        index += 1
        return true
    }

    /// Takes texts that must all stand here, one after the other.
    mutating func expect(_ texts: String...) -> Bool {
        texts.allSatisfy { accept($0) }
    }

    /// Takes a name; nil where none stands here.
    mutating func word() -> String? {
        guard peek()?.isWord == true else { return nil }
        return next()?.text
    }
}
