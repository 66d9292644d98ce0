/// A key that may be spelled in several ways and is the same all the same: Swift, and so Foundation's decoders, take `é` as
/// one letter and as letter and accent for equal.
protocol Spelled: Hashable {
    /// Whether this spelling is the lesser of two, byte by byte.
    func isSpelled(before other: Self) -> Bool
}

extension String: Spelled {
    /// Whether this text stands before another, byte by byte: the order of everything that is printed.
    ///
    /// `<` will not do: of `"e\u{301}"` and `"\u{E9}_"` neither is less than the other (Swift 6.3), and what is sorted by it
    /// comes in the order of the hashes.
    package func isSpelled(before other: String) -> Bool {
        var (mine, theirs) = (self, other)
        return mine.withUTF8 { mine in theirs.withUTF8 { mine.lexicographicallyPrecedes($0) } }
    }
}

extension Dictionary where Key: Spelled {
    /// Spells the key at an index as given if that is the lesser spelling.
    mutating func respell(at index: Index, as key: Key) {
        guard key.isSpelled(before: keys[index]) else { return }
        let value = remove(at: index).value
        self[key] = value
    }
}

extension Dictionary where Key: Spelled, Value: Mergeable {
    /// Merges a value into that of an equal key, if there is one. The lesser spelling stays, so that the order of merging
    /// does not show.
    mutating func merge(_ value: Value, forKey key: Key) {
        guard let index = index(forKey: key) else {
            self[key] = value
            return
        }
        values[index].merge(value)
        respell(at: index, as: key)
    }
}
