import ModelgenShape

/// Whether arrays are rows: `[1499040000000, "0.0163", "0.8000"]`, a struct over an unkeyed container.
package enum RowRule {
    /// Arrays of one length, none of them empty, whose positions hold different kinds, each position one kind (null aside).
    package static func isRow(_ arrays: ArrayShape) -> Bool {
        guard arrays.mayBeRow, arrays.empties.count == 0, let lengths = arrays.lengths, lengths.lowerBound > 1 else {
            return false
        }
        let kinds = arrays.columns.map { $0.kinds.subtracting([.null]) }
        guard kinds.allSatisfy({ $0.count <= 1 }) else { return false }
        let all = Set(kinds.flatMap(\.self))
        if holdsAlternatives(arrays.columns, all) || mayBePath(arrays) { return false }
        // Objects and arrays beside each other, without a scalar, are a list of mixed things.
        return all.count > 1 && !all.isSubset(of: [.object, .array])
    }

    /// Names and positions in turns, seen once: `["viewer", 0, "login"]` is a path, and the next one has its own length.
    private static func mayBePath(_ arrays: ArrayShape) -> Bool {
        let columns = arrays.columns
        let isName = columns.map { $0.strings != nil }
        guard arrays.seen.count == 1, columns.allSatisfy({ ($0.strings == nil) != ($0.numbers == nil) }) else {
            return false
        }
        guard zip(isName, isName.dropFirst()).count(where: { $0 != $1 }) > 1 else { return false }
        return columns.allSatisfy { column in
            if let strings = column.strings { return strings.numericText == nil && strings.forms.isEmpty }
            return column.numbers.map { $0.areAllIntegers && $0.range?.lowerBound ?? -1 >= 0 } ?? false
        }
    }

    /// Words and several objects of one member each: alternatives, some of which hold nothing, in any order.
    private static func holdsAlternatives(_ columns: [Shape], _ kinds: Set<JSONKind>) -> Bool {
        guard kinds == [.string, .object] else { return false }
        let objects = columns.compactMap(\.objects)
        return objects.count > 1 && objects.allSatisfy { $0.record.sizes == 1...1 }
    }
}
