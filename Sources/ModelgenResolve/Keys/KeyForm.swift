import ModelgenShape

/// What a key looks like, as far as that tells names from data.
package enum KeyForm: Hashable, Sendable {
    /// Letters, digits and underscores, starting with a letter, `_`, `$` or `@`: what programmers name members.
    case identifier
    /// Words joined by hyphens: headers, some APIs' members.
    case hyphenated
    /// Digits only, a UUID, a date, a hash: data beyond doubt.
    case identifying
    /// `1. open`: a numbered label, a name for all its oddness.
    case numberedLabel
    /// Anything else: dots, slashes, spaces, colons, a leading digit.
    case odd

    package init(_ key: String) {
        let bytes = Array(key.utf8)
        if DataKey.isFolded(key) || DataKey.isIdentifying(bytes) {
            self = .identifying
        } else if Self.isNumberedLabel(bytes) {
            self = .numberedLabel
        } else if Self.isIdentifier(key) {
            self = .identifier
        } else if Self.isIdentifier(key.filter { $0 != "-" }), key.first != "-" {
            self = .hyphenated
        } else {
            self = .odd
        }
    }

    private static func isIdentifier(_ key: String) -> Bool {
        if key.utf8.allSatisfy({ $0 < 0x80 }) { return isASCIIIdentifier(key.utf8) }
        guard let first = key.first, first.isLetter || "_$@".contains(first) else { return false }
        return key.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// The same for most keys, without a look into tables of Unicode.
    private static func isASCIIIdentifier(_ key: some Collection<UInt8>) -> Bool {
        guard let first = key.first, isLetter(first) || "_$@".utf8.contains(first) else { return false }
        return key.dropFirst().allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20)
    }

    private static func isNumberedLabel(_ bytes: [UInt8]) -> Bool {
        let digits = bytes.prefix { isDigit($0) }
        let rest = bytes.dropFirst(digits.count)
        return !digits.isEmpty && rest.first == UInt8(ascii: ".") && rest.dropFirst().first == UInt8(ascii: " ")
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
