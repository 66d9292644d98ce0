/// Finds the tags that are alone on their line: such a line vanishes with its white space and its end.
///
/// Every other line that prints something starts with a `lineStart`, where the indentation of a partial goes.
enum StandaloneLines {
    enum Piece: Hashable, Sendable {
        case lineStart
        case text(String)
        /// A tag, with the white space before it where it stands alone.
        case tag(MustacheTag, indentation: String)
    }

    static func pieces(of tokens: [MustacheToken]) -> [Piece] {
        var pieces: [Piece] = []
        var line: [MustacheToken] = []
        for token in tokens {
            line.append(token)
            if token.endsLine {
                pieces += self.pieces(ofLine: line)
                line = []
            }
        }
        return pieces + self.pieces(ofLine: line)
    }

    private static func pieces(ofLine line: [MustacheToken]) -> [Piece] {
        if let (tag, indentation) = soleTag(of: line) {
            return [.tag(tag, indentation: indentation)]
        }
        let isEmpty = line.isEmpty || line == [.text("\n")] || line == [.text("\r\n")]
        let pieces = line.map { token -> Piece in
            switch token {
            case .text(let text): .text(text)
            case .tag(let tag): .tag(tag, indentation: "")
            }
        }
        return isEmpty ? pieces : [.lineStart] + pieces
    }

    private static func soleTag(of line: [MustacheToken]) -> (MustacheTag, indentation: String)? {
        var found: MustacheTag?
        var indentation = ""
        for token in line {
            switch token {
            case .tag(let tag):
                guard found == nil, tag.mayStandAlone else { return nil }
                found = tag
            case .text(let text):
                guard token.isBlank else { return nil }
                if found == nil { indentation = text }
            }
        }
        return found.map { ($0, indentation) }
    }
}
