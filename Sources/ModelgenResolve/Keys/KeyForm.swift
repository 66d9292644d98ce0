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
        if Self.isIdentifying(bytes) {
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

    private static func isIdentifying(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.first else { return false }
        let digits = bytes.count(where: isDigit)
        let negative = first == UInt8(ascii: "-") && bytes.count > 1
        if digits == bytes.count || negative && digits == bytes.count - 1 { return true }
        let isHex = bytes.allSatisfy { isDigit($0) || (0x61...0x66).contains($0 | 0x20) }
        if isHex && bytes.count >= 16 && digits >= 3 { return true }
        let isUUID = bytes.count == 36 && bytes.filter { $0 == UInt8(ascii: "-") }.count == 4
        if isUUID && digits >= 4 { return true }
        return isDateLike(bytes)
    }

    /// `2024-01-15`, `2024-01`, `2024/01/15`, with or without a time.
    private static func isDateLike(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 7, bytes[..<4].allSatisfy(isDigit), isDigit(bytes[5]), isDigit(bytes[6]) else {
            return false
        }
        guard bytes[4] == UInt8(ascii: "-") || bytes[4] == UInt8(ascii: "/") else { return false }
        return bytes.allSatisfy { isDigit($0) || "-/:.T Z+".utf8.contains($0) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
