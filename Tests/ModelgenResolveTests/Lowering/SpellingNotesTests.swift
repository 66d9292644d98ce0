import Testing

/// What cannot be written back as it came is named.
@Suite struct SpellingNotesTests {
    /// 2 to the power of 64 needs `Decimal`, the smallest `Double` is beyond it.
    @Test(arguments: [
        (#"{"a": 18446744073709551617}"#, #"{"a": 5e-324}"#, "'a' of Item"),
        (#"{"a": [18446744073709551617]}"#, #"{"a": [null, 5e-324]}"#, "'a' of Item"),
        (#"{"a": [[18446744073709551617]]}"#, #"{"a": [[5e-324]]}"#, "'a' of Item"),
        (#"{"a": {"1": 18446744073709551617, "2": 0}}"#, #"{"a": {"3": 5e-324}}"#, "'a' of Item"),
        (#"{"a": [18446744073709551617, "x"]}"#, #"{"a": ["y", 5e-324]}"#, "'a' of Item"),
        (#"{"a": [["x", 18446744073709551617]]}"#, #"{"a": [["y", 5e-324]]}"#, "'a' of Item"),
        (#"{"a": {"b": 18446744073709551617}}"#, #"{"a": {"b": 5e-324}}"#, "'b' of A"),
        (#"[18446744073709551617]"#, #"[5e-324]"#, "the root of Item"),
        (#"18446744073709551617"#, #"5e-324"#, "the root of Item"),
    ])
    func lostDigitsAreNoted(one: String, other: String, subject: String) {
        let outline = ModelOutline([one, other])
        let notes = outline.diagnostics.filter { $0.code == .inexactNumber }
        #expect(notes.map(\.message) == ["\(subject) holds numbers with more digits than any type of Swift's keeps"])
    }

    @Test(arguments: [#"{"a": [0.1, 1e300]}"#, #"{"a": 0.1234567890123456789}"#, #"{"a": [18446744073709551617]}"#])
    func keptDigitsAreNot(document: String) {
        #expect(ModelOutline([document]).codes == [])
    }

    @Test func datesOfRowsAreNoted() {
        let outline = ModelOutline([#"{"a": [1, "2024-05-28 07:53:47"]}"#, #"{"a": [1, "2024-05-28 07:53:47.5"]}"#])
        #expect(outline.line("A") == "A: row Int, Date")
        #expect(outline.codes == ["MG0503"])
    }

    /// A row codes its columns, not what they list.
    @Test(arguments: [
        (#"{"a": [1, "0b0f3f5e-2a83-4bb2-a1f6-b6f7a3d0e6c1"]}"#, "A: row Int, UUID"),
        (#"{"a": [1, ["0b0f3f5e-2a83-4bb2-a1f6-b6f7a3d0e6c1"]]}"#, "A: row Int, [String]"),
        (#"{"a": [1, ["2024-05-28"]]}"#, "A: row Int, [String]"),
    ])
    func columnsAreWhatTheyCanCode(document: String, wanted: String) {
        #expect(ModelOutline([document]).line("A") == wanted)
    }

    /// A union codes what stands beside its tag plainly: no date of its own form, no UUID in lower case.
    @Test(arguments: [
        (#"{"a": "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "__typename": "a"}"#, "String"),
        (#"{"a": "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6", "__typename": "a"}"#, "UUID"),
        (#"{"a": "2024-01-15", "__typename": "a"}"#, "String"),
    ])
    func contentsOfTagsAreWhatUnionsCode(document: String, wanted: String) {
        let outline = ModelOutline([#"{"__typename": "a-b"}"#, document])
        #expect(outline.lines == ["Item: aB - | a \(wanted)"])
    }
}
