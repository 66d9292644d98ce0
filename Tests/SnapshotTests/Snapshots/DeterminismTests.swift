import Foundation
import ModelgenTestSupport
import Testing

/// The same input gives the same bytes, however it is given.
@Suite(.enabled(if: !Recording.isOn, "expected files are being written"))
struct DeterminismTests {
    @Test(arguments: SpecCase.all)
    func orderOfSamples(_ specCase: SpecCase) throws {
        let generated = GeneratedCase.alone(specCase)
        try TemporaryFolder.use { folder in
            let spec = try ShuffledCase.make(of: specCase, in: folder)
            let shuffled = GeneratedCase([spec])
            #expect(!generated.files.isEmpty)
            #expect(differences(generated.files, shuffled.files).isEmpty)
        }
    }

    /// Two runs of the program, each with its own hash seed, from two folders and by two paths.
    @Test(arguments: SpecCase.all)
    func runsAndWorkingFolders(_ specCase: SpecCase) throws {
        let generated = GeneratedCase.alone(specCase)
        let tool = try BuiltTool.path
        try TemporaryFolder.use { folder in
            let runs = [
                (from: ProjectFolder.root, spec: "Specs/" + specCase.spec.lastPathComponent, output: "one"),
                (from: folder, spec: specCase.spec.path, output: "two"),
            ]
            for run in runs {
                let output = folder.appending(path: run.output)
                let done = try Command.run([tool, run.spec, "-o", output.path], in: run.from)
                #expect(done.status == 0, "\(done.errors)")
                let names = try ProjectFolder.files(in: output)
                let written = try names.map {
                    ($0, try String(contentsOf: output.appending(path: $0), encoding: .utf8))
                }
                #expect(differences(generated.files, Dictionary(uniqueKeysWithValues: written)).isEmpty)
            }
        }
    }

    private func differences(_ left: [String: String], _ right: [String: String]) -> [String] {
        Set(left.keys).union(right.keys).sorted().compactMap { name in
            ExpectedFiles.firstDifference(from: left[name] ?? "", to: right[name] ?? "").map { "\(name)\n\($0)" }
        }
    }
}
