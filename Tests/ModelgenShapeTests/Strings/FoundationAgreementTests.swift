import Foundation
import ModelgenSource
import ModelgenTestSupport
import Testing

@testable import ModelgenShape

/// What is taken for a URL, a UUID, a date or an exact number, Foundation keeps to the letter.
struct FoundationAgreementTests {
    private static let urls = [
        "http://a", "https://example.test", "https://example.test/", "https://example.test?q", "https://example.test#f",
        "https://example.test:8080/a/b;c=d,e/../.././x//y", "https://example.test/a%20b%2F%e4%BD%A0?x=%25#%23",
        "https://xn--fsqu00a.test/", "http://127.0.0.1:80/", "http://a-b_c.d/~!$&'()*+,;=:@/?~!$&'()*+,;=:@?#a/b?c",
        "http://A.Example/UPPER", "https://example.test/?", "https://example.test/#", "https://example.test/a?b?c",
        "http://1",
        "http://example.test/a'b", "http://x.test/@2x.png", "http://a.b.c.d.e/%00", "http://a..b/",
    ]

    @Test(arguments: urls)
    func keepsURLs(_ text: String) {
        #expect(PlainURL.matches(Array(text.utf8)[...]))
        #expect(URL(string: text)?.absoluteString == text)
    }

    @Test(arguments: [
        "", "http", "http:", "http://", "https:///path", "ftp://example.test", "HTTP://example.test", "httpx://a",
        "//a.test",
        "http://user@a.test", "http://user:pw@a.test/", "http://a.test:", "http://a.test:99999", "http://a.test:12x",
        "http://[::1]/", "http://a.test/[x]", "http://a.test/{id}", "http://a.test/a b", "http://a.test/\u{E9}",
        "http://\u{E9}.test", "http://a.test/%", "http://a.test/%4", "http://a.test/%zz", "http://a.test/a#b#c",
        "http://a.test/\"", "http://a.test/<", "http://a.test/|", "http://a.test/\\", "http://a.test/^",
        "http://a.test/`",
        "http://a.test/\u{0}", "http://a.test/\n", " http://a.test", "http://a.test ", "http://-a.test",
        "http://a%2Eb/", "mailto:a@b",
    ])
    func leavesOthers(_ text: String) {
        #expect(!PlainURL.matches(Array(text.utf8)[...]))
    }

    /// Random texts of the grammar's letters and of those just outside of it.
    @Test(arguments: 0..<40)
    func keepsRandomURLs(_ seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let alphabet =
            Array("abzAZ019-._~!$&'()*+,;=:@/?#%%2F%41[]{}<>\"\\^`| \u{E9}").map(String.init) + [
                "%20", "%e4", "..", "//",
            ]
        for _ in 0..<250 {
            let tail = (0..<Int.random(in: 0...12, using: &generator)).map { _ in generator.pick(alphabet) }.joined()
            let text =
                generator.pick(["http://", "https://", "https://a.test", "http://a.test:8", "https://a.test/"]) + tail
            guard PlainURL.matches(Array(text.utf8)[...]) else { continue }
            #expect(URL(string: text)?.absoluteString == text)
        }
    }

    @Test(.enabled(if: SharedCorpus.has("apis"), "the shared corpus is not here"))
    func keepsTheTextsOfTheCorpus() throws {
        var counts = (urls: 0, uuids: 0)
        for name in try FileManager.default.subpathsOfDirectory(atPath: SharedCorpus.folder("quicktype/json").path)
        where name.hasSuffix(".json") {
            let file = try SharedCorpus.file("quicktype/json/\(name)")
            guard let documents = try? YAMLReader.documents(in: file) else { continue }
            for text in documents.flatMap(\.texts) {
                let bytes = Array(text.utf8)[...]
                if PlainURL.matches(bytes) {
                    counts.urls += 1
                    #expect(URL(string: text)?.absoluteString == text)
                }
                let forms = UUIDText.forms(bytes)
                if !forms.isEmpty {
                    counts.uuids += 1
                    let uuid = try #require(UUID(uuidString: text)?.uuidString)
                    #expect(text == (forms.contains(.uppercaseUUID) ? uuid : uuid.lowercased()))
                }
            }
        }
        #expect(counts.urls > 1_000)
    }

    @Test(arguments: 0..<20)
    func datesComeBackFromDate(_ seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        for _ in 0..<100 {
            let year = Int.random(in: 1583...9999, using: &generator)
            let (month, day) = (Int.random(in: 1...12, using: &generator), Int.random(in: 1...31, using: &generator))
            let existing = CalendarDay(year: year, month: month, day: day)
            let components = DateComponents(calendar: calendar, year: year, month: month, day: day)
            #expect(components.isValidDate(in: calendar) == (existing != nil))
            guard let existing, let date = calendar.date(from: components) else { continue }
            #expect(date.timeIntervalSince1970 == Double(existing.daysSince1970 * 86_400))
            #expect(calendar.component(.weekday, from: date) == existing.weekday + 1)

            let digits = Int.random(in: 1...6, using: &generator)
            let unit = pow(10.0, Double(digits))
            let fraction = Int.random(in: 0..<Int(unit), using: &generator)
            let second = Int.random(in: 0..<86_400, using: &generator)
            let instant = DateInstant(day: existing, secondOfDay: second, fraction: fraction, fractionDigits: digits)
            guard instant.survivesDate else { continue }
            let whole = date.timeIntervalSinceReferenceDate + Double(second)
            let kept = Date(timeIntervalSinceReferenceDate: whole + Double(fraction) / unit)
                .timeIntervalSinceReferenceDate
            #expect(((kept - kept.rounded(.down)) * unit).rounded() == Double(fraction))
        }
    }
}

extension YAMLNode {
    /// Every text of a document but the keys.
    fileprivate var texts: [String] {
        switch content {
        case .string(let text): [text]
        case .sequence(let elements): elements.flatMap(\.texts)
        case .mapping(let members): members.flatMap(\.value.texts)
        case .null, .boolean, .number: []
        }
    }
}
