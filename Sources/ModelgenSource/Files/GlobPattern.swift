/// A pattern for paths: `*` any run of characters in a name, `?` one, `[a-c]` or `[!a-c]` one of a set, `**` as a whole
/// part any number of folders.
///
/// `samples/**/*.json` is every JSON file at any depth below `samples`. A leading dot is matched only by a dot, as in a
/// shell; `\` takes the next character as it is.
package struct GlobPattern: Hashable, Sendable {
    /// One part of a pattern, between slashes.
    package enum Part: Hashable, Sendable {
        /// A name without wildcards, unescaped.
        case literal(String)
        case pattern([Token])
        /// `**`
        case anyFolders
    }

    package enum Token: Hashable, Sendable {
        case character(Character)
        case anyCharacter
        case anyRun
        case set([ClosedRange<Character>], isNegated: Bool)
    }

    package var isAbsolute: Bool
    package var parts: [Part]

    package init(_ text: String) {
        isAbsolute = text.hasPrefix("/")
        parts = text.split(separator: "/").filter { $0 != "." }.map(Self.part)
    }

    /// Whether a text has a wildcard at all, so that it must be looked up rather than opened.
    package static func hasWildcards(_ text: String) -> Bool {
        text.contains { "*?[".contains($0) }
    }

    private static func part(_ text: Substring) -> Part {
        if text == "**" { return .anyFolders }
        let tokens = tokens(of: text)
        var literal = ""
        for token in tokens {
            guard case .character(let character) = token else { return .pattern(tokens) }
            literal.append(character)
        }
        return .literal(literal)
    }

    private static func tokens(of text: Substring) -> [Token] {
        var tokens: [Token] = []
        var rest = text
        while let character = rest.popFirst() {
            switch character {
            case "*":
                if tokens.last != .anyRun { tokens.append(.anyRun) }
            case "?": tokens.append(.anyCharacter)
            case "\\": tokens.append(.character(rest.popFirst() ?? "\\"))
            case "[":
                if let set = set(from: &rest) {
                    tokens.append(set)
                } else {
                    tokens.append(.character("["))
                }
            default: tokens.append(.character(character))
            }
        }
        return tokens
    }

    /// Reads a set after its `[`; nil, and nothing taken, where no `]` closes it.
    private static func set(from rest: inout Substring) -> Token? {
        var scan = rest
        let isNegated = scan.first == "!" || scan.first == "^"
        if isNegated { scan.removeFirst() }
        var ranges: [ClosedRange<Character>] = []
        while let low = scan.popFirst() {
            // A `]` right after the opening is a member.
            if low == "]" && !ranges.isEmpty {
                rest = scan
                return .set(ranges, isNegated: isNegated)
            }
            let next = scan.dropFirst().first
            if scan.first == "-", let high = next, high != "]", low <= high {
                scan.removeFirst(2)
                ranges.append(low...high)
            } else {
                ranges.append(low...low)
            }
        }
        return nil
    }
}

extension GlobPattern.Part {
    /// Whether a name fits this part. `**` fits every name that is not hidden.
    package func matches(_ name: String) -> Bool {
        switch self {
        case .literal(let text): return text == name
        case .anyFolders: return !name.hasPrefix(".")
        case .pattern(let tokens):
            if name.hasPrefix("."), tokens.first != .character(".") { return false }
            return Self.matches(tokens[...], name[...])
        }
    }

    /// Matches with one point of return, the last `*`, which is enough and keeps the work linear in their product.
    private static func matches(_ tokens: ArraySlice<GlobPattern.Token>, _ name: Substring) -> Bool {
        var tokens = tokens
        var name = name
        var retry: (tokens: ArraySlice<GlobPattern.Token>, name: Substring)?
        while true {
            if tokens.first == .anyRun {
                tokens = tokens.dropFirst()
                retry = (tokens, name)
            } else if let token = tokens.first, let character = name.first, token.matches(character) {
                tokens = tokens.dropFirst()
                name = name.dropFirst()
            } else if tokens.isEmpty && name.isEmpty {
                return true
            } else if let point = retry, !point.name.isEmpty {
                tokens = point.tokens
                name = point.name.dropFirst()
                retry = (tokens, name)
            } else {
                return false
            }
        }
    }
}

extension GlobPattern.Token {
    fileprivate func matches(_ character: Character) -> Bool {
        switch self {
        case .character(let own): own == character
        case .anyCharacter: true
        case .anyRun: false
        case .set(let ranges, let isNegated): ranges.contains { $0.contains(character) } != isNegated
        }
    }
}
