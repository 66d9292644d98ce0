/// The steps to which a shape file widens the range of integers: enough for every decision that hangs on it, too coarse to
/// tell a value.
///
/// Widening commutes with merging, since it keeps the order of bounds.
package enum NumberSteps {
    /// Times since 1970 between these are plausible, in seconds: 1985 to 2100.
    package static let plausibleSeconds: ClosedRange<Int64> = 473_385_600...4_102_444_800

    private static let steps: [Int64] = {
        let scales: [Int64] = [1, 1_000, 1_000_000]
        let times = scales.flatMap { scale -> [Int64] in
            let (low, high) = (plausibleSeconds.lowerBound * scale, plausibleSeconds.upperBound * scale)
            return [low - 1, low, high, high + 1]
        }
        // Pages are counted from 0 or 1, flags are 0 and 1, and 0 and 200 are codes that mean well.
        return ([.min, -1, 0, 1, 200, 201, .max] + times).sorted()
    }()

    /// `1...473_385_599` for `17...4_711`
    static func widened(_ range: ClosedRange<Int64>) -> ClosedRange<Int64> {
        let low = steps.last { $0 <= range.lowerBound } ?? .min
        let high = steps.first { $0 >= range.upperBound } ?? .max
        return low...high
    }
}
