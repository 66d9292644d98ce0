/// Paths as texts: joined, split and shortened without a look at the disk.
package enum FilePath {
    /// `samples/a.json` below `Specs` is `Specs/samples/a.json`; an absolute path stays itself.
    package static func join(_ folder: String, _ path: String) -> String {
        if path.hasPrefix("/") || folder.isEmpty { return normalized(path) }
        return normalized(folder.hasSuffix("/") ? folder + path : folder + "/" + path)
    }

    /// The folder of a path: `Specs` for `Specs/article.yaml`, `.` for `article.yaml`, `/` for `/article.yaml`.
    package static func folder(of path: String) -> String {
        let path = normalized(path)
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last part of a path: `article.yaml` for `Specs/article.yaml`.
    package static func name(of path: String) -> String {
        // Most paths need no other look.
        if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
            let last = path[path.utf8.index(after: slash)...]
            if !last.isEmpty, last != "." { return String(last) }
        } else if !path.isEmpty {
            return path
        }
        let path = normalized(path)
        guard let slash = path.lastIndex(of: "/"), path != "/" else { return path }
        return String(path[path.index(after: slash)...])
    }

    /// A path without doubled slashes and `.` parts: `a//./b` is `a/b`, an empty one is `.`. `..` stays, since only the
    /// disk knows where it leads from a folder that is a link.
    package static func normalized(_ path: String) -> String {
        let joined = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        if path.hasPrefix("/") { return "/" + joined }
        return joined.isEmpty ? "." : joined
    }

    /// A path as messages show it, `..` worked out: `App/../order.json` is `order.json`. Not for the disk, where `App` may be
    /// a link.
    package static func shown(_ path: String) -> String {
        var parts: [Substring] = []
        for part in normalized(path).split(separator: "/") {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        let joined = parts.joined(separator: "/")
        if path.hasPrefix("/") { return "/" + parts.drop { $0 == ".." }.joined(separator: "/") }
        return joined.isEmpty ? "." : joined
    }

    /// The ending of a name in lower case, without its dot: `json` for `a.JSON`; empty where there is none.
    package static func ending(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }
}
