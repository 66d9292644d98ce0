import ModelgenSwift

/// Dates as the emitted `DateForm` reads them: the whole text, every part in its range, the Gregorian calendar in all
/// years from 1 to 9999.
///
/// The support file has the same rules for run time; a test holds the two together.
struct DateText: Sendable {
    private enum Style: Sendable {
        case time(offset: Offset)
        case day
        case pattern([DatePattern])
        case number(perSecond: Double)
    }

    private enum Offset: Sendable {
        case required, optional, absent
    }

    private let style: Style
    /// What a value of the form is, for messages: `a date like 2024-01-15`.
    let expectation: String

    init(_ form: DateForm) {
        expectation = Self.expectation(of: form)
        switch form {
        case .iso8601(_, _, let localZone): style = .time(offset: localZone == nil ? .required : .optional)
        case .local: style = .time(offset: .absent)
        case .day: style = .day
        case .rfc1123: style = .pattern(DatePattern.parts(of: "EEE, dd MMM yyyy HH:mm:ss z"))
        case .seconds: style = .number(perSecond: 1)
        case .milliseconds: style = .number(perSecond: 1_000)
        case .microseconds: style = .number(perSecond: 1_000_000)
        case .pattern(let pattern, _): style = .pattern(DatePattern.parts(of: pattern))
        }
    }

    /// Whether a text is such a date.
    func matches(_ text: ArraySlice<UInt8>) -> Bool {
        if case .number = style { return NumberText.double(text).map(matches) ?? false }
        var reader = DateReader(text)
        var time = CivilTime()
        let isRead: Bool =
            switch style {
            case .time(let offset):
                reader.day(into: &time) && (reader.skips("T") || reader.skips("t") || reader.skips(" "))
                    && reader.timeOfDay(into: &time)
                    && (offset == .absent || offset == .optional && reader.isAtEnd || reader.offset())
            case .day: reader.day(into: &time)
            case .pattern(let parts): parts.allSatisfy { $0.read(from: &reader, into: &time) }
            case .number: false
            }
        return isRead && reader.isAtEnd && time.isValid
    }

    /// Whether a number is such a date; nil where dates of the form are texts.
    func matches(number: Double) -> Bool? {
        if case .number = style { matches(number) } else { nil }
    }

    private func matches(_ number: Double) -> Bool {
        guard case .number(let perSecond) = style else { return false }
        return CivilTime.range.contains(number / perSecond)
    }

    private static func example(_ layout: DateForm.TimeLayout) -> String {
        "2024-01-15\(layout.separator)10:30\(layout.hasSeconds ? ":00" : "")"
    }

    private static func expectation(of form: DateForm) -> String {
        switch form {
        case .seconds: "seconds since 1970"
        case .milliseconds: "milliseconds since 1970"
        case .microseconds: "microseconds since 1970"
        case .day: "a date like 2024-01-15"
        case .rfc1123: "a date like Mon, 15 Jan 2024 10:30:00 GMT"
        case .iso8601(let layout, _, _): "a date like \(example(layout))Z"
        case .local(let layout, _): "a date like \(example(layout))"
        case .pattern(let pattern, _): "a date of the form \(pattern)"
        }
    }
}

/// What calendar and clock show.
struct CivilTime {
    var year = 2000
    var month = 1
    var day = 1
    var hour = 0
    var minute = 0
    var second = 0
    /// 1...12, where a text counts so.
    var hourOfHalfDay: Int?
    /// 0 for Sunday, where a text names it.
    var weekday: Int?

    /// The years 1 to 9999 in seconds since 1970, with a day to spare for the zones.
    static let range = -62_135_683_200.0...253_402_387_200.0

    /// Whether there are such a day and time.
    var isValid: Bool {
        let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lastDay =
            switch month {
            case 2: isLeapYear ? 29 : 28
            case 4, 6, 9, 11: 30
            default: 31
            }
        return (1...9_999).contains(year) && (1...12).contains(month) && (1...lastDay).contains(day) && hour < 24
            && minute < 60 && second < 60 && (1...12).contains(hourOfHalfDay ?? 12)
            && (weekday == nil || weekday == actualWeekday)
    }

    /// 0 for Sunday; 1970 began on a Thursday. Years start in March here, so that the leap day comes last.
    private var actualWeekday: Int {
        let year = month <= 2 ? self.year - 1 : self.year
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let days = 365 * year + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
        return (days % 7 + 11) % 7
    }
}
