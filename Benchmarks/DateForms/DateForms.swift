import Foundation

/// What a date costs in a document, in nanoseconds of processor time, beside Foundation's two ways.
@main
enum DateForms {
    static let count = 50_000
    static let dates = (0..<count).map { Date(timeIntervalSince1970: 1_705_314_600 + Double($0) * 977) }

    static func main() throws {
        print("                                  read     write")
        let texts = dates.map { "\(Int($0.timeIntervalSince1970))0123456789" }
        try report("no dates, just texts", decode: { try JSONDecoder().decode([String].self, from: $0) }) {
            try JSONEncoder().encode(texts)
        }
        try report("DateForm.iso8601", form: .iso8601)
        try report("DateForm(separator:zone:)", form: DateForm(separator: " ", zone: "Asia/Shanghai"))
        try report("DateForm.rfc1123", form: .rfc1123)
        try report("DateForm.milliseconds", form: .milliseconds)

        let style = Date.ISO8601FormatStyle()
        try report(
            "Date.ISO8601FormatStyle",
            decoding: .custom { try style.parse($0.singleValueContainer().decode(String.self)) },
            encoding: .custom { date, encoder in
                var container = encoder.singleValueContainer()
                try container.encode(style.format(date))
            }
        )
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "Asia/Shanghai")
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
        try report("DateFormatter", decoding: .formatted(formatter), encoding: .formatted(formatter))
    }

    static func report(_ name: String, form: DateForm) throws {
        try report(
            name, decoding: .custom { try form.decode(from: $0) }, encoding: .custom { try form.encode($0, to: $1) })
    }

    static func report(
        _ name: String,
        decoding: JSONDecoder.DateDecodingStrategy,
        encoding: JSONEncoder.DateEncodingStrategy
    ) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = decoding
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = encoding
        try report(name, decode: { try decoder.decode([Date].self, from: $0) }) { try encoder.encode(dates) }
    }

    static func report(_ name: String, decode: (Data) throws -> some Any, encode: () throws -> Data) throws {
        let document = try encode()
        let reading = try nanoseconds { _ = try decode(document) }
        let writing = try nanoseconds { _ = try encode() }
        let columns = [reading, writing].map { String(repeating: " ", count: max(0, 10 - "\($0)".count)) + "\($0)" }
        print(name.padding(toLength: 28, withPad: " ", startingAt: 0) + columns.joined())
    }

    /// The best of seven runs, a date.
    static func nanoseconds(_ body: () throws -> Void) rethrows -> Int {
        var best = Int.max
        for _ in 0..<7 {
            let start = clock()
            try body()
            best = min(best, Int(clock() - start) * 1_000_000_000 / Int(CLOCKS_PER_SEC) / count)
        }
        return best
    }
}
