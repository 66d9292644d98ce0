import ModelgenShape

/// Stand-ins for tokens and keys that show at a glance that they are none: `ghp_a0a00aa00000aa0000a000aa0001`.
enum SecretReplacement {
    /// - Parameter number: Tells stand-ins apart; it is written into their last places.
    static func text(_ text: String, number: Int) -> String {
        // The beginning says which service the token is for, and only that.
        let prefix = SecretText.prefix(of: text)
        let secret = Array(text.utf8.dropFirst(prefix.utf8.count))
        // A hash stays one, and what is none does not become one.
        let isHex = !secret.contains { isLetter($0) && !(0x61...0x66).contains($0 | 0x20) }
        let (first, count) = isHex ? (UInt8(ascii: "a"), 6) : (UInt8(ascii: "x"), 3)
        var rest = number
        var bytes: [UInt8] = []
        for byte in secret.reversed() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
                rest /= 10
            case _ where isLetter(byte):
                bytes.append((first + UInt8(rest % count)) & ~0x20 | byte & 0x20)
                rest /= count
            // Bytes beyond ASCII are pieces of letters.
            case 0x80...: bytes.append(first)
            default: bytes.append(byte)
            }
        }
        return prefix + String(decoding: bytes.reversed(), as: UTF8.self)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20)
    }
}
