/// What date texts mean, to hold a date that is written in other words to its instant.
enum Instant {
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Nanoseconds since 2000 in Greenwich, of ISO 8601 or RFC 1123; texts without a zone are in Greenwich. nil where the
    /// text is no date.
    static func nanoseconds(_ text: String) -> Int128? {
        var text = text
        if text.count > 25, text.dropFirst(3).first == ",", let iso = iso(rfc1123: text) { text = iso }
        let pattern =
            #/(\d{4})-(\d\d)-(\d\d)(?:[Tt ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(?:([Zz])|([+-])(\d\d):?(\d\d)?)?)?/#
        guard let match = text.wholeMatch(of: pattern)?.output else { return nil }
        func number(_ text: Substring?) -> Int { text.flatMap { Int($0) } ?? 0 }
        let days = days(number(match.1), number(match.2), number(match.3))
        var seconds = ((days * 24 + number(match.4)) * 60 + number(match.5)) * 60 + number(match.6)
        let offset = (number(match.10) * 60 + number(match.11)) * 60
        seconds -= match.9 == "-" ? -offset : offset
        let fraction = number(match.7.map { $0 + String(repeating: "0", count: 9 - $0.count) })
        return Int128(seconds) * 1_000_000_000 + Int128(fraction)
    }

    /// `Mon, 15 Jan 2024 10:30:00 GMT` in the words of ISO 8601.
    private static func iso(rfc1123 text: String) -> String? {
        let words = text.split(separator: " ")
        guard words.count == 6, let month = months.firstIndex(of: String(words[2])) else { return nil }
        let zone = words[5].first?.isLetter == true ? "Z" : words[5]
        return "\(words[3])-\(month < 9 ? "0" : "")\(month + 1)-\(words[1])T\(words[4])\(zone)"
    }

    /// Days of the Gregorian calendar since 1 January 2000.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let years = year - 1
        let leaps = years / 4 - years / 100 + years / 400
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][max(0, min(month, 12) - 1)]
        return years * 365 + leaps + before + (month > 2 && isLeap ? 1 : 0) + day - 730_120
    }
}
