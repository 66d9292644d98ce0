/// What modelgen asks of a file system while it reads; the disk is one, a test's dictionary another.
///
/// Paths are as the user wrote them, relative ones below `workingFolder`.
package protocol FileSystem: Sendable {
    /// The absolute path of the folder that relative paths start from.
    var workingFolder: String { get }

    /// What stands at a path, links followed; nil where nothing does.
    func kind(of path: String) -> FileKind?

    /// Which folder a path leads to, however it is spelled, so that a walk knows where it has been; nil where there is none.
    func identity(of folder: String) -> FileIdentity?

    /// The bytes of a file, up to its end.
    func read(_ path: String) throws(FileFailure) -> [UInt8]

    /// The names in a folder, in any order, without `.` and `..`.
    func entries(of folder: String) throws(FileFailure) -> [String]

    /// Everything that is left on standard input.
    func readStandardInput() throws(FileFailure) -> [UInt8]

    /// A file as an input: a large one stays on the disk.
    func source(_ path: String) throws(FileFailure) -> SourceFile

    /// Standard input as an input of that name: what is large is kept on the disk.
    func standardInput(named name: String) throws(FileFailure) -> SourceFile
}

extension FileSystem {
    package func source(_ path: String) throws(FileFailure) -> SourceFile {
        SourceFile(path: path, bytes: try read(path))
    }

    package func standardInput(named name: String) throws(FileFailure) -> SourceFile {
        SourceFile(path: name, bytes: try readStandardInput())
    }
}

/// What stands at a path.
package enum FileKind: Hashable, Sendable {
    case file
    case folder
    /// A pipe, a socket or a device: it can be read, but is no file that a folder would be walked for.
    case other
}

/// A folder, told from every other one.
package struct FileIdentity: Hashable, Sendable {
    package var device: UInt64
    package var number: UInt64

    package init(device: UInt64, number: UInt64) {
        self.device = device
        self.number = number
    }
}

/// Why a file system refused, in its own words.
package struct FileFailure: Error, Hashable, Sendable {
    package var path: String
    /// In lower case and without a full stop: `permission denied`.
    package var reason: String
    /// Whether nothing stands at the path.
    package var isMissing: Bool
    /// Whether the file is kept from a build because a change of it would not be noticed.
    package var isUnwatched: Bool

    package init(path: String, reason: String, isMissing: Bool = false, isUnwatched: Bool = false) {
        self.path = path
        self.reason = reason
        self.isMissing = isMissing
        self.isUnwatched = isUnwatched
    }
}
