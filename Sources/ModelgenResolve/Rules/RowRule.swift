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
        // Objects and arrays beside each other, without a scalar, are a list of mixed things.
        return all.count > 1 && !all.isSubset(of: [.object, .array])
    }
}
