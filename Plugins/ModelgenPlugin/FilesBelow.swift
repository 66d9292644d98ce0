import Foundation

/// Files as a build lists them: a folder that is copied as a resource is one entry there.
enum FilesBelow {
    /// The files of an entry: itself, or what lies below it, hidden files apart.
    static func files(of url: URL) -> [URL] {
        guard (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true else { return [url] }
        let walk = FileManager.default.enumerator(
            at: url, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        let found = walk?.compactMap { $0 as? URL } ?? []
        return found.filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) != true }
    }
}

extension URL {
    /// The path below a folder, without a slash in front; the whole path where the file is not below it.
    func path(below folder: URL) -> String {
        let (own, above) = (standardizedFileURL.pathComponents, folder.standardizedFileURL.pathComponents)
        return own.starts(with: above)
            ? own.dropFirst(above.count).joined(separator: "/") : path(percentEncoded: false)
    }
}
