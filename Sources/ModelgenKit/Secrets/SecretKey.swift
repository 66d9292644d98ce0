import ModelgenShape
import ModelgenSwift

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
        guard !DataKey.isEmail(key), SecretText.prefix(of: key).isEmpty else { return false }
        return key.utf8.count >= wordLength * Words.split(key).count
    }
}
