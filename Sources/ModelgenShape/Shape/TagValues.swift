/// The values of an object's candidate tags: `["type": "text"]`.
package struct TagValues: Hashable, Sendable, Comparable {
    package var values: [String: String]

    package init(_ values: [String: String] = [:]) {
        self.values = values
    }

    /// The values of some candidates only.
    package func projected(on candidates: some Collection<String>) -> TagValues {
        TagValues(values.filter { candidates.contains($0.key) })
    }

    package static func < (left: Self, right: Self) -> Bool {
        func key(_ tags: Self) -> [String] {
            tags.values.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        }
        return key(left).lexicographicallyPrecedes(key(right))
    }
}

extension TagValues: Spelled {
    func isSpelled(before other: TagValues) -> Bool {
        // Of two equal texts in ASCII none is the lesser; this spares most tags the sorting.
        if isASCII, other.isASCII { return false }
        return spelling.lexicographicallyPrecedes(other.spelling)
    }

    private var isASCII: Bool {
        values.allSatisfy { $0.key.utf8.allSatisfy { $0 < 128 } && $0.value.utf8.allSatisfy { $0 < 128 } }
    }

    var spelling: [UInt8] {
        var bytes: [UInt8] = []
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            bytes += key.utf8
            bytes.append(0)
            bytes += value.utf8
            bytes.append(0)
        }
        return bytes
    }
}
