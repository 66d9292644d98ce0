import Foundation

/// The `modelgen.yaml` files that hold for the specs of a target from outside of it.
///
/// Those above the package are left alone: a dependency must not change with the place where it is checked out.
enum OptionsFiles {
    /// Those in the folders above a target's, up to the package's.
    static func urls(from folder: URL, upTo root: URL) -> [URL] {
        var found: [URL] = []
        let root = root.standardizedFileURL.pathComponents
        var folder = folder.standardizedFileURL
        while folder.pathComponents.count > root.count, folder.pathComponents.starts(with: root) {
            folder.deleteLastPathComponent()
            let url = folder.appending(path: "modelgen.yaml")
            if FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) { found.append(url) }
        }
        return found
    }
}
