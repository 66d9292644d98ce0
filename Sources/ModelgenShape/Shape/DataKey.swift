/// Keys that are data beyond doubt, whatever stands beside them: numbers, UUIDs, dates, hashes, e-mail addresses.
///
/// A shape keeps no such key: their members are folded into one, so that the ids of a map with a million entries take the
/// room of one, and that a shape file tells nobody's id. `{"1048577": …, "1048578": …}` is kept as one member
/// `DataKey.numbers`.
package enum DataKey {
    /// The member that stands for keys that are whole numbers. No document that people write holds U+FFFF.
    package static let numbers = "\u{FFFF}#"
    /// The member that stands for all other folded keys.
    package static let others = "\u{FFFF}*"

    /// Numbers of fewer digits may be names: status codes, years, positions. They are folded once there are more than
    /// `maximumShortNumbers` in a record.
    package static let longNumber = 5
    package static let maximumShortNumbers = 16
    /// A record with more keys than this that are no numbers is none: all its keys are folded.
    package static let maximumKeys = 1_000

    /// Whether a key stands for folded ones.
    package static func isFolded(_ key: String) -> Bool {
        // Most keys begin otherwise, and to compare such texts takes long.
        key.utf8.first == 0xEF && (key == numbers || key == others)
    }

    /// What stands for a key that is data in any company; nil for a key that may be a name.
    package static func folded(for key: String) -> String? {
        guard key.utf8.count >= longNumber else { return nil }
        var (spelled, digits, hasAt) = (key, 0, false)
        spelled.withUTF8 { bytes in
            for byte in bytes {
                digits += isDigit(byte) ? 1 : 0
                hasAt = hasAt || byte == UInt8(ascii: "@")
            }
        }
        guard digits >= 3 else { return hasAt && isEmail(key) ? others : nil }
        let text = Array(key.utf8)
        if isNumber(text, digits: digits) { return digits >= longNumber ? numbers : nil }
        return isIdentifying(text) || isEmail(key) ? others : nil
    }

    /// `404`, `-1`: digits, with or without a minus.
    package static func isNumber(_ key: String) -> Bool {
        let digits = key.utf8.first == UInt8(ascii: "-") ? key.utf8.dropFirst() : key.utf8[...]
        return !digits.isEmpty && digits.allSatisfy(isDigit)
    }

    /// Digits only, a UUID, a date, a hash.
    package static func isIdentifying(_ bytes: [UInt8]) -> Bool {
        let digits = bytes.count(where: isDigit)
        if isNumber(bytes, digits: digits) { return true }
        let isHex = bytes.allSatisfy { isDigit($0) || (0x61...0x66).contains($0 | 0x20) }
        if isHex && bytes.count >= 16 && digits >= 3 { return true }
        let isUUID = bytes.count == 36 && bytes.count { $0 == UInt8(ascii: "-") } == 4
        return isUUID && digits >= 4 || isDateLike(bytes)
    }

    /// `someone@example.org`; not `@type`, `types@>=5.2` or `lodash@4.17.21`.
    package static func isEmail(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard parts.count == 2, let name = parts.first, let domain = parts.last, !name.isEmpty else { return false }
        guard name.allSatisfy({ $0.isLetter || $0.isDigit || $0 >= 0x80 || "._%+-".utf8.contains($0) }) else {
            return false
        }
        let labels = domain.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard labels.count > 1, let last = labels.last, last.count > 1, last.allSatisfy(\.isLetter) else {
            return false
        }
        return labels.allSatisfy { label in
            !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
        }
    }

    private static func isNumber(_ bytes: [UInt8], digits: Int) -> Bool {
        digits > 0 && (digits == bytes.count || digits == bytes.count - 1 && bytes.first == UInt8(ascii: "-"))
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
