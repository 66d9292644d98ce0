/// Keys that number what they name, as some financial APIs write them: `1. open`.
package enum NumberedLabel {
    /// `open` for `1. open`; nil where the key is no such label.
    package static func words(of key: String) -> String? {
        guard KeyForm(key) == .numberedLabel, let space = key.firstIndex(of: " ") else { return nil }
        let words = key[space...].drop { $0 == " " }
        return words.first?.isLetter == true ? String(words) : nil
    }
}
