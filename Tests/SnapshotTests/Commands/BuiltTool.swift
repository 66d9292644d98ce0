import Foundation

/// The `modelgen` that was built with these tests.
enum BuiltTool {
    struct NotFound: Error, CustomStringConvertible {
        var folders: [String]
        var description: String { "no modelgen in any of: \(folders.joined(separator: ", "))" }
    }

    /// The program stands beside the test bundle, wherever the build folder is.
    static var path: String {
        get throws {
            let bundles =
                [Bundle.main.bundleURL, Bundle.main.executableURL].compactMap { $0 }
                + Bundle.allBundles.map(\.bundleURL)
            let folders = bundles.flatMap { [$0, $0.deletingLastPathComponent()] }.map(\.path)
            guard let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: $0 + "/modelgen") })
            else {
                throw NotFound(folders: folders)
            }
            return folder + "/modelgen"
        }
    }
}
