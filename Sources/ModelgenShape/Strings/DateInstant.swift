/// The time that a text names, to see whether Foundation's `Date` can keep it.
///
/// `Date` is a `Double` of seconds since 2001: a fraction of microseconds survives today but not in the year 9000.
struct DateInstant {
    /// `Date` keeps no more: at seven digits most times of this century print otherwise than they were read.
    static let maximumFractionDigits = 6

    /// Seconds between 1970 and 2001, the reference of `Date`.
    private static let referenceSince1970 = 978_307_200
    private static let secondsOfDay = 86_400
    /// 1 January of year 1 and the last second of year 9999, in seconds since 1970.
    private static let supported = -62_135_596_800...253_402_300_799

    private let secondsSince1970: Int
    private let fraction: Int
    private let fractionDigits: Int

    /// - Parameters:
    ///   - secondOfDay: The time of day as written.
    ///   - fraction: The digits after the second's point as a number, and how many there are.
    ///   - offset: Minutes east of Greenwich.
    init(day: CalendarDay, secondOfDay: Int, fraction: Int = 0, fractionDigits: Int = 0, offset: Int = 0) {
        secondsSince1970 = day.daysSince1970 * Self.secondsOfDay + secondOfDay - offset * 60
        self.fraction = fraction
        self.fractionDigits = fractionDigits
    }

    /// Whether the time comes back from a `Date` with every digit, counted from 1970 as well as from 2001.
    var survivesDate: Bool {
        guard fractionDigits <= Self.maximumFractionDigits, Self.supported.contains(secondsSince1970) else {
            return false
        }
        guard fractionDigits > 0 else { return true }
        let unit = (0..<fractionDigits).reduce(1.0) { power, _ in power * 10 }
        let part = Double(fraction) / unit
        let since1970 = Double(secondsSince1970) + part
        let since2001 = Double(secondsSince1970 - Self.referenceSince1970) + part
        let ways = [since2001, since1970 - Double(Self.referenceSince1970)]
        return ways.allSatisfy { reference in
            // Conversion to Int cuts towards zero; before 2001 the whole second lies one further down.
            let cut = Int(reference)
            let whole = Double(cut) > reference ? cut - 1 : cut
            let digits = Int((reference - Double(whole)) * unit + 0.5)
            return whole + Self.referenceSince1970 == secondsSince1970 && digits == fraction
        }
    }
}
