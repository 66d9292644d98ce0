import ModelgenSource

/// Samples in memory, for a generation that touches no disk.
struct MemoryFiles: FileSystem {
    var texts: [String: String]
    let workingFolder = "/"

    func kind(of path: String) -> FileKind? {
        texts[path] == nil ? nil : .file
    }

    func identity(of folder: String) -> FileIdentity? {
        nil
    }

    func read(_ path: String) throws(FileFailure) -> [UInt8] {
        guard let text = texts[path] else { throw FileFailure(path: path, reason: "no such file", isMissing: true) }
        return Array(text.utf8)
    }

    func entries(of folder: String) throws(FileFailure) -> [String] {
        []
    }

    func readStandardInput() throws(FileFailure) -> [UInt8] {
        []
    }
}
