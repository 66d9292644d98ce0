import ModelgenShape

/// Whether shapes differ so much that one type for all of them would hide what they are.
package enum StructuralConflict {
    /// Two object shapes that share less than this part of their members are different things.
    private static let objectOverlap = 0.3

    /// Whether any two of the shapes differ: in kind, in the kind of their elements, or in most of their members.
    package static func areInConflict(_ shapes: [Shape]) -> Bool {
        let parts = shapes.map(Part.init).filter { $0.kinds != 0 }
        return hasPair(parts) { $0.kinds & $1.kinds == 0 && !areOneAndManyTexts($0, $1) } || hasPair(parts, areOther)
    }

    private static func hasPair(_ parts: [Part], _ isWanted: (Part, Part) -> Bool) -> Bool {
        for (index, part) in parts.enumerated() {
            for other in parts[(index + 1)...] where isWanted(part, other) { return true }
        }
        return false
    }

    /// A text and a list of texts: one is written bare.
    private static func areOneAndManyTexts(_ left: Part, _ right: Part) -> Bool {
        let list = left.kinds == Part.array && right.kinds == Part.string ? left : right
        let text = left.kinds == Part.string ? left : right
        return text.kinds == Part.string && list.kinds == Part.array && list.element?.kinds == [.string]
    }

    /// Whether shapes of a common kind differ in what they hold.
    private static func areOther(_ left: Part, _ right: Part) -> Bool {
        if let one = left.element, let other = right.element { return areInConflict([one, other]) }
        guard let one = left.record, let other = right.record else { return false }
        // An object without members says nothing of what its like hold.
        guard !one.fields.isEmpty, !other.fields.isEmpty else { return false }
        return !Overlap(one, other).reaches(objectOverlap)
    }

    /// What is asked of a shape for each pair, found out once.
    private struct Part {
        static let string: UInt8 = 4
        static let array: UInt8 = 8

        /// The kinds of its values but null, as bits.
        let kinds: UInt8
        let element: Shape?
        let record: RecordShape?

        init(_ shape: Shape) {
            let (arrays, objects) = (shape.arrays, shape.objects)
            kinds =
                (shape.booleans.count > 0 ? 1 : 0) | (shape.numbers != nil ? 2 : 0)
                | (shape.strings != nil ? Self.string : 0)
                | (arrays != nil ? Self.array : 0) | (objects != nil ? 16 : 0)
            element = arrays?.lengths == nil ? nil : arrays?.element
            record = objects?.record
        }
    }
}
