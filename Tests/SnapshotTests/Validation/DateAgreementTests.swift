import Foundation
import ModelgenSwift
import ModelgenTestSupport
import Testing

@testable import ExpectedModels
@testable import ModelgenKit

/// Dates are judged as the emitted `DateForm` reads them.
@Suite(.enabled(if: !Recording.isOn, "expected files are being written"))
struct DateAgreementTests {
    private typealias Form = ModelgenSwift.DateForm
    private typealias Emitted = ExpectedModels.DateForm

    private static let forms: [(name: String, form: Form, emitted: Emitted)] = [
        ("iso8601", .iso8601(Form.TimeLayout(), offset: .named("Z")), .iso8601),
        (
            "iso8601, zone left out", .iso8601(Form.TimeLayout(), offset: .named("Z"), localZone: "UTC"),
            .iso8601(localZone: "UTC")
        ),
        ("local", .local(Form.TimeLayout(separator: " "), timeZone: "UTC"), Emitted(separator: " ", zone: "UTC")),
        ("local T", .local(Form.TimeLayout(), timeZone: "UTC"), Emitted(separator: "T", zone: "UTC")),
        ("day", .day(timeZone: "UTC"), .day),
        ("rfc1123", .rfc1123, .rfc1123),
        ("seconds", .seconds, .seconds),
        ("milliseconds", .milliseconds, .milliseconds),
        ("microseconds", .microseconds, .microseconds),
        ("dd/MM/yyyy", .pattern("dd/MM/yyyy", timeZone: "UTC"), .pattern("dd/MM/yyyy", zone: "UTC")),
        (
            "d MMM yy 'at' h:mm a", .pattern("d MMM yy 'at' h:mm a", timeZone: "UTC"),
            .pattern("d MMM yy 'at' h:mm a", zone: "UTC")
        ),
        (
            "EEEE, MMMM d, y HH.mm.ss.SSS X", .pattern("EEEE, MMMM d, y HH.mm.ss.SSS X", timeZone: "UTC"),
            .pattern("EEEE, MMMM d, y HH.mm.ss.SSS X", zone: "UTC")
        ),
    ]

    private static let texts = [
        "2024-01-15T10:30:00Z", "2024-02-29T23:59:59.123456789+08:00", "2024-01-15 10:30:00", "2024-01-15T10:30",
        "2024-01-15", "Mon, 15 Jan 2024 10:30:00 GMT", "Thu, 29 Feb 2024 23:59:59 +0100", "1705314600",
        "1705314600000.5", "15/01/2024", "5 Jan 24 at 9:05 PM", "Monday, January 15, 2024 10.30.00.123 +08",
        "2024-01-15t10:30:00z", "0001-01-01T00:00:00-23:59", "9999-12-31T23:59:59Z",
    ]

    @Test(arguments: forms.map(\.name)) func textsAndNumbers(name: String) throws {
        let (_, form, emitted) = try #require(Self.forms.first { $0.name == name })
        let dates = DateText(form)
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { try emitted.decode(from: $0) }
        var generator = SeededGenerator(seed: 1)
        var (good, bad) = (0, 0)
        for text in Self.texts {
            for round in 0..<300 {
                let changed = round == 0 ? text : Self.changed(text, &generator)
                let said = dates.matches(Array(changed.utf8)[...])
                let done = (try? decoder.decode([Date].self, from: try JSONEncoder().encode([changed]))) != nil
                #expect(said == done, "\(changed)")
                if done { good += 1 } else { bad += 1 }
            }
        }
        #expect(good > 0 && bad > 0)
        for number in ["0", "-62135683201", "253402387200", "253402387201", "1705314600000", "1e300", "1.5"] {
            let said = dates.matches(number: Double(number) ?? 0) ?? false
            let done = (try? decoder.decode([Date].self, from: Data("[\(number)]".utf8))) != nil
            #expect(said == done, "\(number)")
        }
    }

    /// A text with one or two characters other than they were.
    private static func changed(_ text: String, _ generator: inout SeededGenerator) -> String {
        var characters = Array(text)
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
            let place = Int.random(in: characters.indices, using: &generator)
            let other = "0123456789-+:. TZztpaMé".randomElement(using: &generator) ?? "0"
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: characters.insert(other, at: place)
            case 1 where characters.count > 1: characters.remove(at: place)
            default: characters[place] = characters[place].isNumber && place.isMultiple(of: 2) ? "1" : other
            }
        }
        return String(characters)
    }
}
