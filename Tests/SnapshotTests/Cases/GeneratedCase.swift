import Foundation
import ModelgenTestSupport
import ModelgenKit
import ModelgenSource

/// What specs give, in memory.
struct GeneratedCase: Sendable {
    /// Every file's text by its name.
    var files: [String: String]
    /// What there is to say, a line each, paths as from the project's folder.
    var report: String

    private static let byName = Dictionary(
        uniqueKeysWithValues: SpecCase.all.map { ($0.name, GeneratedCase([$0.spec])) }
    )

    /// What all the project's specs give in one call.
    static let together = GeneratedCase(SpecCase.all.map(\.spec))

    /// What a spec gives in a call of its own; each runs once for all tests.
    static func alone(_ specCase: SpecCase) -> GeneratedCase {
        byName[specCase.name] ?? GeneratedCase([specCase.spec])
    }

    /// Runs specs in one call, as for one module: they get one support file.
    init(_ specs: [URL]) {
        let result = Generation(DiskFileSystem()).run(GenerationRequest(inputs: specs.map(\.path)))
        files = Dictionary(result.files.map { ($0.name, $0.text) }) { first, _ in first }
        let root = ProjectFolder.root.path + "/"
        report = result.diagnostics.sorted().map { $0.line.replacing(root, with: "") + "\n" }.joined()
    }

    /// The files of the specs themselves.
    var ownFiles: [String: String] {
        files.filter { !$0.key.hasPrefix("Modelgen") }
    }

    /// The files that all models of a module share: `ModelgenSupport.generated.swift`.
    var sharedFiles: [String: String] {
        files.filter { $0.key.hasPrefix("Modelgen") }
    }
}
