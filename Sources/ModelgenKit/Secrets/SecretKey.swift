import ModelgenShape

/// Keys of objects that are no names: tokens, keys of services, e-mail addresses.
enum SecretKey {
    /// The pieces of a token, at its changes of case and its digits, are shorter on the mean.
    private static let wordLength = 4

    /// `true` for `ghp_16C7e42F292c6912E7710c838347Ae178B4a`, `false` for `Ed25519VerificationKey2018`, which is made of
    /// words.
    static func isLikely(_ key: String) -> Bool {
        SecretText.isLikely(key) && !isOfWords(key)
    }

    private static func isOfWords(_ key: String) -> Bool {
        let bytes = Array(key.utf8)
        if DataKey.isEmail(key) || DataKey.isIdentifying(bytes) || !SecretText.prefix(of: key).isEmpty { return false }
        let kinds = bytes.map(Kind.init)
        // A capital begins the word of the small letters behind it.
        let pieces = 1 + zip(kinds, kinds.dropFirst()).count { $0 != $1 && !($0 == .capital && $1 == .letter) }
        return bytes.count >= wordLength * pieces
    }

    private enum Kind {
        case capital, letter, digit

        init(_ byte: UInt8) {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .capital
            default: self = .letter
            }
        }
    }
}
