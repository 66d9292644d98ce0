import Foundation

/// A folder of its own for a test, gone with it.
package final class TemporaryFolder: Sendable {
    package let url: URL

    /// - Parameter files: Texts by their paths below the folder.
    package init(_ files: [String: String] = [:]) throws {
        let name = "modelgen-\(UUID().uuidString)"
        // Without the links of /tmp, so that paths compare.
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    package var path: String {
        url.path(percentEncoded: false)
    }

    package func path(_ name: String) -> String {
        "\(path)/\(name)"
    }

    package func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    package func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: url.appending(path: path))
    }

    package func text(_ path: String) throws -> String {
        try String(contentsOf: url.appending(path: path), encoding: .utf8)
    }

    package func link(_ path: String, to target: String) throws {
        let link = url.appending(path: path).path(percentEncoded: false)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    }

    /// Everything below the folder but folders, hidden names included, in order.
    package func contents() -> [String] {
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return names.filter { !FileManager.default.isFolder(self.path($0)) }.sorted()
    }

    /// The folders below the folder, in order.
    package func folders() -> [String] {
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return names.filter { FileManager.default.isFolder(self.path($0)) }.sorted()
    }
}

extension FileManager {
    fileprivate func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}
