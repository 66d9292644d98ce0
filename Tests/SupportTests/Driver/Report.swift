import Foundation

/// Counts what was checked and says what failed, a line each.
struct Report {
    private(set) var checks = 0
    private(set) var failures = 0

    mutating func expect(_ found: String, _ wanted: String, _ subject: String) {
        checks += 1
        guard found != wanted else { return }
        failures += 1
        if failures <= 40 { print("\(subject): wanted \(wanted), found \(found)") }
    }
}

/// The text that `body` gives, or the line that its error becomes.
func outcome(_ body: () throws -> String) -> String {
    do { return try body() } catch { return describe(error) }
}

extension DateForm {
    /// What a JSON value means, in seconds since 1970 to the microsecond, or why it means nothing.
    func meaning(of json: String) -> String {
        outcome { "\((try date(json).timeIntervalSince1970 * 1e6).rounded() / 1e6)" }
    }

    /// A JSON value read and written again.
    func rewritten(_ json: String) -> String {
        outcome { try written(try date(json)) }
    }

    func date(_ json: String) throws -> Date {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { try decode(from: $0) }
        return try decoder.decode(Date.self, from: Data(json.utf8))
    }

    func written(_ date: Date) throws -> String {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .custom { try encode($0, to: $1) }
        encoder.outputFormatting = .withoutEscapingSlashes
        return String(decoding: try encoder.encode(date), as: UTF8.self)
    }
}
