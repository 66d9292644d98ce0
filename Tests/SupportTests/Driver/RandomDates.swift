import Foundation

extension Report {
    /// Printing and parsing against Foundation's calendar, at random instants from 1900 to 2100.
    mutating func compareWithCalendar(count: Int) {
        let zones = [
            "UTC", "Asia/Shanghai", "America/New_York", "Europe/London", "Europe/Dublin", "Australia/Lord_Howe",
            "America/Sao_Paulo", "Asia/Kathmandu", "Pacific/Apia", "Africa/Casablanca",
        ]
        var generator = Generator(state: 2024)
        for zone in zones {
            guard let timeZone = TimeZone(identifier: zone) else { continue }
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = timeZone
            let form = DateForm(separator: "T", zone: zone)
            let separate = JSONDecoder()
            separate.dateDecodingStrategy = .custom { try form.decode(from: $0) }
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .custom { try form.encode($0, to: $1) }
            let instants = (0..<count / zones.count).map { _ in
                Date(timeIntervalSince1970: Double(Int64.random(in: -2_208_988_800...4_102_444_799, using: &generator)))
            }
            do {
                let texts = try JSONDecoder().decode([String].self, from: try encoder.encode(instants))
                for (instant, text) in zip(instants, texts) {
                    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: instant)
                    expect(text, Self.text(parts), "printing \(instant.timeIntervalSince1970) in \(zone)")
                }
                let dates = try separate.decode([Date].self, from: try JSONEncoder().encode(texts))
                for (text, date) in zip(texts, dates) {
                    let wanted = calendar.date(from: Self.components(text))
                    expect(
                        "\(date.timeIntervalSince1970)", "\(wanted?.timeIntervalSince1970 ?? 0)",
                        "parsing \(text) in \(zone)")
                }
            } catch {
                expect(describe(error), "", zone)
            }
        }
    }

    /// Each minute around the changes of the clocks, those that are skipped and those that come twice.
    mutating func compareTransitions() {
        for zone in ["America/New_York", "Europe/London", "Australia/Lord_Howe", "America/Sao_Paulo", "Asia/Gaza"] {
            guard let timeZone = TimeZone(identifier: zone) else { continue }
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = timeZone
            let form = DateForm(separator: "T", seconds: false, zone: zone)
            var start = Date(timeIntervalSince1970: 1_262_304_000)
            while let change = timeZone.nextDaylightSavingTimeTransition(after: start),
                change < Date(timeIntervalSince1970: 1_735_689_600)
            {
                for minutes in stride(from: -180.0, through: 180, by: 15) {
                    let offset = Double(timeZone.secondsFromGMT(for: start))
                    let local = Date(timeIntervalSince1970: change.timeIntervalSince1970 + minutes * 60 + offset)
                    let text = outcome { try DateForm(separator: "T", seconds: false, zone: "UTC").written(local) }
                    let wanted = calendar.date(from: Self.components(String(text.dropFirst().dropLast()) + ":00"))
                    expect(
                        form.meaning(of: text), "\(wanted?.timeIntervalSince1970 ?? 0)", "parsing \(text) in \(zone)")
                }
                start = change.addingTimeInterval(1)
            }
        }
    }

    /// Every digit comes back: six in the years 1933 to 2069, three in the years 1 to 9999.
    mutating func checkDigits(count: Int) {
        var generator = Generator(state: 1933)
        let ranges: [(digits: Int, seconds: ClosedRange<Int64>)] = [
            (6, -1_167_609_600...3_155_759_999), (3, -62_135_596_800...253_402_300_799),
            (1, -62_135_596_800...253_402_300_799),
        ]
        for (digits, seconds) in ranges {
            let form = DateForm.iso8601(fractionDigits: digits)
            let whole = DateForm.iso8601
            let limit = Int(pow(10, Double(digits)))
            let texts = (0..<count).map { _ in
                let instant = Date(timeIntervalSince1970: Double(Int64.random(in: seconds, using: &generator)))
                let day = outcome { try whole.written(instant) }.dropFirst().dropLast(2)
                let fraction = String(Int.random(in: 0..<limit, using: &generator) + limit).dropFirst()
                return "\(day).\(fraction)Z"
            }
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .custom { try form.decode(from: $0) }
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .custom { try form.encode($0, to: $1) }
            do {
                let dates = try decoder.decode([Date].self, from: try JSONEncoder().encode(texts))
                let written = try JSONDecoder().decode([String].self, from: try encoder.encode(dates))
                for (text, found) in zip(texts, written) { expect(found, text, "\(digits) digits") }
            } catch {
                expect(describe(error), "", "\(digits) digits")
            }
        }
    }

    private static func text(_ parts: DateComponents) -> String {
        func padded(_ value: Int?, _ width: Int) -> String {
            let text = String(value ?? 0)
            return String(repeating: "0", count: max(0, width - text.count)) + text
        }
        let day = [padded(parts.year, 4), padded(parts.month, 2), padded(parts.day, 2)].joined(separator: "-")
        return day + "T" + [parts.hour, parts.minute, parts.second].map { padded($0, 2) }.joined(separator: ":")
    }

    private static func components(_ text: String) -> DateComponents {
        let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
        return DateComponents(
            year: parts[0],
            month: parts[1],
            day: parts[2],
            hour: parts[3],
            minute: parts[4],
            second: parts[5]
        )
    }
}

/// The same numbers in every run (SplitMix64).
private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
