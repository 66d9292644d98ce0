/// Swift names for keys and values, as a careful Swift developer would write them.
///
/// Each list of candidates falls in beauty and rises in distinctness, so that clashing keys can be parted by taking the
/// next one (`NameAssignment`). They are identifiers, not yet escaped (`ReservedWords`):
///
/// 1. the style name: `contentType` for `content-type`;
/// 2. the key itself where it is an identifier, else its symbols spelled out: `contentDashType`;
/// 3. the same with the key's own capitals: `content_dash_type`;
/// 4. the style name with a hash of the key, short, then long: `contentType_6537d7fa`.
///
/// Canonically equal keys get equal lists, scalar by scalar.
package struct NameStyle: Hashable, Sendable {
    /// Long enough for every key that a person chose.
    package static let longestName = 80

    package var acronyms: Acronyms
    /// Longer names are cut and get the hash of the key, for which there must be room.
    package var longestName: Int

    package init(acronyms: Acronyms = .standard, longestName: Int = Self.longestName) {
        self.acronyms = acronyms
        self.longestName = longestName
    }

    /// Names for a member: `avatar_url_2x` gives `avatarURL2x` first, `+1` gives `plus1`.
    package func propertyCandidates(for key: String) -> [String] {
        candidates(for: key, isType: false)
    }

    /// Names for a value of an enum: `NOT_AVAILABLE` gives `notAvailable` first, `1.0` gives `_1_0`.
    package func caseCandidates(for value: String) -> [String] {
        candidates(for: value, isType: false)
    }

    /// Names for a type, from a key that is already in the singular: `line_item` gives `LineItem` first.
    ///
    /// Scripts without capitals and digits in front get a suffix, since a type must not be called like the property
    /// that holds it: `作者` gives `作者Model`.
    package func typeCandidates(for key: String) -> [String] {
        candidates(for: key, isType: true)
    }

    /// The first of `propertyCandidates` alone, for a fraction of the work.
    package func propertyName(for key: String) -> String {
        styleName(for: key, isType: false)
    }

    /// The first of `caseCandidates` alone, for a fraction of the work.
    package func caseName(for value: String) -> String {
        styleName(for: value, isType: false)
    }

    /// The first of `typeCandidates` alone, for a fraction of the work.
    package func typeName(for key: String) -> String {
        styleName(for: key, isType: true)
    }

    private func styleName(for key: String, isType: Bool) -> String {
        let words = Words(key, acronyms: acronyms)
        return fitted(camelCase(tokens(of: words), words, isType: isType), key, isType: isType)
    }

    private func candidates(for key: String, isType: Bool) -> [String] {
        let words = Words(key, acronyms: acronyms)
        let style = camelCase(tokens(of: words), words, isType: isType)
        let text = text(of: words)
        let (spelled, literal) =
            isIdentifier(text)
            ? (text, text)
            : (camelCase(spelledTokens(of: words), words, isType: isType), literal(of: words))
        let distinct = [style, spelled, literal].map { fitted($0, key, isType: isType) }
        let base = isType ? typeName(style) : headed(style)
        return distinct + [suffixed(base, KeyHash.short(key)), suffixed(base, KeyHash.long(key))]
    }

    /// A candidate as an identifier that is not too long.
    private func fitted(_ candidate: String, _ key: String, isType: Bool) -> String {
        let name = isType ? typeName(candidate) : headed(candidate)
        let isLong = name.utf8.count > longestName && name.unicodeScalars.count > longestName
        return isLong ? suffixed(name, KeyHash.short(key)) : name
    }

    /// One piece of a name: a word that camel case shapes, or text that stays.
    private enum Token {
        case word(String)
        case fixed(String)
    }

    /// The words; the symbols only where they say what nothing else does.
    private func tokens(of words: Words) -> [Token] {
        let hasWords = !words.words.isEmpty
        let hasLetters = words.words.contains { $0.unicodeScalars.contains { !$0.isDigit } }
        return words.parts.indices.flatMap { index -> [Token] in
            switch words.parts[index] {
            case .word(let word):
                return [.word(word)]
            case .symbols(let symbols):
                let (follows, precedes) = digits(around: index, in: words)
                if follows, precedes {
                    // "1.5" and "15" differ; "iso_639_1" is a name.
                    return !hasLetters || Self.decimalMarks.contains(symbols) ? [.fixed("_")] : []
                }
                let isFiller = hasWords && symbols.allSatisfy { $0 == "_" || $0 == " " }
                return hasLetters || isFiller ? [] : spelled(symbols, beforeDigit: precedes)
            }
        }
    }

    /// Words and symbols, every one.
    private func spelledTokens(of words: Words) -> [Token] {
        words.parts.indices.flatMap { index -> [Token] in
            switch words.parts[index] {
            case .word(let word): [.word(word)]
            case .symbols(let symbols): spelled(symbols, beforeDigit: digits(around: index, in: words).precedes)
            }
        }
    }

    private func spelled(_ symbols: String, beforeDigit: Bool) -> [Token] {
        SymbolNames.words(for: symbols, beforeDigit: beforeDigit).map(Token.word)
    }

    /// What parts the digits of one number.
    private static let decimalMarks: Set<String> = [".", ",", ":"]

    /// Whether a part follows a digit and whether it precedes one.
    private func digits(around index: Int, in words: Words) -> (follows: Bool, precedes: Bool) {
        func word(_ index: Int) -> String? {
            guard words.parts.indices.contains(index), case .word(let word) = words.parts[index] else { return nil }
            return word
        }
        return (
            word(index - 1)?.unicodeScalars.last?.isDigit ?? false,
            word(index + 1)?.unicodeScalars.first?.isDigit ?? false
        )
    }

    private func camelCase(_ tokens: [Token], _ words: Words, isType: Bool) -> String {
        var name = ""
        for token in tokens {
            switch token {
            case .fixed(let text): name += text
            case .word(let word) where name.isEmpty && !isType: name += word.lowercased()
            case .word(let word): name += shaped(word, isShouted: words.isShouted)
            }
        }
        return CanonicalComposition.compose(name.isEmpty ? "empty" : name)
    }

    /// A word inside a name: `URL`, `Title`, `2x`, and `SKU` where the key itself writes `productSKU`.
    private func shaped(_ word: String, isShouted: Bool) -> String {
        if let spelling = acronyms.spelling(of: word) { return spelling }
        let stem = word.hasSuffix("s") ? String(word.dropLast()) : word
        let isShort = (2...Self.longestAcronym).contains(stem.count)
        let isCapital = isShort && stem.unicodeScalars.allSatisfy { $0.isUpper || $0.isDigit }
        guard isCapital, !isShouted, !acronyms.isRemoved(word), !acronyms.isRemoved(stem) else {
            return capitalised(word.lowercased())
        }
        return word
    }

    /// Capitals in a row beyond this are a shout rather than an acronym.
    private static let longestAcronym = 5

    private func capitalised(_ word: String) -> String {
        guard let first = word.unicodeScalars.first else { return word }
        let capital = first.isASCII ? String(first).uppercased() : first.properties.titlecaseMapping
        return CanonicalComposition.compose(capital + String(word.unicodeScalars.dropFirst()))
    }

    private func typeName(_ name: String) -> String {
        let capital = headed(capitalised(name))
        guard let first = capital.unicodeScalars.first else { return capital }
        // Mathematical capitals are capitals without small letters.
        let isCapital = first.isUpper && (first.isASCII || first.properties.lowercaseMapping != String(first))
        return isCapital ? capital : capital + "Model"
    }

    /// Whether the key is an identifier as it stands; underscores alone are spelled.
    private func isIdentifier(_ text: String) -> Bool {
        let isPlain = text.unicodeScalars.allSatisfy { $0 == "_" || Identifier.isWordCharacter($0) }
        return isPlain && Identifier.isValid(text)
    }

    private func text(of words: Words) -> String {
        words.parts.map { part in
            switch part {
            case .word(let text), .symbols(let text): text
            }
        }.joined()
    }

    /// The key with its capitals, its symbols as words between underscores: `Content_dash_Type`.
    private func literal(of words: Words) -> String {
        var pieces = [String]()
        var followsWord = false
        for (index, part) in words.parts.enumerated() {
            switch part {
            case .word(let word) where followsWord:
                pieces[pieces.count - 1] += word
            case .word(let word):
                pieces.append(word)
                followsWord = true
            case .symbols(let symbols):
                let precedes = digits(around: index, in: words).precedes
                pieces += SymbolNames.words(for: symbols, beforeDigit: precedes)
                followsWord = false
            }
        }
        if pieces.isEmpty { return "empty_key" }
        return words.words.isEmpty ? pieces.joined(separator: "_") + "_sign" : pieces.joined(separator: "_")
    }

    /// A name that an identifier may start with: `2x` becomes `_2x`.
    private func headed(_ name: String) -> String {
        guard let first = name.unicodeScalars.first else { return "_" }
        return Identifier.isHead(first) && !first.isMark ? name : "_" + name
    }

    /// A name with a hash behind it, cut so that both fit.
    private func suffixed(_ name: String, _ hash: String) -> String {
        String(name.unicodeScalars.prefix(longestName - hash.count - 1)) + "_" + hash
    }
}

extension Unicode.Scalar {
    /// A decimal digit of any script.
    var isDigit: Bool { isASCII ? isASCIIDigit : properties.generalCategory == .decimalNumber }
}
