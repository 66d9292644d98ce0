import ModelgenShape

/// Whether shapes differ so much that one type for all of them would hide what they are.
package enum StructuralConflict {
    /// Two object shapes that share less than this part of their members are different things.
    private static let objectOverlap = 0.3

    /// Whether any two of the shapes differ: in kind, in the kind of their elements, or in most of their members.
    package static func areInConflict(_ shapes: [Shape]) -> Bool {
        for (index, shape) in shapes.enumerated() {
            for other in shapes[(index + 1)...] where areInConflict(shape, other) {
                if !areOneAndManyTexts(shape, other) { return true }
            }
        }
        return false
    }

    /// A text and a list of texts: one is written bare.
    private static func areOneAndManyTexts(_ left: Shape, _ right: Shape) -> Bool {
        let kinds = [left, right].map { $0.kinds.subtracting([.null]) }
        guard Set(kinds) == [[.string], [.array]] else { return false }
        return [left, right].allSatisfy { $0.arrays.map { $0.element.kinds == [.string] } ?? true }
    }

    private static func areInConflict(_ left: Shape, _ right: Shape) -> Bool {
        let kinds = (left.kinds.subtracting([.null]), right.kinds.subtracting([.null]))
        guard !kinds.0.isEmpty, !kinds.1.isEmpty else { return false }
        if kinds.0.isDisjoint(with: kinds.1) { return true }
        if let one = left.arrays, let other = right.arrays, one.lengths != nil, other.lengths != nil {
            return areInConflict(one.element, other.element)
        }
        guard let one = left.objects?.record, let other = right.objects?.record else { return false }
        // An object without members says nothing of what its like hold.
        guard !one.fields.isEmpty, !other.fields.isEmpty else { return false }
        return !Overlap(one, other).reaches(objectOverlap)
    }
}
