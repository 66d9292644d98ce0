import ModelgenKit
import ModelgenSource
import ModelgenTestSupport
import Testing

/// What holds of changes, whatever the documents.
@Suite struct ChangeTests {
    /// Random documents as a file of JSON Lines.
    private static func request(seed: Int, in folder: TemporaryFolder) throws -> GenerationRequest {
        let name = "\(seed).jsonl"
        let lines = PropertyRun.propertyCase(seed: seed).documents.map(\.text)
        try folder.write(lines.joined(separator: "\n"), to: name)
        return GenerationRequest(inputs: [folder.path(name)])
    }

    private static func diff(_ old: GenerationRequest, _ new: GenerationRequest) -> ModelDiff {
        let diff = ModelDiff.run(old: old, new: new, in: DiskFileSystem())
        #expect(!diff.diagnostics.contains { $0.severity == .error })
        return diff
    }

    @Test(arguments: 0..<60) func nothingDiffersFromItself(seed: Int) throws {
        let folder = try TemporaryFolder()
        let request = try Self.request(seed: seed, in: folder)
        #expect(Self.diff(request, request).changes.isEmpty)
    }

    /// What came one way went the other.
    @Test(arguments: 0..<60) func whatComesGoesTheOtherWay(seed: Int) throws {
        let folder = try TemporaryFolder()
        let requests = (try Self.request(seed: seed, in: folder), try Self.request(seed: seed + 1_000, in: folder))
        let forth = Self.diff(requests.0, requests.1)
        let back = Self.diff(requests.1, requests.0)
        func places(_ diff: ModelDiff, _ kind: ModelChange.Kind) -> [String] {
            diff.changes.filter { $0.kind == kind }.map(\.pointer.description).sorted()
        }
        #expect(places(forth, .added) == places(back, .removed))
        #expect(places(forth, .removed) == places(back, .added))
        #expect(places(forth, .retyped) == places(back, .retyped))
    }

    /// What `validate` finds in payloads, `diff` told of beforehand.
    @Test(arguments: 0..<200) func whatDoesNotDecodeIsAChangeThatBreaks(seed: Int) throws {
        let folder = try TemporaryFolder()
        // Two halves of one set of documents: what varies in it comes and goes.
        let lines = PropertyRun.propertyCase(seed: seed).documents.map(\.text)
        try folder.write(lines.prefix(lines.count / 2 + 1).joined(separator: "\n"), to: "old.jsonl")
        try folder.write(lines.suffix(lines.count / 2 + 1).joined(separator: "\n"), to: "new.jsonl")
        let requests = (
            GenerationRequest(inputs: [folder.path("old.jsonl")]), GenerationRequest(inputs: [folder.path("new.jsonl")])
        )
        let validation = PayloadValidation.run(requests.0, payloads: requests.1.inputs, in: DiskFileSystem())
        let breaks = Self.diff(requests.0, requests.1).changes.filter(\.breaksDecoding)
        if !validation.isValid {
            #expect(!breaks.isEmpty, "\(validation.reports.flatMap(\.diagnostics).map(\.line).prefix(3))")
        } else {
            #expect(breaks.map { "\($0.kind) \($0.pointer) \($0.old?.type ?? "")" } == [])
        }
    }

    /// Models decode what they were made from.
    @Test(arguments: 0..<200) func samplesAreValid(seed: Int) throws {
        let folder = try TemporaryFolder()
        let request = try Self.request(seed: seed, in: folder)
        let validation = PayloadValidation.run(request, payloads: request.inputs, in: DiskFileSystem())
        #expect(validation.failures.isEmpty && validation.documents > 0)
        #expect(validation.reports.flatMap(\.diagnostics).map(\.line) == [])
    }
}
