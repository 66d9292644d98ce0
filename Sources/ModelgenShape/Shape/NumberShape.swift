import ModelgenSource

/// What was seen of the numbers at a place, by their text: `1` is an integer, `1.0` and `1e3` are not.
package struct NumberShape: Hashable, Sendable, Mergeable {
    package var seen = Sightings()
    /// Numbers written without fraction and exponent.
    package var integers = 0
    /// The least and the greatest of the integers that `Int64` holds; nil where there was none.
    package var range: ClosedRange<Int64>?
    /// Integers that `Int64` does not hold but `UInt64` does.
    package var needsUInt64 = false
    /// Integers beyond `UInt64`, or below `Int64`.
    package var needsBigInteger = false
    /// `Double` holds every number: what it prints has the same value.
    package var fitsDouble = true
    /// `Decimal` (38 digits, exponents -128...127) holds every number.
    package var fitsDecimal = true
    /// `Double` holds every number at least finitely, if not exactly; what is beyond, no Swift type reads.
    package var isFinite = true
    /// Every number written with a fraction or an exponent is one of `Int` all the same: `1.0`, `1e3`. Foundation decodes
    /// these as `Int`.
    package var areAllWhole = true
    /// The first number that is not finite in `Double`; nil where all are.
    package var notFiniteAt: Place?

    package init() {}

    package mutating func merge(_ other: NumberShape) {
        seen.merge(other.seen)
        integers += other.integers
        if let theirs = other.range {
            range =
                range.map { min($0.lowerBound, theirs.lowerBound)...max($0.upperBound, theirs.upperBound) } ?? theirs
        }
        needsUInt64 = needsUInt64 || other.needsUInt64
        needsBigInteger = needsBigInteger || other.needsBigInteger
        fitsDouble = fitsDouble && other.fitsDouble
        fitsDecimal = fitsDecimal && other.fitsDecimal
        isFinite = isFinite && other.isFinite
        areAllWhole = areAllWhole && other.areAllWhole
        notFiniteAt = least(notFiniteAt, other.notFiniteAt)
    }

    /// No number had a fraction or an exponent.
    package var areAllIntegers: Bool {
        integers == seen.count
    }
}
