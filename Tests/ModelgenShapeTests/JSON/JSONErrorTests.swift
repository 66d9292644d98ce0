import ModelgenSource
import Testing

@testable import ModelgenShape

/// Every fault of a JSON text is one clear line with its place.
struct JSONErrorTests {
    private static func lines(_ text: String, path: String = "a.json") -> [String] {
        SampleReader.read(SourceFile(path: path, text: text)).diagnostics.map(\.line)
    }

    @Test(arguments: [
        ("", "a.json:1:1: error: the input is empty; give a JSON or YAML document [MG0109]"),
        (" \n", "a.json:2:1: error: the input is empty; give a JSON or YAML document [MG0109]"),
        ("hello", "a.json:1:1: error: expected a value, found 'hello'; put texts and keys in double quotes [MG0101]"),
        ("{\"a\": 1,}", "a.json:1:9: error: expected a key after ','; remove the comma before it [MG0101]"),
        ("[1,\n]", "a.json:2:1: error: expected a value after ','; remove the comma before it [MG0101]"),
        (
            "{'a': 1}",
            "a.json:1:2: error: expected a key in double quotes, found a single quote; use double quotes (\") [MG0101]"
        ),
        (
            "{a: 1}",
            "a.json:1:2: error: expected a key in double quotes, found 'a'; put texts and keys in double quotes [MG0101]"
        ),
        ("{\"a\" 1}", "a.json:1:6: error: expected ':' after a key, found '1' [MG0101]"),
        ("{\"a\": 1 \"b\": 2}", "a.json:1:9: error: expected ',' or '}', found '\"' [MG0101]"),
        ("[1 2]", "a.json:1:4: error: expected ',' or ']', found '2' [MG0101]"),
        ("[True]", "a.json:1:2: error: expected a value, found 'True'; write true [MG0101]"),
        (
            "[NaN]",
            "a.json:1:2: error: expected a value, found 'NaN'; JSON has no such number; write null or a text [MG0101]"
        ),
        ("[1] // no", "a.json:1:5: error: expected the end of the document, found '/'; JSON has no comments [MG0110]"),
        ("[\n\n1", "a.json:3:2: error: the text ends before the '[' of line 1 is closed [MG0101]"),
        ("{\"a\":", "a.json:1:6: error: expected a value, found the end of the text [MG0101]"),
        ("[01]", "a.json:1:2: error: a number has no leading zero [MG0103]"),
        ("[-]", "a.json:1:3: error: expected a digit [MG0103]"),
        ("[1.]", "a.json:1:4: error: expected a digit after the point [MG0103]"),
        ("[1e]", "a.json:1:4: error: expected a digit in the exponent [MG0103]"),
        (
            "[\"\\x\"]",
            "a.json:1:3: error: an escape that JSON does not know; after a backslash stands one of \" \\ / b f n r t u [MG0104]"
        ),
        ("[\"\\u12\"]", "a.json:1:3: error: expected four hexadecimal digits after \\u [MG0104]"),
        ("[\"a\tb\"]", "a.json:1:4: error: a bare control character in a string; write \\t [MG0105]"),
        ("[\"\u{E9}\u{1}\"]", "a.json:1:5: error: a bare control character in a string; write \\u0001 [MG0105]"),
        ("[\"ab", "a.json:1:5: error: the text ends inside a string; close it with a double quote [MG0101]"),
        (
            "[\"\\ud800\"]",
            "a.json:1:3: error: an escaped surrogate without its other half, which no Unicode text holds; write the pair or remove it [MG0107]"
        ),
        (
            "[\"\\udc00\\ud800\"]",
            "a.json:1:3: error: an escaped surrogate without its other half, which no Unicode text holds; write the pair or remove it [MG0107]"
        ),
        ("[\u{A0}1]", "a.json:1:2: error: expected a value, found U+00A0; remove the invisible character [MG0101]"),
        ("[1] [2]", "a.json:1:5: error: expected the end of the document, found '[' [MG0110]"),
    ])
    func saysWhatAndWhere(_ text: String, _ line: String) {
        #expect(Self.lines(text) == [line])
    }

    @Test(
        arguments: [
            [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xE0, 0x80, 0x80, 0x22],
            [0x22, 0xED, 0xA0, 0x80, 0x22],
            [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xF0, 0x80, 0x80, 0x80, 0x22], [0x22, 0xE4, 0xBD, 0x22],
            [0x22, 0x80, 0x22],
        ] as [[UInt8]])
    func refusesWhatIsNotUTF8(_ bytes: [UInt8]) throws {
        let error = try #require(SampleReader.read(SourceFile(path: "a.json", bytes: bytes)).diagnostics.first)
        #expect(error.code == .invalidUTF8)
        #expect(error.position?.column == 2)
    }

    @Test(arguments: [[0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B], [0x00, 0x7B, 0x00, 0x7D]] as [[UInt8]])
    func namesOtherEncodings(_ bytes: [UInt8]) throws {
        let error = try #require(SampleReader.read(SourceFile(path: "a.json", bytes: bytes)).diagnostics.first)
        #expect(error.code == .invalidUTF8)
        #expect(error.remedy == "save the file as UTF-8")
    }

    @Test func depthIsLimited() throws {
        var limits = ReadingLimits()
        limits.depth = 3
        func read(_ text: String) -> Reading {
            SampleReader.read(SourceFile(path: "a.json", text: text), limits: limits)
        }
        #expect(read("[{\"a\": []}]").diagnostics.isEmpty)
        let error = try #require(read("[{\"a\": [[]]}]").diagnostics.first)
        #expect(error.code == .tooDeep)
        #expect(error.position?.column == 9)
    }

    @Test func theDefaultDepthIsRead() {
        let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        #expect(SampleReader.read(SourceFile(path: "a.json", text: text)).diagnostics.isEmpty)
        #expect(
            SampleReader.read(SourceFile(path: "a.json", text: "[" + text + "]")).diagnostics.map(\.code) == [.tooDeep])
    }

    @Test func aByteOrderMarkIsPassedOver() {
        let reading = SampleReader.read(SourceFile(path: "a.json", text: "\u{FEFF}{\"a\": 1}"))
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.shape.objects?.seen.first?.position.offset == 3)
    }
}
