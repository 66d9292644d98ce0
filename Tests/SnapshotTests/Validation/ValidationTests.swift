import Foundation
import ModelgenKit
import ModelgenSource
import Testing

/// What `validate` says of a payload is what the compiled models do with it.
@Suite(.enabled(if: !Recording.isOn, "expected files are being written"))
struct ValidationTests {
    /// How many broken payloads are made of each sample; `MODELGEN_MUTATIONS` looks further.
    private static let mutations =
        ProcessInfo.processInfo.environment["MODELGEN_MUTATIONS"].flatMap { Int($0) } ?? 60

    @Test(arguments: SpecCase.all) func everySampleIsValid(_ specCase: SpecCase) throws {
        for root in specCase.roots {
            let rules = try Self.rules(specCase, root)
            for sample in try specCase.samples(of: root) {
                let file = SourceFile(path: sample.path, bytes: Array(try Data(contentsOf: sample)))
                let report = PayloadReport(file, rules)
                #expect(report.documents > 0)
                #expect(report.diagnostics.map(\.line) == [])
            }
        }
    }

    @Test(arguments: SpecCase.all) func brokenPayloadsAreJudgedAsTheModelsDo(_ specCase: SpecCase) throws {
        var broken = 0
        for root in specCase.roots {
            let rules = try Self.rules(specCase, root)
            let decode = try #require(CompiledModels.plain.roundTrips["\(specCase.name)/\(root.name)"])
            for sample in try specCase.samples(of: root) {
                for (place, document) in try YAMLDocuments.read(sample).enumerated() {
                    for seed in 0..<Self.mutations {
                        var mutation = Mutation(seed: UInt64(seed + 1_000 * place))
                        let text = mutation.text(of: document)
                        let said = PayloadReport(SourceFile(path: "payload.json", text: text), rules).mismatches
                        let done = Verdict { _ = try decode(Data(text.utf8)) }
                        if !done.agrees(with: said) {
                            Issue.record(
                                "\(sample.lastPathComponent) \(seed): \(done), but \(said.map(\.line)): \(text)")
                        }
                        if !said.isEmpty { broken += 1 }
                    }
                }
            }
        }
        #expect(broken > 0 || specCase.name == "blank")
    }

    private static func rules(_ specCase: SpecCase, _ root: SpecCase.Root) throws -> DecodingRules {
        let name = specCase.roots.count > 1 ? root.name : nil
        return try PayloadValidation.rules(
            of: GenerationRequest(inputs: [specCase.spec.path]), root: name, in: DiskFileSystem())
    }
}

extension PayloadMismatch {
    fileprivate var line: String { diagnostic(in: "payload.json").line }
}
