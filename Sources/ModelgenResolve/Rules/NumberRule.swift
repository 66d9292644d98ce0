import ModelgenShape
import ModelgenSwift

/// Which Swift type holds the numbers of a place.
package enum NumberRule {
    /// `Int` where all are whole and fit, `UInt64` and `Decimal` beyond; `Double` where it prints every number with the
    /// same value, else `Decimal`, so that nothing is rounded in silence.
    package static func type(of numbers: NumberShape) -> ValueType {
        if numbers.areAllIntegers {
            if numbers.needsBigInteger { return numbers.fitsDecimal ? .decimal : .double }
            guard numbers.needsUInt64 else { return .int }
            let hasNegative = numbers.range.map { $0.lowerBound < 0 } ?? false
            return hasNegative ? .decimal : .uint64
        }
        return numbers.fitsDouble || !numbers.fitsDecimal ? .double : .decimal
    }
}
