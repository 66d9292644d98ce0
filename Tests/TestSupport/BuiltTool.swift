import Foundation

/// The command that was built with the tests.
package enum BuiltTool {
    /// Beside the test bundle, where the build puts it.
    package static let url: URL = {
        let arguments = CommandLine.arguments
        let flag = arguments.firstIndex(of: "--test-bundle-path")
        let bundle = flag.map { arguments[$0 + 1] } ?? arguments[0]
        var folder = URL(filePath: bundle).deletingLastPathComponent()
        while folder.path != "/", !isTool(folder.appending(path: "modelgen")) { folder.deleteLastPathComponent() }
        return folder.appending(path: "modelgen")
    }()

    private static func isTool(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        let path = url.path(percentEncoded: false)
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory.boolValue
    }
}
