import ModelgenKit
import ModelgenSource
import ModelgenTestSupport
import Testing

/// What `diff` says of decoding, from two shapes, is what `validate` finds in the payloads themselves.
@Suite struct DiffVerdictTests {
    private static func breaks(_ old: String, _ new: String) -> (diff: [String], validate: [String]) {
        let files = DiskFileSystem()
        let request = GenerationRequest(inputs: [old])
        let diff = ModelDiff.run(old: request, new: GenerationRequest(inputs: [new]), in: files)
        let validation = PayloadValidation.run(request, payloads: [new], in: files)
        #expect(validation.failures == [])
        return (
            diff.changes.filter(\.breaksDecoding).map { "\($0.kind) \($0.pointer) \($0.old?.type ?? "")" },
            validation.reports.flatMap(\.diagnostics).map(\.line)
        )
    }

    @Test(
        .enabled(if: SharedCorpus.isThere, "the shared corpus is not beside the project"),
        arguments: EvolutionStep.all)
    func realChangesBreakAlike(step: EvolutionStep) throws {
        let found = Self.breaks(try step.file(step.old), try step.file(step.new))
        #expect(found.diff.isEmpty == found.validate.isEmpty, "\(found)")
    }

    @Test(arguments: [
        ("1", "1.0"), ("1", "1e3"), ("1", "1.5"), ("1", "18446744073709551615"), ("1", "null"), ("1", "\"1\""),
        ("1.5", "1"), ("1.5", "1e400"), ("\"a\"", "\"\""), ("\"2024-01-15\"", "\"\""),
        ("\"2024-01-15\"", "\"2024-02-30\""),
        ("\"2024-01-15T10:30:00Z\"", "\"2024-01-15T10:30:00+08:00\""), ("\"2024-01-15T10:30:00Z\"", "\"2024-01-15\""),
        ("\"https://a.test/b\"", "\"\""), ("true", "0"), ("[1]", "[]"),
        ("[1]", "[1.5]"),
        ("[1]", "1"), ("{\"b\": 1}", "{}"), ("{\"b\": 1}", "[]"), ("{\"b\": 1}", "{\"b\": 1, \"c\": 2}"),
        ("\"f81d4fae-7dec-11d0-a765-00a0c91e6bf6\"", "\"F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6\""),
        ("\"f81d4fae-7dec-11d0-a765-00a0c91e6bf6\"", "\"x\""), ("[[1, \"a\"]]", "[[1, \"a\", 2]]"),
        ("[[1, \"a\"]]", "[[1]]"),
        ("18446744073709551615", "-1"), ("18446744073709551615", "1"), ("0.1234567890123456789", "1e200"),
    ])
    func smallChangesBreakAlike(_ old: String, _ new: String) throws {
        let folder = try TemporaryFolder(["old.json": "{\"a\": \(old)}", "new.json": "{\"a\": \(new)}"])
        let found = Self.breaks(folder.path("old.json"), folder.path("new.json"))
        #expect(found.diff.isEmpty == found.validate.isEmpty, "\(found)")
    }
}
