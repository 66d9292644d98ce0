import Testing

@testable import ModelgenShape

struct TextFormsTests {
    private static func forms(_ text: String) -> TextForms {
        TextForms(of: Array(text.utf8)[...])
    }

    private static let instant: StringForms = [.instant, .dayAndTime]
    private static let localTime: StringForms = [.localTime, .dayAndTime]
    private static let spacedTime: StringForms = [.spacedTime, .dayAndTime]

    private static let known: [(String, StringForms)] = [
        ("2024-01-15", StringForms.day),
        ("2024-02-29", .day),
        ("0001-01-01", .day),
        ("9999-12-31", .day),
        ("2024-01-15T10:30:00Z", instant),
        ("2024-01-15t10:30:00z", instant),
        ("2024-01-15 10:30:00Z", instant),
        ("2024-01-15T10:30Z", instant),
        ("2024-01-15T10:30:00.123456Z", instant),
        ("2024-01-15T10:30:00.123+08:00", instant),
        ("2024-01-15T10:30:00-0330", instant),
        ("2024-01-15T10:30:00+08", instant),
        ("2024-01-15T10:30:00+00:00", instant),
        ("2024-01-15T10:30:00", localTime),
        ("2024-01-15T10:30", localTime),
        ("2024-01-15T10:30:00.5", localTime),
        ("2024-01-15 10:30:00", spacedTime),
        ("2024-01-15 10:30", spacedTime),
        ("Mon, 15 Jan 2024 10:30:00 GMT", .rfc1123),
        ("Mon, 15 Jan 2024 10:30:00 UTC", .rfc1123),
        ("Mon, 15 Jan 2024 10:30:00 +0800", .rfc1123),
        ("https://example.test/a", .url),
        ("f81d4fae-7dec-11d0-a765-00a0c91e6bf6", .lowercaseUUID),
        ("F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6", .uppercaseUUID),
        ("11111111-2222-3333-4444-555555555555", [.lowercaseUUID, .uppercaseUUID]),
        ("0", .number),
        ("-5", .number),
        ("19.90", .number),
        ("1e3", .number),
    ]

    @Test(arguments: known)
    func knows(_ text: String, _ wanted: StringForms) {
        #expect(Self.forms(text).forms == wanted)
    }

    /// Dates that do not exist, that `Date` cannot keep or that could not be written back; and what only looks like a form.
    @Test(arguments: [
        "2024-02-30", "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-10", "2024-01-00", "0000-01-01", "2024-1-15",
        "2024-01-15T24:00:00Z", "2024-01-15T25:00:00Z", "2024-01-15T10:60:00Z", "2024-01-15T10:30:60Z",
        "2024-01-15T10:30:00,5Z", "2024-01-15T10:30:00.Z", "2024-01-15T10:30:00.1234567Z", "2024-01-15T10:30.5Z",
        "2024-01-15T10Z", "2024-01-15T", "2024-01-15Z", "2024-01-15T10:30:00 Z", "2024-01-15 10:30:00 +0000",
        "2024-01-15T10:30:00-00:00", "2024-01-15T10:30:00+24:00", "2024-01-15T10:30:00+08:60", "2024-01-15T10:30:00+8",
        "2024-01-15T10:30:00Zx", "x2024-01-15", "2024-01-15  10:30:00", "2024-01-15_10:30:00",
        "9999-12-31T10:30:00.123456Z",
        "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-01:00",
        "2024-01", "10:30", "10:30:00", "P1D", "2024-W03-1", "2024/01/15", "15.01.2024",
        "Tue, 15 Jan 2024 10:30:00 GMT", "Mon, 5 Feb 2024 10:30:00 GMT", "mon, 15 Jan 2024 10:30:00 GMT",
        "Mon, 15 Jan 2024 10:30:00", "Mon, 15 Jan 2024 10:30:00 EST", "Mon, 15 Jan 2024 10:30:00 +08:00",
        "Mon, 15 Jan 2024 24:30:00 GMT",
        "f81d4fae-7dec-11d0-a765-00a0c91e6bF6", "f81d4fae7dec11d0a76500a0c91e6bf6",
        "g81d4fae-7dec-11d0-a765-00a0c91e6bf6",
        "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}", "01", "+1", ".5", "5.", "0x1F", "1_000", "NaN", "-", "1 ", " 1",
        "1,5", "NO",
        "１２", "hello", "-0x",
    ])
    func leavesAsText(_ text: String) {
        #expect(Self.forms(text) == TextForms(of: Array("x".utf8)[...]))
    }

    @Test(arguments: [
        ("2024-01-15", DateSpelling(separator: "", hasSeconds: false, zone: .none)),
        ("2024-01-15T10:30:00Z", DateSpelling(separator: "T", zone: .named("Z"))),
        ("2024-01-15t10:30z", DateSpelling(separator: "t", hasSeconds: false, zone: .named("z"))),
        ("2024-01-15 10:30:00.120", DateSpelling(separator: " ", fractionDigits: 3, zone: .none)),
        ("2024-01-15T10:30:00+08:00", DateSpelling(separator: "T", zone: .offset(minutes: 480, form: .colon))),
        ("2024-01-15T10:30:00-0330", DateSpelling(separator: "T", zone: .offset(minutes: -210, form: .plain))),
        ("2024-01-15T10:30:00+08", DateSpelling(separator: "T", zone: .offset(minutes: 480, form: .hours))),
        ("Mon, 15 Jan 2024 10:30:00 GMT", DateSpelling(separator: "", zone: .named("GMT"))),
        ("Mon, 15 Jan 2024 10:30:00 -0500", DateSpelling(separator: "", zone: .offset(minutes: -300, form: .plain))),
    ])
    func keepsTheSpelling(_ text: String, _ wanted: DateSpelling) {
        #expect(Self.forms(text).spelling == wanted)
    }

    @Test func looksForTheWantedFormsOnly() {
        let text = Array("2024-01-15".utf8)[...]
        #expect(TextForms(of: text, among: [.number, .url]).forms == [])
        #expect(TextForms(of: text, among: [.instant]).forms == [])
    }

    @Test(arguments: [
        (2024, 1, 15, 19_737), (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 3, 1, 11_017), (1, 1, 1, -719_162),
        (9999, 12, 31, 2_932_896),
    ])
    func countsDays(_ year: Int, _ month: Int, _ day: Int, _ wanted: Int) {
        #expect(CalendarDay(year: year, month: month, day: day)?.daysSince1970 == wanted)
    }
}
