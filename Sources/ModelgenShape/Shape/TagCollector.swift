/// Gathers the tags of one object from its members: the candidate keys with a text for their value. Where a key stands
/// twice the first counts.
struct TagCollector {
    private(set) var tags = TagValues()
    private var others: Set<String> = []

    /// A quick look that spares most keys the question: false only for keys that are no candidate.
    static func mayBeCandidate(_ key: ArraySlice<UInt8>) -> Bool {
        guard let last = key.last else { return false }
        if key.count >= 4, last == UInt8(ascii: "e") || last == UInt8(ascii: "d") {
            let letters = key[key.endIndex - 3]
            if letters | 0x20 == UInt8(ascii: "y") || letters | 0x20 == UInt8(ascii: "i") { return true }
        }
        return key.count <= 10
    }

    /// Adds a member; the value is nil where it is no text, or too long a one. What looks like a secret is no tag.
    mutating func add(key: String, value: String?) {
        guard TagCandidate.isCandidate(key), tags.values[key] == nil, !others.contains(key) else { return }
        if let value, !value.isEmpty, value.utf8.count <= TagCandidate.maximumLength, !SecretText.isLikely(value) {
            tags.values[key] = value
        } else {
            others.insert(key)
        }
    }
}
