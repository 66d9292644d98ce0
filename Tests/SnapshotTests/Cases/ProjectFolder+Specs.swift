import Foundation
import ModelgenTestSupport

extension ProjectFolder {
    static let specs = root.appending(path: "Specs")
    static let expected = root.appending(path: "Tests/SnapshotTests/Expected")
    /// What generating says of each case, `NAME.txt`; no file where it says nothing.
    static let diagnostics = root.appending(path: "Tests/SnapshotTests/Diagnostics")

    /// Files below a folder by their path in it, sorted; folders and hidden files aside.
    static func files(in folder: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { path in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: folder.path + "/" + path, isDirectory: &isFolder)
            return exists && !isFolder.boolValue && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }
    }
}
