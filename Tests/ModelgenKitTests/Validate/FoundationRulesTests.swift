import Foundation
import ModelgenTestSupport
import Testing

@testable import ModelgenKit

/// Numbers, URLs and UUIDs are judged as Foundation judges them.
@Suite struct FoundationRulesTests {
    private struct Box<Value: Decodable>: Decodable {
        let value: Value
    }

    private static func decodes<Value: Decodable>(_ type: Value.Type, _ json: String) -> Bool {
        (try? JSONDecoder().decode(Box<Value>.self, from: Data(#"{"value": \#(json)}"#.utf8))) != nil
    }

    private static let numbers =
        [
            "1", "1.0", "1.5", "1e2", "15e-1", "10e-1", "0", "-0", "-0.0", "0e400", "0e-999", "1e400", "-1e400",
            "1e-400",
            "1e-310", "4.9e-324", "2e-324", "1e308", "1e128", "1e127", "1.0e128", "1e-128", "1.0e-128", "0e127",
            "0e128",
            "9007199254740992.0", "9007199254740993", "9007199254740993.0", "9007199254740993.5",
            "9007199254740993.000001", "9007199254740993.000000000", "9223372036854775807", "9223372036854775807.0",
            "9223372036854775808", "-9223372036854775808", "-9223372036854775808.0", "-9223372036854775807.0",
            "18446744073709551615", "18446744073709551616", "12345678901234567890.0", "12345678901234567890.5", "1e18",
            "1e19", "1.2e19", "-1e18", "180143985094819840.25", "1844674407370955161.75",
            "1234567890123456789012345678901234567890",
            "340282366920938463463374607431768211456e125", "99999999999999999999999999999999999999999e124",
            "99999999999999999999999999999999999999999e125",
            "9007199254740993.00000000000000000000000000000000000000000000000000000001",
        ]

    @Test(arguments: numbers) func judgesNumbers(text: String) {
        let bytes = Array(text.utf8)[...]
        #expect(NumberText.fits(.int, bytes) == Self.decodes(Int.self, text), "Int")
        #expect(NumberText.fits(.uint64, bytes) == Self.decodes(UInt64.self, text), "UInt64")
        #expect(NumberText.fits(.double, bytes) == Self.decodes(Double.self, text), "Double")
        #expect(NumberText.fits(.decimal, bytes) == Self.decodes(Decimal.self, text), "Decimal")
    }

    @Test func randomNumbers() {
        var generator = SeededGenerator(seed: 1)
        func digits(_ range: ClosedRange<Int>) -> String {
            (0..<Int.random(in: 1...24, using: &generator)).map { _ in
                "\(Int.random(in: range, using: &generator))"
            }.joined()
        }
        for _ in 0..<4_000 {
            var text = generator.oneIn(2) ? "-" : ""
            text += digits(1...9)
            if generator.oneIn(2) { text += "." + digits(0...9) }
            if generator.oneIn(2) { text += "e\(Int.random(in: -30...30, using: &generator))" }
            judgesNumbers(text: text)
        }
    }

    private static let urls = [
        "", "a", "a b", "http://", "http://a b", "http://a:b", "http://a:99999", "http://[::1", "http://[::1]",
        "http://é.com/ü", "http://a/%zz", "http://a/{x}", "http://a|b/", "http://a\\b", "1http://x", "ht!tp://x",
        "http:// a", "http://a:80:90", "//x", "?q", "#f", "http://a/#b#c", "mailto:a@b", "http://user:pa ss@h/",
        "http://a<b>", "a:b:c", ":x", "http://[x]", "n/a", "http:///x", "http://%41", "http://%zz", "日本", "日本:x",
        "http://a\nb", "a\nb", " http://a", "http://a ", "[]", "http://a@b@c", "[a", "a]b", "a]b:c", "x[y:z", "://",
        "a%b:c", "a_b:c", "+a:b", "a@b:c", "http://h:", "http://u@:80/", "http://h]", "http://[::1]:80",
        "http://[::1]x", "http://[fe80::1%en0]", "http://[fe80::1%e |é]", "http://[é]", "http://[a b]", "http://h%4/",
        "x://h h", "x:h h", "//h h", "///h h", "http://u[@h/",
        "http://-é", "http://é-.a", "http://aé--b", "http://é--b", "http://é..a", "http://é.", "http://é%4",
        "tel://a b",
        "http+unix://é-", "addressbook://a:b", "https://example.test/a?b=c#d", "HTTPS://EXAMPLE.TEST",
        "data:text/plain,hi",
    ]

    @Test(arguments: urls) func judgesURLs(text: String) {
        #expect(URLText.matches(Array(text.utf8)[...]) == (URL(string: text) != nil), "\(text)")
    }

    /// What matters in URLs, and in the hosts that are written in Punycode.
    private static let pieces = [
        "http:", "tel:", "//", "/", "?", "#", "[", "]", "@", ":", "a", "%41", "%", " ", "x.y", ".", "-", "--", "|",
        "80",
        "é", "日",
    ]

    /// Every three of the pieces, alone and where a host and an address begin.
    @Test(arguments: ["", "//", "http://["]) func everyThreePieces(start: String) {
        for first in Self.pieces {
            for second in Self.pieces {
                for third in Self.pieces { judgesURLs(text: start + first + second + third) }
            }
        }
    }

    @Test func randomURLs() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<6_000 {
            let text = (0..<Int.random(in: 4...9, using: &generator)).map { _ in generator.pick(Self.pieces) }.joined()
            judgesURLs(text: text)
        }
    }

    @Test(arguments: [
        "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "F81D4FAE-7dec-11D0-A765-00A0C91E6BF6",
        "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}", "f81d4fae7dec11d0a76500a0c91e6bf6",
        "g81d4fae-7dec-11d0-a765-00a0c91e6bf6", "f81d4fae-7dec-11d0-a765-00a0c91e6bf", "",
        "f81d4fae-7dec-11d0-a765-00a0c91e6bf6 ", "f81d4fae-7dec-11d0a-765-00a0c91e6bf6",
    ])
    func judgesUUIDs(text: String) {
        #expect(UUIDPattern.matches(Array(text.utf8)[...]) == (UUID(uuidString: text) != nil))
    }
}
