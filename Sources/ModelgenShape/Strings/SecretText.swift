/// Texts that look like somebody's: tokens, keys, e-mail addresses. They are no names of cases or variants, and none gets
/// into a shape file.
package enum SecretText {
    /// Beginnings of the tokens of well-known services; `eyJ` is that of every JSON Web Token (RFC 7519).
    private static let prefixes = [
        "sk_", "sk-", "pk_", "rk_", "ghp_", "gho_", "ghs_", "github_pat_", "glpat-", "xox", "AKIA", "ASIA", "AIza",
        "ya29.", "eyJ", "Bearer ", "Basic ",
    ]
    /// Nothing shorter is a token, but an e-mail address may be.
    static let prefixedLength = 16
    /// A word of so many letters and digits is made by a machine, if at least a sixth of it are digits.
    private static let runLength = 20

    /// `true` for `ghp_16C7e42F292c6912E7710c838347Ae178B4a` and `someone@example.org`, `false` for `in_progress`.
    package static func isLikely(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        if bytes.contains(UInt8(ascii: "@")), DataKey.isEmail(text) { return true }
        guard bytes.count >= prefixedLength else { return false }
        if prefixes.contains(where: text.hasPrefix) { return true }
        if bytes.contains(where: \.isDigit), DataKey.isIdentifying(bytes) { return true }
        return bytes.split { !$0.isDigit && !$0.isLetter }.contains { run in
            let digits = run.count(where: \.isDigit)
            return run.count >= runLength && digits * 6 >= run.count
        }
    }

    /// The beginning that says which service a token is for, and nothing of the token: `ghp_`; empty where there is none.
    package static func prefix(of text: String) -> String {
        prefixes.first(where: text.hasPrefix) ?? ""
    }
}
