/// Letters beyond ASCII, in the scripts and widths in which they come.
enum ScriptLetters {
    private static let hanzi = Array(
        "的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可里后小".unicodeScalars)
    private static let kana = 0x3042...0x3093
    private static let hangul = 0xAC00...0xD7A3

    /// Another letter of the same script, case and number of UTF-8 bytes; what is no letter, digit or emoji stays.
    static func replacement(for scalar: Unicode.Scalar, _ random: inout SeededRandom) -> Unicode.Scalar {
        let value = Int(scalar.value)
        if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
            return pick(value - Int(digit)...value - Int(digit) + 9, &random, or: scalar)
        }
        guard scalar.properties.isAlphabetic else {
            // Faces, all of four bytes.
            return value >= 0x1F300 && scalar.properties.isEmoji ? pick(0x1F600...0x1F644, &random, or: scalar) : scalar
        }
        let isUpper = scalar.properties.isUppercase
        switch value {
        // The ligatures of Latin-1 and what is no letter among them are left out.
        case 0x00C0...0x024F: return pick(isUpper ? 0xC8...0xCF : 0xE8...0xEF, &random, or: scalar)
        case 0x0370...0x03FF: return pick(isUpper ? 0x0391...0x03A1 : 0x03B1...0x03C1, &random, or: scalar)
        case 0x0400...0x04FF: return pick(isUpper ? 0x0410...0x042F : 0x0430...0x044F, &random, or: scalar)
        case 0x0590...0x05FF: return pick(0x05D0...0x05EA, &random, or: scalar)
        case 0x0600...0x06FF: return pick(0x0628...0x063A, &random, or: scalar)
        case 0x3040...0x30FF: return pick(kana, &random, or: scalar)
        case 0xAC00...0xD7A3: return pick(hangul, &random, or: scalar)
        case 0x0900...0xFFFF where !isMark(scalar): return random.pick(hanzi)
        case 0x1_0000...: return pick(0x2_0000...0x2_0FFF, &random, or: scalar)
        default: return scalar
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    private static func pick(_ range: ClosedRange<Int>, _ random: inout SeededRandom, or other: Unicode.Scalar)
        -> Unicode.Scalar
    {
        Unicode.Scalar(UInt32(random.number(range))) ?? other
    }
}
