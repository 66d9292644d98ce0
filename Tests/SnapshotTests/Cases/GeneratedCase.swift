import Foundation
import ModelgenKit
import ModelgenSource

/// What specs give, in memory.
struct GeneratedCase {
    /// Every file's text by its name.
    var files: [String: String]
    /// What there is to say, a line each, paths as from the project's folder.
    var report: String

    /// Runs a spec alone.
    init(_ specCase: SpecCase) {
        self.init([specCase.spec])
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
