import ModelgenSource

/// The files that a build watches, and no other: what a spec reads beyond them could change without the build noticing,
/// so reading it fails.
///
/// A `modelgen.yaml` that is not watched is not there at all: options of folders above a package are not the package's.
package struct WatchedFileSystem: FileSystem {
    private let base: any FileSystem
    private let paths: Set<String>
    private let identities: Set<FileIdentity>

    /// - Parameter paths: Absolute; a link and what it leads to are one.
    package init(_ base: any FileSystem, paths: [String]) {
        self.base = base
        self.paths = Set(paths.map(FilePath.normalized))
        identities = Set(paths.compactMap(base.identity))
    }

    package var workingFolder: String {
        base.workingFolder
    }

    package func kind(of path: String) -> FileKind? {
        guard let kind = base.kind(of: path) else { return nil }
        if kind == .file, FilePath.name(of: path) == FileFinder.optionsFileName, !isWatched(path) { return nil }
        return kind
    }

    package func identity(of path: String) -> FileIdentity? {
        base.identity(of: path)
    }

    package func read(_ path: String) throws(FileFailure) -> [UInt8] {
        // What is missing or a folder fails in its own words.
        guard base.kind(of: path) != .file || isWatched(path) else {
            throw FileFailure(
                path: path, reason: "it is not among the target's files, where a build would notice its changes",
                isUnwatched: true)
        }
        return try base.read(path)
    }

    package func entries(of folder: String) throws(FileFailure) -> [String] {
        try base.entries(of: folder)
    }

    package func readStandardInput() throws(FileFailure) -> [UInt8] {
        try base.readStandardInput()
    }

    private func isWatched(_ path: String) -> Bool {
        if paths.contains(FilePath.normalized(path)) { return true }
        return base.identity(of: path).map(identities.contains) ?? false
    }
}
