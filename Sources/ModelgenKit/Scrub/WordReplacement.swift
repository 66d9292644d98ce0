/// Other letters and digits in the places of those of a text; what stands between them stays.
///
/// `Order 66-B, please` becomes `Dibon 41-K, mesuko`: upper case stays upper case, a letter of three bytes stays one.
struct WordReplacement {
    /// Whether the letters are drawn so that words can be spoken; a few letters give too few such words.
    private let isSpoken: Bool
    /// Whether digits between `-`, `/` and `:` stay what they may be: months, hours, years.
    private let isTime: Bool
    private var result = String.UnicodeScalarView()
    /// Letters, and digits, since the last of another kind.
    private var letters = 0
    private var digits = 0

    private static let consonants = Array("bdfgklmnprstvz".unicodeScalars)
    private static let vowels = Array("aeiou".unicodeScalars)
    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz".unicodeScalars)

    /// - Parameter attempt: Early ones give texts that read well, later ones any.
    static func candidate(_ text: String, _ attempt: Int, _ random: inout SeededRandom) -> String {
        let isTime = text.utf8.allSatisfy { ($0 >= 0x30 && $0 < 0x3A) || "-/:. TZ".utf8.contains($0) }
        var words = WordReplacement(isSpoken: attempt < 40, isTime: isTime && attempt < 40)
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() { words.add(scalar, in: scalars, at: index, &random) }
        return String(words.result)
    }

    private init(isSpoken: Bool, isTime: Bool) {
        self.isSpoken = isSpoken
        self.isTime = isTime
    }

    private mutating func add(
        _ scalar: Unicode.Scalar,
        in scalars: [Unicode.Scalar],
        at index: Int,
        _ random: inout SeededRandom
    ) {
        switch scalar {
        case "a"..."z", "A"..."Z":
            let letter = letter(&random)
            result.append(scalar.value < 0x61 ? Unicode.Scalar(UInt8(letter.value) - 0x20) : letter)
            letters += 1
            digits = 0
        case "0"..."9":
            result.append(digit(scalar, in: scalars, at: index, &random))
            digits += 1
            letters = 0
        case _ where scalar.isASCII:
            result.append(scalar)
            letters = 0
            digits = 0
        default:
            result.append(ScriptLetters.replacement(for: scalar, &random))
        }
    }

    private func letter(_ random: inout SeededRandom) -> Unicode.Scalar {
        guard isSpoken else { return random.pick(Self.alphabet) }
        return random.pick(letters.isMultiple(of: 2) ? Self.consonants : Self.vowels)
    }

    private func digit(
        _ scalar: Unicode.Scalar,
        in scalars: [Unicode.Scalar],
        at index: Int,
        _ random: inout SeededRandom
    ) -> Unicode.Scalar {
        guard isTime else {
            // A leading zero says that the digits are no number.
            if digits == 0, scalar == "0" { return scalar }
            return Self.digit(random.number((digits == 0 ? 1 : 0)...9))
        }
        let group = scalars[(index - digits)...].prefix { ("0"..."9").contains($0) }
        switch group.count {
        case 4 where group.starts(with: "19".unicodeScalars) || group.starts(with: "20".unicodeScalars):
            // Years of this century.
            return digits < 2 ? Self.digit(digits == 0 ? 2 : 0) : Self.digit(random.number(0...9))
        case 2:
            // 01 to 12 is a month, a day, an hour and a minute.
            if digits == 0 { return Self.digit(random.number(0...1)) }
            return Self.digit(result.last == "0" ? random.number(1...9) : random.number(0...2))
        default: return Self.digit(random.number((digits == 0 ? 1 : 0)...9))
        }
    }

    private static func digit(_ value: Int) -> Unicode.Scalar {
        Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
    }
}
