import Foundation

/// Where the project lies, so that tests can look at its files.
package enum ProjectFolder {
    package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The text of a file by its path below the root.
    package static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The paths, below a folder of the project, of the files with an ending, in order.
    package static func files(below folder: String, ending: String) -> [String] {
        let start = root.appending(path: folder)
        let names = FileManager.default.enumerator(atPath: start.path(percentEncoded: false))?.compactMap {
            $0 as? String
        }
        return (names ?? []).filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
    }
}
