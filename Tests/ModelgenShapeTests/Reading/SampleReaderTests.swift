import ModelgenSource
import Testing

@testable import ModelgenShape

struct SampleReaderTests {
    private static func read(_ text: String, path: String = "a.json") -> Reading {
        SampleReader.read(SourceFile(path: path, text: text))
    }

    // MARK: Languages

    @Test(arguments: [
        ("a.json", "{\"a\": 1}", 1),
        ("a.yaml", "{\"a\": 1}", 1),
        ("a.txt", "{\"a\": 1}\n\n{\"a\": 2}\r\n  {\n\"a\": 3}\n", 3),
        ("<stdin>", "a: 1\n---\na: 2\n", 2),
        ("a.json", "a: 1\n", 1),
        ("a.yaml", "{a: 1}", 1),
        ("a.yml", "hello", 1),
        ("a.yaml", "---\n", 1),
        ("a.json", "\"a\": 1\n", 1),
        ("a.json", "- 1\n- 2\n", 1),
    ])
    func tellsLanguagesByContent(_ path: String, _ text: String, _ documents: Int) {
        let reading = Self.read(text, path: path)
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.documents == documents)
    }

    @Test(arguments: [
        ("<stdin>", "{a: 1}", DiagnosticCode.invalidJSON),
        ("<stdin>", "hello", .invalidJSON),
        ("a.json", "a: [1", .invalidJSON),
        ("<stdin>", "a: [1", .invalidYAML),
        ("a.yaml", "{\"a\": 1", .invalidYAML),
        ("a.yaml", "# nothing\n", .emptyInput),
    ])
    func reportsTheErrorOfTheLanguageMeant(_ path: String, _ text: String, _ code: DiagnosticCode) {
        let reading = Self.read(text, path: path)
        #expect(reading.diagnostics.map(\.code) == [code])
        #expect(reading.shape == Shape())
        #expect(reading.documents == 0)
    }

    // MARK: Objects

    @Test func membersKeepTheirOrderAndWhatIsMissing() throws {
        let text = "[{\"b\": 1, \"a\": null},\n {\"b\": \"x\", \"c\": true}]"
        let record = try #require(Self.read(text).shape.arrays?.element.objects?.record)
        #expect(record.orderedKeys == ["b", "a", "c"])
        #expect(record.seen.count == 2)
        #expect(record.sizes == 2...2)
        #expect(record.fields["b"]?.shape.kinds == [.number, .string])
        #expect(record.fields["b"]?.missingAt == nil)
        #expect(record.fields["a"]?.missingAt?.description == "a.json:2")
        #expect(record.fields["c"]?.missingAt?.description == "a.json:1")
        #expect(record.fields["c"]?.shape.booleans.first?.position == SourcePosition(offset: 39, line: 2, column: 18))
    }

    /// Foundation takes the first of equal keys, and holds `é` and `e` with an accent for equal.
    @Test(arguments: [
        "{\"a\": 1, \"a\": \"x\"}", "{\"a\": 1, \"\\u0061\": \"x\"}", "{\"caf\u{E9}\": 1, \"cafe\u{301}\": \"x\"}",
    ])
    func theFirstOfEqualKeysCounts(_ text: String) throws {
        let reading = Self.read(text)
        let field = try #require(reading.shape.objects?.record.fields.values.first)
        #expect(field.shape.kinds == [.number])
        #expect(field.present == 1)
        let warning = try #require(reading.diagnostics.first)
        #expect(reading.diagnostics.count == 1)
        #expect(warning.code == .duplicateKey && warning.severity == .warning)
        #expect(warning.position?.line == 1)
    }

    @Test func equalKeysAreNamedOnceAPlace() {
        let line = "{\"a\": 1, \"a\": 2, \"b\": {\"a\": 1, \"a\": 2}}\n"
        #expect(Self.read(line + line + line).diagnostics.map(\.position?.column) == [10, 32])
    }

    // MARK: Tags

    @Test func objectsArePartedByTheirTags() throws {
        let text =
            #"[{"type": "a", "x": 1}, {"y": 1, "type": "b"}, {"type": 5}, {"type": ""}, {"type": "a", "type": "b"}]"#
        let objects = try #require(Self.read(text).shape.arrays?.element.objects)
        #expect(objects.candidates == ["type"])
        #expect(Set(objects.parts.keys) == [TagValues(["type": "a"]), TagValues(["type": "b"]), TagValues()])
        #expect(objects.parts[TagValues(["type": "a"])]?.seen.count == 2)
        #expect(objects.parts[TagValues(["type": "b"])]?.fields["y"]?.present == 1)
    }

    @Test(arguments: [(48, 1), (49, 0)])
    func aLongTextIsNoTag(_ length: Int, _ candidates: Int) {
        let text = "{\"type\": \"" + String(repeating: "x", count: length) + "\"}"
        #expect(Self.read(text).shape.objects?.candidates.count == candidates)
    }

    @Test(arguments: [(64, 64), (65, 1)])
    func tooManyTagsAreNone(_ count: Int, _ parts: Int) throws {
        let text = (0..<count).map { "{\"type\": \"t\($0)\"}" }.joined(separator: "\n")
        let objects = try #require(Self.read(text).shape.objects)
        #expect(objects.parts.count == parts)
        #expect(objects.candidates == ["type"])
        #expect(objects.record.seen.count == count)
    }

    // MARK: Arrays

    @Test(arguments: [
        ("[1, \"a\"]", true), ("[[1, 2], [3, 4]]", false), ("[1]", false), ("[]", true), ("[{}, {}]", false),
        ("[null, {}]", false), ("[1, {}]", true), ("[null, null]", true), ("[[], null, []]", false),
        ("[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]", true), ("[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]", false),
    ])
    func aRowIsShortAndMixed(_ text: String, _ mayBeRow: Bool) {
        #expect(Self.read(text).shape.arrays?.mayBeRow == mayBeRow)
    }

    @Test func rowsHaveColumns() throws {
        let rows = try #require(Self.read("[[1, \"a\"], [2, \"b\"], []]").shape.arrays?.element.arrays)
        #expect(rows.columns.map(\.kinds) == [[.number], [.string]])
        #expect(rows.lengths == 2...2)
        #expect(rows.empties.count == 1)
    }

    @Test func arraysOfDifferentLengthsAreNoRows() throws {
        let arrays = try #require(Self.read("[[1, \"a\"], [2, \"b\", true]]").shape.arrays?.element.arrays)
        #expect(!arrays.mayBeRow)
        #expect(arrays.columns.map(\.kinds) == [[.number, .string, .boolean]])
        #expect(arrays.element.count == 5)
    }

    // MARK: Identity

    @Test(
        arguments: [
            (#"[{"id": 1}, {"id": 2}]"#, []),
            (#"[{"id": 1}, {"id": 1}]"#, ["id"]),
            (#"[{"id": 1}, {"id": "1"}]"#, []),
            (#"[{"userId": "a"}, {"userId": "\u0061"}]"#, ["userId"]),
            (#"[{"id": null}, {"id": null}]"#, []),
            (#"[{"name": 1}, {"name": 1}]"#, []),
            (#"[{"id": 1, "id": 2}, {"id": 2, "id": 1}]"#, []),
            (#"[{"x": {"id": 1}}, {"x": {"id": 1}}]"#, []),
            (#"[{"type": "a", "id": 1}, {"type": "b", "id": 1}]"#, ["id"]),
        ] as [(String, Set<String>)])
    func identitiesThatRepeatInOneArray(_ text: String, _ keys: Set<String>) {
        #expect(Self.read(text).shape.arrays?.repeatedKeys == keys)
    }

    @Test func identitiesAreJudgedArrayByArray() {
        let shape = Self.read(#"[[{"id": 1}], [{"id": 1}]]"#).shape
        #expect(shape.arrays?.element.arrays?.repeatedKeys == [])
    }

    @Test(arguments: [(-40, ["id"]), (40, [])] as [(Int, Set<String>)])
    func identitiesAreJudgedInTheFirstMegabyte(_ excess: Int, _ keys: Set<String>) {
        let filler = String(repeating: "x", count: IdentityLedger.window + excess)
        let text = #"[{"id": 1, "x": "\#(filler)"}, {"id": 1}]"#
        #expect(Self.read(text).shape.arrays?.repeatedKeys == keys)
    }

    @Test(arguments: [
        ("id", true), ("_id", true), ("ID", true), ("uuid", true), ("UUID", true), ("guid", true), ("key", true),
        ("userId", true),
        ("userID", true), ("user_id", true), ("order-id", true), ("ITEM_UUID", true), ("apiKey", true),
        ("item_uuid", true),
        ("ids", false), ("paid", false), ("grid", false), ("keys", false), ("XMLID", false), ("name", false),
        ("", false), ("id2", false),
    ])
    func keysOfIdentity(_ key: String, _ wanted: Bool) {
        #expect(IdentityKey.isCandidate(key) == wanted)
    }

    // MARK: Texts

    @Test func textsKeepFormsSpellingsAndValues() throws {
        let strings = try #require(Self.read("[\"\", \"19.90\", \"-5\", \"-5\"]").shape.arrays?.element.strings)
        #expect(strings.forms == .number)
        #expect(strings.values == ["19.90": 1, "-5": 2])
        #expect(strings.numericText?.seen.count == 3)
        #expect(strings.numericText?.range == -5 ... -5)
        #expect(strings.empties.count == 1)
        let dates = try #require(
            Self.read("[\"2024-01-15T10:30:00Z\", \"2024-01-15 10:30:00.5+08:00\"]").shape.arrays?.element.strings)
        #expect(dates.forms == [.instant, .dayAndTime])
        #expect(dates.spellings.count == 2)
        let mixed = try #require(Self.read("[\"2024-01-15T10:30:00Z\", \"2024-01-15\"]").shape.arrays?.element.strings)
        #expect(mixed.forms == [] && mixed.spellings == [])
    }

    @Test(arguments: [(64, true), (65, false)])
    func valuesAreKeptUpToALimit(_ count: Int, _ areKept: Bool) {
        let text = "[" + (0..<count).map { "\"v\($0)\"" }.joined(separator: ",") + "]"
        #expect((Self.read(text).shape.arrays?.element.strings?.values != nil) == areKept)
    }

    @Test func oneValueInTwoSpellingsIsNoEnum() {
        #expect(Self.read("[\"\u{E9}\", \"e\u{301}\", \"x\"]").shape.arrays?.element.strings?.values == nil)
    }
}
