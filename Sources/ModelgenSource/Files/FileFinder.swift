/// Finds the files that a path, a folder or a pattern stands for, always in the same order.
package struct FileFinder {
    /// Endings of the files that are taken from a folder; others (a README, a picture) are passed over. A file that is
    /// named by itself, or by a pattern, may end as it likes.
    package static let endings: Set<String> = ["json", "jsonl", "ndjson", "geojson", "har", "yaml", "yml"]
    /// The file of options that may lie beside samples and is none.
    package static let optionsFileName = "modelgen.yaml"

    private let files: any FileSystem

    package init(_ files: any FileSystem) {
        self.files = files
    }

    /// The files of a folder and of the folders in it, names in order, each folder once however links lead to it.
    /// Hidden names are left out, and so is `modelgen.yaml`.
    package func files(in folder: String) throws(FileFailure) -> [String] {
        var visited: Set<FileIdentity> = []
        return try files(in: folder, visited: &visited)
    }

    /// The files that a pattern fits, in order; folders that it fits give their files.
    package func files(matching pattern: GlobPattern) throws(FileFailure) -> [String] {
        var found: [String] = []
        for path in paths(matching: pattern) {
            if files.kind(of: path) == .folder {
                found += try files(in: path)
            } else {
                found.append(path)
            }
        }
        return Array(Set(found)).sorted()
    }

    private func files(in folder: String, visited: inout Set<FileIdentity>) throws(FileFailure) -> [String] {
        guard let identity = files.identity(of: folder), visited.insert(identity).inserted else { return [] }
        var found: [String] = []
        for name in try files.entries(of: folder).sorted() where !name.hasPrefix(".") {
            let path = FilePath.join(folder, name)
            switch files.kind(of: path) {
            case .folder: found += try files(in: path, visited: &visited)
            case .file where name != Self.optionsFileName && Self.endings.contains(FilePath.ending(of: name)):
                found.append(path)
            default: break
            }
        }
        return found
    }

    private func paths(matching pattern: GlobPattern) -> [String] {
        var visited: [String: Set<FileIdentity>] = [:]
        return paths(in: pattern.isAbsolute ? "/" : "", parts: pattern.parts[...], visited: &visited)
    }

    /// `visited` holds, for what is left of the pattern, the folders that `**` has been in.
    private func paths(
        in folder: String,
        parts: ArraySlice<GlobPattern.Part>,
        visited: inout [String: Set<FileIdentity>]
    ) -> [String] {
        guard let part = parts.first else { return [folder] }
        let rest = parts.dropFirst()
        switch part {
        case .literal(let name):
            let path = FilePath.join(folder, name)
            guard let kind = files.kind(of: path), rest.isEmpty || kind == .folder else { return [] }
            return paths(in: path, parts: rest, visited: &visited)
        case .pattern:
            var found: [String] = []
            for name in names(in: folder) where part.matches(name) {
                let path = FilePath.join(folder, name)
                guard let kind = files.kind(of: path), rest.isEmpty || kind == .folder else { continue }
                found += paths(in: path, parts: rest, visited: &visited)
            }
            return found
        case .anyFolders:
            let here = folder.isEmpty ? "." : folder
            guard let identity = files.identity(of: here),
                visited["\(rest.count)", default: []].insert(identity).inserted
            else {
                return []
            }
            // A pattern that ends in `**` means the files below.
            var found = rest.isEmpty ? [] : paths(in: folder, parts: rest, visited: &visited)
            for name in names(in: folder) where part.matches(name) {
                let path = FilePath.join(folder, name)
                switch files.kind(of: path) {
                case .folder: found += paths(in: path, parts: parts, visited: &visited)
                case nil: break
                default: if rest.isEmpty { found.append(path) }
                }
            }
            return found
        }
    }

    private func names(in folder: String) -> [String] {
        let names = try? files.entries(of: folder.isEmpty ? "." : folder)
        return (names ?? []).sorted()
    }
}
