/// Which keys may hold what tells one object from its siblings.
package enum IdentityKey {
    private static let words: Set<String> = ["id", "uuid", "guid", "key"]

    /// Whether the last word of a key says identity: `id`, `_id`, `userId`, `userID`, `order-id`, `ITEM_UUID`, `apiKey`;
    /// not `paid`, `grid` or `keys`.
    package static func isCandidate(_ key: String) -> Bool {
        words.contains(lastWord(of: key).lowercased())
    }

    /// What follows the last separator and the last change of case.
    private static func lastWord(of key: String) -> String {
        let bytes = Array(key.utf8)
        let part = bytes.suffix(while: \.isLetter)
        let isUpper = { (byte: UInt8) in byte & 0x20 == 0 }
        guard let last = part.last else { return "" }
        let run = part.suffix(while: { isUpper($0) == isUpper(last) })
        let hasCapital = !isUpper(last) && run.startIndex > part.startIndex
        return String(decoding: hasCapital ? part[(run.startIndex - 1)...] : run, as: UTF8.self)
    }
}

extension BidirectionalCollection {
    /// The longest run at the end whose elements all satisfy a condition.
    fileprivate func suffix(while condition: (Element) -> Bool) -> SubSequence {
        var start = endIndex
        while start > startIndex, condition(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}
