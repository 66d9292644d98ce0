import ModelgenSource

/// A path as it is to be written in a file elsewhere.
enum RelativePath {
    /// `../samples` for `samples` seen from `Specs`; an absolute path stays itself.
    static func path(to path: String, from folder: String, below working: String) -> String {
        path.hasPrefix("/") ? FilePath.normalized(path) : way(to: path, from: folder, below: working)
    }

    /// The same, for an absolute path too.
    static func way(to path: String, from folder: String, below working: String) -> String {
        var target = parts(of: FilePath.join(working, path))
        var start = parts(of: FilePath.join(working, folder))
        while let first = target.first, first == start.first, target.count > 1 {
            target.removeFirst()
            start.removeFirst()
        }
        return (start.map { _ in ".." } + target.map(String.init)).joined(separator: "/")
    }

    /// The parts of an absolute path, `..` worked out.
    private static func parts(of path: String) -> ArraySlice<Substring> {
        var parts: [Substring] = []
        for part in FilePath.normalized(path).split(separator: "/") {
            if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
        }
        return parts[...]
    }
}
