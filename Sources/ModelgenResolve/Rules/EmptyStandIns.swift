import ModelgenShape

/// Which kinds at a place are only ever empty, and so stand for "no value" beside another kind: PHP's `[]` for an object,
/// `""` for a date, `false` for a link.
package enum EmptyStandIns {
    /// The kinds that mean no value; empty where every kind is one or none is.
    package static func kinds(in shape: Shape) -> Set<JSONKind> {
        let kinds = shape.kinds.subtracting([.null])
        guard kinds.count > 1 else { return [] }
        var empty: Set<JSONKind> = []
        if let strings = shape.strings, strings.valueCount == 0 { empty.insert(.string) }
        if let arrays = shape.arrays, arrays.lengths == nil { empty.insert(.array) }
        if let objects = shape.objects, objects.parts.values.allSatisfy(\.fields.isEmpty) { empty.insert(.object) }
        let solid = kinds.subtracting(empty)
        if shape.booleans.count > 0, shape.trues == 0, !solid.subtracting([.boolean]).isEmpty, isReference(shape, solid)
        {
            empty.insert(.boolean)
        }
        return empty == kinds ? [] : empty
    }

    /// `false` stands for a missing object, list, date or link, but not for a missing text or number.
    private static func isReference(_ shape: Shape, _ solid: Set<JSONKind>) -> Bool {
        let others = solid.subtracting([.boolean])
        guard others.isSubset(of: [.object, .array, .string]) else { return false }
        guard others.contains(.string), let strings = shape.strings else { return true }
        return !strings.forms.isDisjoint(with: StringForms.dates.union(.url))
    }
}
