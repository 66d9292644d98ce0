/// English singular and plural of the last word of a key, for the names of types and of lists.
///
/// ```swift
/// Noun.singular("order_categories")  // "order_category"
/// Noun.singular("childNodes")        // "childNode"
/// Noun.singular("news")              // "news"
/// Noun.plural("address")             // "addresses"
/// ```
///
/// Only the last word changes, and only where it is a plural for certain: a wrong singular reads worse than none. Its
/// case is kept (`URLs` gives `URL`, `ITEMS` gives `ITEM`); words in other scripts stay.
package enum Noun {
    /// The singular of a key whose last word is a plural; the key itself where it is none.
    package static func singular(_ key: String) -> String {
        changingLastWord(of: key, by: singularWord)
    }

    /// The plural of a key whose last word is a singular; the key itself where it is a plural already.
    package static func plural(_ key: String) -> String {
        changingLastWord(of: key) { word in
            if let plural = NounTable.plurals[word] { return plural }
            // What has another singular is a plural; what never changes has no plural.
            return singularWord(word) == word && !NounTable.unchanging.contains(word) ? pluralWord(word) : word
        }
    }

    private static func singularWord(_ word: String) -> String {
        if NounTable.unchanging.contains(word) || NounTable.plurals[word] != nil { return word }
        if let singular = NounTable.singulars[word] { return singular }
        for rule in singularRules where word.hasSuffix(rule.ending) && word.count >= rule.least {
            return word.dropLast(rule.ending.count) + rule.replacement
        }
        return word
    }

    private static func pluralWord(_ word: String) -> String {
        for rule in pluralRules where word.hasSuffix(rule.ending) && word.count >= rule.least {
            return word.dropLast(rule.ending.count) + rule.replacement
        }
        return word + "s"
    }

    /// An ending, what it becomes, and how many letters a word must have for it.
    private struct Rule {
        let ending: String
        let replacement: String
        let least: Int

        init(_ ending: String, _ replacement: String, least: Int = 1) {
            self.ending = ending
            self.replacement = replacement
            self.least = least
        }
    }

    /// The first that fits is used.
    private static let singularRules = [
        // A singular: address, previous, analysis, nodejs.
        Rule("ss", "ss"), Rule("us", "us"), Rule("is", "is"), Rule("js", "js"),
        // categories, but ties
        Rule("ies", "y", least: 5),
        // classes; boxes, batches, dishes, waltzes; statuses, but houses and cases lose their s only
        Rule("sses", "ss"), Rule("xes", "x"), Rule("ches", "ch"), Rule("shes", "sh"), Rule("tzes", "tz"),
        Rule("statuses", "status"),
        // mangoes, but toes
        Rule("oes", "o", least: 6),
        Rule("s", "", least: 3),
    ]

    private static let pluralRules = [
        Rule("ay", "ays"), Rule("ey", "eys"), Rule("oy", "oys"), Rule("uy", "uys"),
        Rule("y", "ies", least: 2),
        Rule("sis", "ses", least: 4),
        Rule("s", "ses"), Rule("x", "xes"), Rule("ch", "ches"), Rule("sh", "shes"), Rule("tz", "tzes"),
        Rule("zz", "zzes"),
    ]

    /// Changes the last run of letters of a key, in its own case.
    private static func changingLastWord(of key: String, by change: (String) -> String) -> String {
        if key.isSmallWord { return change(key) }
        let word = lastWord(of: key)
        guard !word.isEmpty else { return key }
        let lower = word.lowercased()
        let changed = change(lower)
        guard changed != lower else { return key }
        return key.dropLast(word.count) + recased(changed, like: word)
    }

    /// The ASCII letters at the end of a key, from the last case change on: `Nodes` of `childNodes`, `URLs` of `userURLs`.
    private static func lastWord(of key: String) -> Substring {
        let letters = key.suffix(while: { $0.isASCII && $0.isLetter })
        let start = letters.indices.last { index in
            guard index > letters.startIndex, letters[index].isUppercase else { return false }
            return letters[letters.index(before: index)].isLowercase
        }
        let word = start.map { letters[$0...] } ?? letters
        // Capitals before a capitalised word are an acronym: `Items` of `APIItems`.
        let capitals = word.prefix(while: \.isUppercase).count
        let isPlain = capitals < 2 || capitals == word.count || word.dropFirst(capitals) == "s"
        return isPlain ? word : word.dropFirst(capitals - 1)
    }

    /// `Category` like `Categories`, `ITEM` like `ITEMS`, `URL` like `URLs`.
    private static func recased(_ word: String, like model: Substring) -> String {
        let isShouted = model.count > 1 && model.allSatisfy(\.isUppercase)
        if isShouted { return word.uppercased() }
        if model.dropLast().count > 1, model.dropLast().allSatisfy(\.isUppercase), word.count < model.count {
            return word.uppercased()
        }
        guard let first = model.first, first.isUppercase else { return word }
        return word.prefix(1).uppercased() + word.dropFirst()
    }
}

extension String {
    /// The longest end of the text whose characters all match.
    fileprivate func suffix(while matches: (Character) -> Bool) -> Substring {
        var start = endIndex
        while start > startIndex, matches(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}
