import Foundation
import ModelgenTestSupport

/// Documents of others that may lie beside the project; tests that need them are skipped where they are not.
enum SharedCorpus {
    static let folder: URL = {
        let shared = ProcessInfo.processInfo.environment["MODELGEN_SHARED"].map { URL(filePath: $0) }
        let beside = ProjectFolder.root.deletingLastPathComponent().appending(path: "shared")
        return (shared ?? beside).appending(path: "corpus")
    }()

    static let isThere = FileManager.default.fileExists(atPath: folder.appending(path: "EVOLUTION.tsv").path)
}
