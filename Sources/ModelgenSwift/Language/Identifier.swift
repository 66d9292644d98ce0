/// What the Swift compiler takes for an identifier.
///
/// Source: `isValidIdentifierStartCodePoint` and `isValidIdentifierContinuationCodePoint` of the Swift lexer, the
/// grammar's identifier-head and identifier-character. Narrower than those in two points: `$` is left to the compiler
/// and to macros, and invisible scalars, which the lexer accepts, make two names look alike.
package enum Identifier {
    /// Whether `name` can be declared: `userID`, `名前`, `` `default` `` with its backticks; not `2x`, `a-b`, `_`, `$0`.
    ///
    /// Keywords count as identifiers here; `ReservedWords` says what becomes of them.
    package static func isValid(_ name: String) -> Bool {
        let bare = bare(name)
        guard let first = bare.unicodeScalars.first, isHead(first) else { return false }
        // A lone underscore means "no name".
        guard bare.unicodeScalars.contains(where: { $0 != "_" }) else { return false }
        return bare.unicodeScalars.dropFirst().allSatisfy(isCharacter)
    }

    /// A name without its backticks: `` `default` `` becomes `default`.
    package static func bare(_ name: String) -> String {
        let backtick = UInt8(ascii: "`")
        guard name.utf8.count > 2, name.utf8.first == backtick, name.utf8.last == backtick else { return name }
        return String(name.unicodeScalars.dropFirst().dropLast())
    }

    /// Whether an identifier may start with the scalar.
    static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar == "_" || scalar.isASCIILetter }
        return isCharacter(scalar) && !inner.contains { $0.contains(scalar.value) }
    }

    /// Whether the scalar may stand inside an identifier.
    static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar == "_" || scalar.isASCIIDigit || scalar.isASCIILetter }
        // The supplementary planes are open but for the last two scalars of each.
        let isAllowed =
            scalar.value >= 0x10000
            ? scalar.value <= 0xEFFFD && scalar.value & 0xFFFF <= 0xFFFD
            : allowed.contains { $0.contains(scalar.value) }
        return isAllowed && !scalar.isInvisible
    }

    /// Whether the scalar may stand in a name that modelgen makes: letters, marks and digits of any script.
    ///
    /// Emoji and other symbols would compile too; they are spelled out, since few keyboards have them.
    static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.isASCIIDigit || scalar.isASCIILetter }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber:
            return isCharacter(scalar)
        default:
            return false
        }
    }

    /// What may stand inside an identifier below U+10000.
    private static let allowed: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
        0xD8...0xF6, 0xF8...0xFF, 0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
        0x203F...0x2040, 0x2054...0x2054, 0x2060...0x206F, 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
        0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF,
        0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8,
    ]

    /// What may stand inside an identifier but not at its start, beside the digits.
    private static let inner: [ClosedRange<UInt32>] = [
        // Combining marks
        0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
        // Hangzhou numerals and tone marks, which the lexer takes for an operator behind a dot: `.〢`
        0x3021...0x302F,
    ]
}

extension Unicode.Scalar {
    /// `0`...`9`
    var isASCIIDigit: Bool { (0x30...0x39).contains(value) }

    /// `a`...`z` and `A`...`Z`, without a look into the tables of Unicode.
    var isASCIILetter: Bool { (0x61...0x7A).contains(value | 0x20) }
}
