import ModelgenSource

/// Texts as YAML writes them.
enum YAMLText {
    /// Plain where that is safe, else in double quotes, which YAML reads as JSON does.
    static func quoted(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "/-_.".utf8.contains(byte)
        }
        // `-`, a number or `null` by itself would be something else.
        let hasLetter = text.utf8.contains { (0x61...0x7A).contains($0 | 0x20) }
        let isPath = text.contains("/") || text.contains(".")
        return isPlain && hasLetter && isPath && text.first != "-" ? text : JSONText.quoted(text)
    }
}
