/// The words of a key and what stands between them.
///
/// ```
/// avatar_url_2x   avatar · url · 2x
/// HTTPServer      HTTP · Server
/// http2Server     http2 · Server
/// userIDs         user · IDs
/// NOT_AVAILABLE   not · available
/// 文章-列表        文章 · 列表
/// ```
package struct Words: Hashable, Sendable {
    /// A word, or the scalars that part two words.
    package enum Part: Hashable, Sendable {
        case word(String)
        case symbols(String)
    }

    /// Everything that the key holds, in order, composed canonically, in its own case.
    package var parts: [Part]
    /// Whether the key has letters and all letters with case are capitals, so that they say nothing.
    package var isShouted: Bool

    package init(_ key: String, acronyms: Acronyms) {
        let text = CanonicalComposition.compose(key)
        let scalars = Array(text.unicodeScalars)
        isShouted = scalars.contains(where: \.isUpper) && !scalars.contains(where: \.isLower)
        parts = []
        var start = 0
        while start < scalars.count {
            let isWord = Words.isInWord(scalars, start)
            var end = start + 1
            while end < scalars.count, Words.isInWord(scalars, end) == isWord { end += 1 }
            if isWord {
                // An apostrophe joins: "don't" is one word.
                let run = scalars[start..<end].filter { !$0.isApostrophe }
                parts += Words.split(run, acronyms: acronyms).map(Part.word)
            } else {
                parts.append(.symbols(String(scalars: scalars[start..<end])))
            }
            start = end
        }
    }

    /// The words alone.
    package var words: [String] {
        parts.compactMap { if case .word(let word) = $0 { word } else { nil } }
    }

    /// The words of a key by the standard acronyms, in their own case: `userIDs` gives `user`, `IDs`.
    package static func split(_ key: String) -> [String] {
        // Most keys are one word, which holds no acronym that is told by its capitals.
        if key.isSmallWord { return [key] }
        return Words(key, acronyms: .standard).words
    }

    private static func isInWord(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        let scalar = scalars[index]
        if Identifier.isWordCharacter(scalar) { return true }
        guard scalar.isApostrophe, index > 0, index + 1 < scalars.count else { return false }
        return scalars[index - 1].properties.isAlphabetic && scalars[index + 1].properties.isAlphabetic
    }

    /// Splits a run of letters and digits at its case changes.
    private static func split(_ run: [Unicode.Scalar], acronyms: Acronyms) -> [String] {
        var words = [String]()
        var rest = run[...]
        while !rest.isEmpty {
            let length = mixedAcronymLength(rest, acronyms) ?? firstWordLength(rest)
            words.append(String(scalars: rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        return words
    }

    /// How many scalars the acronym of mixed case has that a run starts with.
    private static func mixedAcronymLength(_ run: ArraySlice<Unicode.Scalar>, _ acronyms: Acronyms) -> Int? {
        guard let first = run.first, acronyms.mayStartMixed(with: first) else { return nil }
        return acronyms.mixedPrefix(of: String(scalars: run.prefix(longestAcronym)))?.unicodeScalars.count
    }

    /// More than any acronym of mixed case has, and what follows it: a look at all that is left for each word of a long
    /// key would take quadratic time.
    private static let longestAcronym = 32

    /// How many scalars the first word of a run has.
    ///
    /// A word is digits, then capitals, then small letters, digits and letters without case, each possibly none.
    private static func firstWordLength(_ run: ArraySlice<Unicode.Scalar>) -> Int {
        func skip(_ start: Int, while matches: (Unicode.Scalar) -> Bool) -> Int {
            var index = start
            while index < run.endIndex, matches(run[index]) || run[index].isMark { index += 1 }
            return index
        }
        let digits = skip(run.startIndex, while: \.isASCIIDigit)
        let capitals = skip(digits, while: \.isUpper)
        let count = run[digits..<capitals].count(where: \.isUpper)
        guard capitals < run.endIndex, run[capitals].isLower, count > 1 else {
            return skip(capitals) { !$0.isUpper } - run.startIndex
        }
        // The plural of an acronym, `IDs`: one small s, and no small letter behind it.
        if run[capitals] == "s", capitals + 1 == run.endIndex || !run[capitals + 1].isLower {
            return capitals + 1 - run.startIndex
        }
        // The last capital starts the next word: `HTTP` in `HTTPServer`.
        var last = capitals - 1
        while run[last].isMark { last -= 1 }
        return last - run.startIndex
    }
}

extension String {
    /// Whether the text is small letters of ASCII.
    var isSmallWord: Bool {
        !isEmpty && utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }

    /// The text of some scalars.
    init(scalars: some Sequence<Unicode.Scalar>) {
        var view = UnicodeScalarView()
        view.append(contentsOf: scalars)
        self.init(view)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a capital; title case counts, since it begins a word as well.
    var isUpper: Bool {
        isASCII
            ? (0x41...0x5A).contains(value) : properties.isUppercase || properties.generalCategory == .titlecaseLetter
    }

    /// Whether the scalar is a small letter.
    var isLower: Bool { isASCII ? (0x61...0x7A).contains(value) : properties.isLowercase }

    /// What joins two parts of a word: `'` and U+2019.
    fileprivate var isApostrophe: Bool { self == "'" || self == "\u{2019}" }
}
