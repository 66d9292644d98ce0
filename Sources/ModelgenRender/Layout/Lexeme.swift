/// A word, a literal or a sign of a line of Swift.
struct Lexeme: Hashable, Sendable {
    var text: String
    /// Whether white space stands before it.
    var followsSpace: Bool
    /// Whether it is a name or a keyword; a name in backticks is one too.
    var isWord: Bool

    /// The lexemes of a line; nil where it holds what generated code never does, such as a comment or `\(`.
    static func lexemes(of line: some StringProtocol) -> [Lexeme]? {
        var lexemes: [Lexeme] = []
        var rest = line[...]
        var followsSpace = false
        while let first = rest.first {
            if first == " " {
                followsSpace = true
                rest = rest.dropFirst()
                continue
            }
            guard let length = length(of: rest) else { return nil }
            let text = String(rest.prefix(length))
            let isWord =
                first == "`" || first == "_" || first == "$" || first == "@" || first.isLetter || first.isNumber
            lexemes.append(Lexeme(text: text, followsSpace: followsSpace, isWord: isWord))
            rest = rest.dropFirst(length)
            followsSpace = false
        }
        return lexemes
    }

    /// The number of characters of the first lexeme.
    private static func length(of text: some StringProtocol) -> Int? {
        guard let first = text.first else { return nil }
        switch first {
        case "\"": return stringLength(text)
        case "`": return text.dropFirst().firstIndex(of: "`").map { text.distance(from: text.startIndex, to: $0) + 1 }
        case "/", "\\", "#", ";": return nil
        default: break
        }
        let word = text.prefix { $0 == "_" || $0 == "$" || $0.isLetter || $0.isNumber || isIdentifierPart($0) }
        if !word.isEmpty { return word.count }
        return ["->", "==", "??"].contains(String(text.prefix(2))) ? 2 : 1
    }

    /// Emoji and other signs may stand in identifiers; ASCII signs may not.
    private static func isIdentifierPart(_ character: Character) -> Bool {
        !character.isASCII && !character.isWhitespace
    }

    private static func stringLength(_ text: some StringProtocol) -> Int? {
        var length = 1
        var isEscaped = false
        for character in text.dropFirst() {
            length += 1
            if isEscaped {
                if character == "(" { return nil }
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                return length == 2 && text.dropFirst(2).first == "\"" ? nil : length
            }
        }
        return nil
    }
}
