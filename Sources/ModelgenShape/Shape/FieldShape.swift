import ModelgenSource

/// What was seen of one member over the objects of a record.
package struct FieldShape: Hashable, Sendable, Mergeable {
    /// The unit of `placeSum`: a place is counted in 65,536ths of its object.
    package static let placeUnit: UInt64 = 1 << 16

    package var shape: Shape
    /// Objects that have the member, null included.
    package var present: Int
    /// The sum of (place + 1) / (size + 1) over the objects that have the member, in `placeUnit`s; sums merge exactly.
    package var placeSum: UInt64
    /// The first object that lacks the member; nil where none does.
    package var missingAt: Place?
    /// The greatest of the spellings that the key came in, byte by byte (`Spelled`); the least stands for it. Empty where
    /// nothing is known of them.
    package var lastSpelling = ""

    /// A member seen once, at a place that counts from 0, in an object of so many members.
    package init(shape: Shape, place: Int, size: Int) {
        self.init(shape: shape, present: 1, placeSum: Self.relativePlace(place, size: size), missingAt: nil)
    }

    init(shape: Shape, present: Int, placeSum: UInt64, missingAt: Place?) {
        self.shape = shape
        self.present = present
        self.placeSum = placeSum
        self.missingAt = missingAt
    }

    /// (place + 1) / (size + 1) in `placeUnit`s.
    static func relativePlace(_ place: Int, size: Int) -> UInt64 {
        UInt64(place + 1) * placeUnit / UInt64(size + 1)
    }

    package mutating func merge(_ other: FieldShape) {
        shape.merge(other.shape)
        present += other.present
        placeSum += other.placeSum
        missingAt = least(missingAt, other.missingAt)
        if lastSpelling.isSpelled(before: other.lastSpelling) { lastSpelling = other.lastSpelling }
    }

    /// This member, where objects were seen before that lack it, the first of them at the given place.
    package func alsoMissing(at place: Place?) -> FieldShape {
        var field = self
        field.missingAt = least(field.missingAt, place)
        return field
    }

    /// Where the member stands in its objects, in `placeUnit`s.
    package var meanPlace: UInt64 {
        placeSum / UInt64(max(present, 1))
    }
}
