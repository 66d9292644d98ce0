import ModelgenSource
import Testing

@testable import ModelgenShape

struct YAMLReaderTests {
    private static func read(_ text: String, limits: ReadingLimits = ReadingLimits()) -> Reading {
        SampleReader.read(SourceFile(path: "a.yaml", text: text), limits: limits)
    }

    private static func value(_ text: String) throws -> String {
        try YAMLReader.documents(in: SourceFile(path: "a.yaml", text: text)).map(\.valueText).joined(separator: " ")
    }

    @Test(arguments: [
        ("a: &x {k: 1}\nb: *x", #"{"a":{"k":1e0},"b":{"k":1e0}}"#),
        ("&k a: 1\nb: *k", #"{"a":1e0,"b":"a"}"#),
        ("a: &x 1\nb: &x 2\nc: *x", #"{"a":1e0,"b":2e0,"c":2e0}"#),
        ("1: a\ntrue: b\n~: c\n0x1F: d\n", #"{"0x1F":"d","1":"a","true":"b","~":"c"}"#),
        ("base: &b {k: 1, l: 2}\nc:\n  <<: *b\n  k: 3", #"{"base":{"k":1e0,"l":2e0},"c":{"k":3e0,"l":2e0}}"#),
        ("a: {k: 3, <<: [{k: 1, l: 1}, {l: 2, m: 2}]}", #"{"a":{"k":3e0,"l":1e0,"m":2e0}}"#),
        ("a: {'<<': {k: 1}}", #"{"a":{"<<":{"k":1e0}}}"#),
        ("--- 1\n--- a\n...\n---\n", #"1e0 "a" null"#),
        ("%YAML 1.2\n---\na: 1", #"{"a":1e0}"#),
    ])
    func documentsAreWorkedOut(_ yaml: String, _ wanted: String) throws {
        #expect(try Self.value(yaml) == wanted)
    }

    @Test func mergedMembersStandWhereTheMergeKeyDoes() throws {
        let text = "b: &b {k: 1, l: 2}\nc: {x: 1, <<: *b, y: 2}"
        guard
            case .mapping(let members)? = try YAMLReader.documents(in: SourceFile(path: "a.yaml", text: text)).first?
                .content,
            case .mapping(let merged)? = members.last?.value.content
        else {
            Issue.record("expected a mapping in a mapping")
            return
        }
        #expect(merged.map(\.key) == ["x", "k", "l", "y"])
    }

    @Test(arguments: [
        ("a: *x", DiagnosticCode.invalidYAML, 1, 4),
        ("a: &x [1, *x]", .recursiveAlias, 1, 11),
        ("é: &x\n  b: {c: *x}", .recursiveAlias, 2, 10),
        ("a: 1\n<<: 3", .invalidMerge, 2, 5),
        ("a: 1\n<<: [{}, 3]", .invalidMerge, 2, 10),
        ("? [a]\n: 1", .complexKey, 1, 3),
        ("{a: 1}: 2", .complexKey, 1, 1),
        ("a: [1\nb: 2", .invalidYAML, 2, 2),
        ("é: [\u{4F60}, }", .invalidYAML, 1, 11),
        ("a:\n\t- 1", .invalidYAML, 2, 1),
        ("a: \u{1}", .invalidYAML, 1, 4),
        ("\u{FEFF}a: 1\nb: \u{1}", .invalidYAML, 2, 4),
        ("%YAML 1.3\n---\na: 1", .invalidYAML, 1, 1),
    ])
    func faultsHaveTheirPlace(_ yaml: String, _ code: DiagnosticCode, _ line: Int, _ column: Int) throws {
        let error = try #require(Self.read(yaml).diagnostics.first)
        #expect(error.code == code, "\(error.line)")
        #expect(error.position?.line == line)
        #expect(error.position?.column == column)
    }

    @Test func equalKeysGetAWarning() throws {
        let reading = Self.read("a: 1\nb: 2\na: x\n")
        #expect(reading.diagnostics.map(\.code) == [.duplicateKey])
        #expect(reading.diagnostics.first?.position?.line == 3)
        #expect(reading.shape.objects?.record.fields["a"]?.shape.kinds == [.number])
    }

    @Test func placesCountBytesFromOne() throws {
        let record = try #require(Self.read("\u{FEFF}café: 1\n你好: [x, é, 2]\n").shape.objects?.record)
        #expect(record.fields["café"]?.shape.first?.position == SourcePosition(offset: 10, line: 1, column: 11))
        let array = record.fields["你好"]?.shape.arrays
        #expect(array?.seen.first?.position == SourcePosition(offset: 20, line: 2, column: 9))
        #expect(array?.columns.last?.first?.position == SourcePosition(offset: 28, line: 2, column: 17))
    }

    @Test func whatAnAliasRepeatsIsCounted() throws {
        let shape = Self.read("- &a {id: 1}\n- *a\n- *a\n- {}\n").shape
        let record = try #require(shape.arrays?.element.objects?.record)
        #expect(record.seen.count == 4)
        #expect(record.fields["id"]?.present == 3)
        #expect(record.fields["id"]?.missingAt?.description == "a.yaml:4")
        #expect(shape.arrays?.repeatedKeys == ["id"])
    }

    // MARK: Limits

    @Test func aliasesMayStandForSoManyValues() {
        var limits = ReadingLimits()
        limits.aliasExpansion = 6
        #expect(Self.read("a: &x [1, 2]\nb: *x\nc: *x", limits: limits).diagnostics.isEmpty)
        #expect(
            Self.read("a: &x [1, 2]\nb: *x\nc: *x\nd: *x", limits: limits).diagnostics.map(\.code) == [.tooManyAliases])
    }

    @Test func anAliasBombIsAnError() {
        let lines = (1..<60).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]" }
        let reading = Self.read("a0: &a0 [x, x]\n" + lines.joined(separator: "\n"))
        #expect(reading.diagnostics.map(\.code) == [.tooManyAliases])
    }

    @Test func depthIsLimitedThroughAliasesToo() {
        var limits = ReadingLimits()
        limits.depth = 3
        #expect(Self.read("- [[]]", limits: limits).diagnostics.isEmpty)
        #expect(Self.read("- [[[]]]", limits: limits).diagnostics.map(\.code) == [.tooDeep])
        #expect(Self.read("a: &x [[]]\nb: *x", limits: limits).diagnostics.isEmpty)
        #expect(Self.read("a: &x [[]]\nb: [*x]", limits: limits).diagnostics.map(\.code) == [.tooDeep])
    }

    @Test func aLongChainOfMergesIsNotDeep() {
        let lines = (1..<600).map { "a\($0): &a\($0) {<<: *a\($0 - 1), k\($0): 1}" }
        let reading = Self.read("a0: &a0 {k0: 1}\n" + lines.joined(separator: "\n"))
        #expect(reading.diagnostics.isEmpty)
    }

    @Test func fourHundredLevelsAreRead() {
        let deep = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
        #expect(Self.read("a: \(deep)").diagnostics.isEmpty)
        #expect(Self.read(String(repeating: "- ", count: 100_000) + "x").diagnostics.map(\.code) == [.tooDeep])
    }

    @Test func theSizeOfAYAMLTextIsLimited() {
        var limits = ReadingLimits()
        limits.yamlSize = 5
        #expect(Self.read("a: 12", limits: limits).diagnostics.isEmpty)
        #expect(Self.read("a: 123", limits: limits).diagnostics.map(\.code) == [.tooLarge])
        #expect(Self.read("{\"a\": 123}", limits: limits).diagnostics.isEmpty)
    }
}
