/// Dates as HTTP and mail write them: `Mon, 15 Jan 2024 10:30:00 GMT` (RFC 1123, RFC 5322, RFC 9110).
///
/// The day has two digits and the weekday must be right, since it is written back from the day. Zones are `GMT`, `UTC` and
/// offsets without colon; `EST` and its kind, which RFC 5322 calls obsolete, are left as text.
enum RFC1123Date {
    private static let weekdays: [StaticString] = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months: [StaticString] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// How a text is spelled; nil where it is no such date.
    static func read(_ text: ArraySlice<UInt8>) -> DateSpelling? {
        var cursor = TextCursor(text)
        guard let weekday = weekdays.firstIndex(where: { cursor.take($0) }), cursor.take(", "),
            let dayOfMonth = cursor.number(2), cursor.take(" "),
            let month = months.firstIndex(where: { cursor.take($0) }), cursor.take(" "),
            let year = cursor.number(4), cursor.take(" "),
            let day = CalendarDay(year: year, month: month + 1, day: dayOfMonth), day.weekday == weekday,
            let hour = cursor.number(2), hour < 24, cursor.take(":"),
            let minute = cursor.number(2), minute < 60, cursor.take(":"),
            let second = cursor.number(2), second < 60, cursor.take(" "),
            let zone = zone(&cursor), cursor.isAtEnd
        else { return nil }
        let secondOfDay = (hour * 60 + minute) * 60 + second
        guard DateInstant(day: day, secondOfDay: secondOfDay, offset: zone.minutes).survivesDate else { return nil }
        return DateSpelling(separator: "", zone: zone)
    }

    private static func zone(_ cursor: inout TextCursor) -> DateSpelling.Zone? {
        if cursor.take("GMT") { return .named("GMT") }
        if cursor.take("UTC") { return .named("UTC") }
        guard let zone = ISODate.offset(&cursor), case .offset(_, .plain) = zone else { return nil }
        return zone
    }
}
