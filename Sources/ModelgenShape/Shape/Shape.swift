import ModelgenSource

/// What was seen at one place of the samples: every kind of value, with the evidence that inference needs, no value more.
///
/// Shapes are a commutative monoid under `merge` with `Shape()` as the empty element, so files, threads and machines
/// can share the work and the order of samples changes nothing.
///
/// ```swift
/// var shape = Shape()
/// shape.merge(try JSONReader.shape(of: first))
/// shape.merge(try JSONReader.shape(of: second))
/// ```
package struct Shape: Hashable, Sendable {
    package var nulls = Sightings()
    package var booleans = Sightings()
    /// How many of the Booleans were true.
    package var trues = 0
    @Boxed package var numbers: NumberShape?
    @Boxed package var strings: StringShape?
    @Boxed package var arrays: ArrayShape?
    @Boxed package var objects: ObjectShape?

    /// The empty shape: nothing was seen.
    package init() {}

    /// Adds what another shape saw at the same place.
    package mutating func merge(_ other: Shape) {
        nulls.merge(other.nulls)
        booleans.merge(other.booleans)
        trues += other.trues
        _numbers.merge(other._numbers)
        _strings.merge(other._strings)
        _arrays.merge(other._arrays)
        _objects.merge(other._objects)
    }

    /// Changes what was seen of each kind, where something was.
    mutating func update(
        numbers changeNumbers: (inout NumberShape) -> Void,
        strings changeStrings: (inout StringShape) -> Void,
        arrays changeArrays: (inout ArrayShape) -> Void,
        objects changeObjects: (inout ObjectShape) -> Void
    ) {
        _numbers.update(changeNumbers)
        _strings.update(changeStrings)
        _arrays.update(changeArrays)
        _objects.update(changeObjects)
    }

    /// This shape and another as one.
    package func merged(with other: Shape) -> Shape {
        var sum = self
        sum.merge(other)
        return sum
    }

    /// How many values were seen, null included.
    package var count: Int {
        nulls.count + valueCount
    }

    /// How many values other than null were seen.
    package var valueCount: Int {
        booleans.count + (numbers?.seen.count ?? 0) + (strings?.seen.count ?? 0) + (arrays?.seen.count ?? 0)
            + (objects?.seen.count ?? 0)
    }

    /// The least place at which anything was seen.
    package var first: Place? {
        let places = [
            nulls.first, booleans.first, numbers?.seen.first, strings?.seen.first, arrays?.seen.first,
            objects?.seen.first,
        ]
        return places.compactMap(\.self).min()
    }

    /// The kinds that were seen.
    package var kinds: Set<JSONKind> {
        var kinds: Set<JSONKind> = []
        if nulls.count > 0 { kinds.insert(.null) }
        if booleans.count > 0 { kinds.insert(.boolean) }
        if numbers != nil { kinds.insert(.number) }
        if strings != nil { kinds.insert(.string) }
        if arrays != nil { kinds.insert(.array) }
        if objects != nil { kinds.insert(.object) }
        return kinds
    }
}
