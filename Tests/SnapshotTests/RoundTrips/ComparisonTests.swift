import Foundation
import Testing

/// The comparison itself: what it overlooks and what it does not.
@Suite struct ComparisonTests {
    @Test(arguments: [
        (#"{"a": 1, "b": [true, null]}"#, #"{"b":[true,null],"a":1}"#),
        (#"{"a": 1.50, "b": 2e3}"#, #"{"a":15e-1,"b":2000}"#),
        (#"{"a": null, "b": 1}"#, #"{"b":1}"#),
        (#"{"zero": -0.0, "big": 123456789012345678901234567}"#, #"{"zero":0,"big":1.23456789012345678901234567e26}"#),
        (#"["\u00e9\ud83c\udf0a\/", "tab\t"]"#, #"["é🌊/","tab\u0009"]"#),
        (#"{"a": 1, "a": 2}"#, #"{"a":1}"#),
    ])
    func equal(_ sample: String, _ encoded: String) throws {
        #expect(try differences(sample, encoded).isEmpty)
    }

    @Test(arguments: [
        (#"{"a": 1}"#, #"{"a":2}"#, Difference.Kind.changed, "/a"),
        (#"{"a": 0.1}"#, #"{"a":0.1000000000000000055}"#, .changed, "/a"),
        (#"{"a": true}"#, #"{"a":1}"#, .changed, "/a"),
        (#"{"a": "é"}"#, #"{"a":"e\u0301"}"#, .changed, "/a"),
        (#"{"a": [1, 2]}"#, #"{"a":[1,3]}"#, .changed, "/a/-"),
        (#"{"a": [1]}"#, #"{"a":[1,1]}"#, .changed, "/a"),
        (#"{"a": {"b/c": 1}}"#, #"{"a":{}}"#, .vanished, "/a/b~1c"),
        (#"{"a": 1}"#, #"{"a":1,"b":null}"#, .appeared, "/b"),
        (#"{"a": "12"}"#, #"{"a":12}"#, .respelledNumber, "/a"),
        (#"{"a": "12"}"#, #"{"a":13}"#, .changed, "/a"),
        (#"{"a": ""}"#, #"{"a":null}"#, .emptied, "/a"),
        (#"{"a": {}}"#, #"{"a":[]}"#, .emptied, "/a"),
        (#"{"a": []}"#, #"{}"#, .vanished, "/a"),
        (#"{"a": 1}"#, #"{"a":null}"#, .changed, "/a"),
        (#"{"a": "x"}"#, #"{"a":["x"]}"#, .wrapped, "/a"),
        (#"{"a": "2024-01-01T10:00:00+02:00"}"#, #"{"a":"2024-01-01T08:00:00.000Z"}"#, .respelledDate, "/a"),
        (#"{"a": "2024-01-01T10:00:00Z"}"#, #"{"a":"2024-01-01T10:00:01Z"}"#, .changed, "/a"),
        (
            #"{"a": "6B0A7A0E-7C52-4C8F-9A37-2F1C1B0F2A11"}"#, #"{"a":"6b0a7a0e-7c52-4c8f-9a37-2f1c1b0f2a11"}"#,
            .changed, "/a"
        ),
    ])
    func unequal(_ sample: String, _ encoded: String, _ kind: Difference.Kind, _ pointer: String) throws {
        let found = try differences(sample, encoded)
        #expect(found.map(\.kind) == [kind])
        #expect(found.map(\.pointer) == [pointer])
    }

    @Test(arguments: ["{", "[1,]", "01", "\"\\ud800\"", "1 2", "{\"a\" 1}", "nul", ""])
    func notJSON(_ text: String) {
        #expect(throws: (any Error).self) { try JSONDocumentReader.read(Data(text.utf8)) }
    }

    @Test(arguments: [
        ("", #"{"a": [{"b/c": 1}, {"b/c": 2}]}"#),
        ("/a/0", #"{"b/c": 1}"#),
        ("/a/-/b~1c", "[1, 2]"),
    ])
    func part(_ pointer: String, _ wanted: String) throws {
        let document = try JSONDocumentReader.read(Data(#"{"a": [{"b/c": 1}, {"b/c": 2}]}"#.utf8))
        #expect(try document.part(at: pointer) == JSONDocumentReader.read(Data(wanted.utf8)))
    }

    private func differences(_ sample: String, _ encoded: String) throws -> [Difference] {
        let wanted = try JSONDocumentReader.read(Data(sample.utf8))
        return Difference.all(from: wanted, to: try JSONDocumentReader.read(Data(encoded.utf8)))
    }
}
