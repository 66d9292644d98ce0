import ModelgenShape

/// Other dates in the spelling of one: layout, separator, digits of the second and zone as they were.
enum DateReplacement {
    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// - Parameter text: An ISO 8601 date, with or without a time, or one of RFC 1123.
    static func candidate(_ text: String, _ random: inout SeededRandom) -> String {
        let bytes = Array(text.utf8)
        let (year, month, day) = (random.number(2001...2029), random.number(1...12), random.number(1...28))
        guard let first = bytes.first, first < UInt8(ascii: "A") else {
            // `Mon, 15 Jan 2024 10:30:00 GMT`
            let weekday = CalendarDay(year: year, month: month, day: day)?.weekday ?? 0
            return "\(weekdays[weekday]), \(padded(day)) \(months[month - 1]) \(year) "
                + time(bytes.dropFirst(17), &random)
        }
        let date = "\(year)-\(padded(month))-\(padded(day))"
        guard bytes.count > 10 else { return date }
        return date + String(decoding: bytes[10...10], as: UTF8.self) + time(bytes.dropFirst(11), &random)
    }

    /// Another time for `10:30`, `10:30:00.123Z`; midnight stays midnight.
    private static func time(_ bytes: ArraySlice<UInt8>, _ random: inout SeededRandom) -> String {
        let clock = bytes.prefix { isDigit($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
        let zone = String(decoding: bytes[clock.endIndex...], as: UTF8.self)
        if clock.allSatisfy({ !isDigit($0) || $0 == UInt8(ascii: "0") }) {
            return String(decoding: bytes, as: UTF8.self)
        }
        var text = padded(random.number(0...23)) + ":" + padded(random.number(0...59))
        if clock.count >= 8 { text += ":" + padded(random.number(0...59)) }
        if clock.count > 9 { text += "." + (9..<clock.count).map { _ in String(random.number(0...9)) }.joined() }
        return text + zone
    }

    private static func padded(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
