/// Dates as ISO 8601 and RFC 3339 write them, down to the form that `Date` keeps and that can be written back.
///
/// `2024-01-15`, `2024-01-15T10:30:00.123+08:00`, `2024-01-15 10:30`. Refused, and so left as text: days and times that
/// do not exist, a leap second, a decimal comma, more than six digits of a second, `-00:00`, week dates and basic forms.
enum ISODate {
    /// The forms of a text and how it is spelled; nil where it is no date.
    static func read(_ text: ArraySlice<UInt8>) -> (forms: StringForms, spelling: DateSpelling)? {
        var cursor = TextCursor(text)
        guard let year = cursor.number(4), cursor.take("-"), let month = cursor.number(2), cursor.take("-"),
            let dayOfMonth = cursor.number(2), let day = CalendarDay(year: year, month: month, day: dayOfMonth)
        else { return nil }
        if cursor.isAtEnd { return (.day, DateSpelling(separator: "", hasSeconds: false, zone: .none)) }
        guard let separator = separator(&cursor), let time = time(&cursor), let zone = zone(&cursor), cursor.isAtEnd
        else { return nil }
        let instant = DateInstant(
            day: day,
            secondOfDay: time.secondOfDay,
            fraction: time.fraction,
            fractionDigits: time.fractionDigits,
            offset: zone.minutes
        )
        guard instant.survivesDate else { return nil }
        let spelling = DateSpelling(
            separator: separator,
            hasSeconds: time.hasSeconds,
            fractionDigits: time.fractionDigits,
            zone: zone
        )
        let form: StringForms = zone != .none ? .instant : separator == " " ? .spacedTime : .localTime
        return (form.union(.dayAndTime), spelling)
    }

    private struct Time {
        var secondOfDay: Int
        var hasSeconds = false
        var fraction = 0
        var fractionDigits = 0
    }

    private static func separator(_ cursor: inout TextCursor) -> String? {
        if cursor.take("T") { return "T" }
        if cursor.take(" ") { return " " }
        return cursor.take("t") ? "t" : nil
    }

    /// `10:30`, `10:30:00` or `10:30:00.123`
    private static func time(_ cursor: inout TextCursor) -> Time? {
        guard let hour = cursor.number(2), hour < 24, cursor.take(":"), let minute = cursor.number(2), minute < 60
        else { return nil }
        var time = Time(secondOfDay: (hour * 60 + minute) * 60)
        guard cursor.take(":") else { return time }
        guard let second = cursor.number(2), second < 60 else { return nil }
        time.hasSeconds = true
        time.secondOfDay += second
        guard cursor.take(".") else { return time }
        guard let fraction = cursor.digits(upTo: DateInstant.maximumFractionDigits) else { return nil }
        time.fraction = fraction.value
        time.fractionDigits = fraction.count
        return time
    }

    /// `Z`, `z`, an offset, or nothing.
    private static func zone(_ cursor: inout TextCursor) -> DateSpelling.Zone? {
        if cursor.isAtEnd { return DateSpelling.Zone.none }
        if cursor.take("Z") { return .named("Z") }
        if cursor.take("z") { return .named("z") }
        return offset(&cursor)
    }

    /// `+08:00`, `+0800` or `+08`. `-00:00` means an unknown zone (RFC 3339, section 4.3), which no `Date` keeps.
    static func offset(_ cursor: inout TextCursor) -> DateSpelling.Zone? {
        let isWest = cursor.next == UInt8(ascii: "-")
        guard cursor.take("+") || cursor.take("-"), let hours = cursor.number(2), hours < 24 else { return nil }
        var form = DateSpelling.OffsetForm.hours
        var minutes = 0
        if !cursor.isAtEnd {
            form = cursor.take(":") ? .colon : .plain
            guard let written = cursor.number(2), written < 60 else { return nil }
            minutes = written
        }
        let total = hours * 60 + minutes
        guard total > 0 || !isWest else { return nil }
        return .offset(minutes: isWest ? -total : total, form: form)
    }
}

extension DateSpelling.Zone {
    /// Minutes east of Greenwich; 0 where the zone is not known.
    var minutes: Int {
        if case .offset(let minutes, _) = self { minutes } else { 0 }
    }
}
