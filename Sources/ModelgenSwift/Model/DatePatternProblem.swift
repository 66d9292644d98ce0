extension DateForm {
    /// What is wrong with a pattern that a spec gives, for a diagnostic; nil where the emitted code can read and write it.
    ///
    ///     DateForm.problem(inPattern: "dd/MM/yyyy")  // nil
    ///     DateForm.problem(inPattern: "DD/MM/yyyy")  // "the letter D is not supported; …"
    ///
    /// A pattern must name the year, since a time of day alone is no date, and text with letters must be in quotes.
    package static func problem(inPattern pattern: String) -> String? {
        guard let fields = fields(ofPattern: pattern) else { return "a quote is not closed" }
        let supported = "yMdHhmsSaEZXz"
        if let letter = fields.first(where: { !supported.contains($0.letter) })?.letter {
            return "the letter \(letter) is not supported; put text in single quotes"
        }
        let limits: [Character: Int] = ["y": 4, "M": 4, "E": 4, "S": 9, "a": 1, "Z": 5, "X": 5, "z": 3]
        if let field = fields.first(where: { $0.count > limits[$0.letter, default: 2] }) {
            return "\(String(repeating: field.letter, count: field.count)) is longer than any field"
        }
        let letters = fields.map(\.letter)
        if let letter = letters.first(where: { letter in letters.count { $0 == letter } > 1 }) {
            return "the letter \(letter) stands twice"
        }
        let isComplete = letters.contains("y") && (letters.contains("M") || !letters.contains("d"))
        if !isComplete { return "a date needs its year, and a day its month" }
        if letters.contains("h") != letters.contains("a") { return "h and a go together" }
        if letters.contains("H") && letters.contains("h") { return "H and h exclude each other" }
        return nil
    }

    /// The runs of letters outside quotes; nil where a quote is open at the end.
    private static func fields(ofPattern pattern: String) -> [(letter: Character, count: Int)]? {
        var fields: [(letter: Character, count: Int)] = []
        var isQuoted = false
        var previous: Character?
        for character in pattern {
            if character == "'" { isQuoted.toggle() }
            defer { previous = isQuoted ? nil : character }
            guard !isQuoted, character.isASCII, character.isLetter else { continue }
            if previous == character {
                fields[fields.count - 1].count += 1
            } else {
                fields.append((character, 1))
            }
        }
        return isQuoted ? nil : fields
    }
}
