#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

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
        spellingOrder(other) < 0
    }

    /// Whether two texts are spelled alike, byte by byte: equal texts need not be.
    func isSpelled(like other: String) -> Bool {
        spellingOrder(other) == 0
    }

    /// Below 0 where this text stands before another, 0 where they are spelled alike.
    private func spellingOrder(_ other: String) -> Int {
        var (mine, theirs) = (self, other)
        return mine.withUTF8 { mine in
            theirs.withUTF8 { theirs in
                let rest = mine.count - theirs.count
                guard let left = mine.baseAddress, let right = theirs.baseAddress else { return rest }
                let order = memcmp(left, right, min(mine.count, theirs.count))
                return order == 0 ? rest : Int(order)
            }
        }
    }
}

extension Dictionary where Key: Spelled {
    /// The keys in the order of their spellings, each with where its value is: values would be copied to be sorted.
    var spelledKeys: [(key: Key, index: Index)] {
        var (sorted, index): ([(key: Key, index: Index)], Index) = ([], startIndex)
        sorted.reserveCapacity(count)
        while index != endIndex {
            sorted.append((keys[index], index))
            formIndex(after: &index)
        }
        sorted.sort { $0.key.isSpelled(before: $1.key) }
        return sorted
    }

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
