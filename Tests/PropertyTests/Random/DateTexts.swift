import ModelgenTestSupport

/// Random dates in the spellings that APIs have.
struct DateTexts {
    /// How the dates of a member are written.
    enum Form: CaseIterable, Hashable, Sendable {
        case instant, offset, localTime, spaced, day, rfc1123
    }

    /// One way of writing; members mostly keep to one.
    struct Spelling: Hashable, Sendable {
        var form: Form
        var digits: Int
        var zone: String
        var hasSeconds: Bool

        init(form: Form, using generator: inout SeededGenerator) {
            self.form = form
            digits = generator.pick([0, 0, 0, 1, 2, 3, 3, 4, 5, 6, 6, 7, 9])
            hasSeconds = !generator.oneIn(8)
            switch form {
            case .instant: zone = generator.pick(["Z", "Z", "Z", "z", "UTC", "GMT"])
            case .offset:
                zone = generator.pick([
                    "+00:00", "+08:00", "-05:30", "+0800", "-0000", "+08", "-03", "+14:00", "-00:30",
                ])
            case .rfc1123: zone = generator.pick(["GMT", "GMT", "+0000", "-0500"])
            case .localTime, .spaced, .day: zone = ""
            }
        }
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    static func text(_ spelling: Spelling, using generator: inout SeededGenerator) -> String {
        // 1 January 2024 was a Monday.
        let start = generator.oneIn(6) ? generator.pick([1, 99, 1582, 1900, 1969, 1970, 9999]) : 2024
        let month = Int.random(in: 1...12, using: &generator)
        let lengths = [31, start % 4 == 0 && start != 1900 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        let last = lengths[month - 1]
        let day = generator.oneIn(5) ? last : Int.random(in: 1...last, using: &generator)
        let time =
            generator.oneIn(5)
            ? generator.pick(["00:00:00", "23:59:59"])
            : [24, 60, 60].map { padded(Int.random(in: 0..<$0, using: &generator), 2) }.joined(separator: ":")
        let isRFC = spelling.form == .rfc1123
        let clock = spelling.hasSeconds || isRFC ? time : String(time.prefix(5))
        let digits = (0..<spelling.digits).map { _ in "\(Int.random(in: 0...9, using: &generator))" }.joined()
        let fraction = digits.isEmpty || !spelling.hasSeconds || isRFC ? "" : "." + digits
        let date = "\(padded(start, 4))-\(padded(month, 2))-\(padded(day, 2))"
        switch spelling.form {
        case .day: return date
        case .rfc1123:
            let dayOfYear = lengths[..<(month - 1)].reduce(0, +) + day
            let name = weekdays[(dayOfYear - 1) % 7]
            return "\(name), \(padded(day, 2)) \(months[month - 1]) 2024 \(time) \(spelling.zone)"
        case .spaced: return "\(date) \(clock)\(fraction)"
        case .localTime: return "\(date)T\(clock)\(fraction)"
        case .instant, .offset: return "\(date)T\(clock)\(fraction)\(spelling.zone)"
        }
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let text = "\(number)"
        return String(repeating: "0", count: max(0, width - text.count)) + text
    }
}
