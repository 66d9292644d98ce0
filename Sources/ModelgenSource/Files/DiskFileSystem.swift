#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The disk, through the C library.
package struct DiskFileSystem: FileSystem {
    package init() {}

    package var workingFolder: String {
        guard let buffer = getcwd(nil, 0) else { return "/" }
        defer { free(buffer) }
        return String(cString: buffer)
    }

    package func kind(of path: String) -> FileKind? {
        guard let status = status(of: path) else { return nil }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
    }

    package func identity(of folder: String) -> FileIdentity? {
        guard let status = status(of: folder) else { return nil }
        return FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    }

    package func read(_ path: String) throws(FileFailure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFailure(path: path, errorNumber: errno) }
        defer { close(descriptor) }
        return try readToEnd(of: descriptor, path: path)
    }

    package func readStandardInput() throws(FileFailure) -> [UInt8] {
        try readToEnd(of: STDIN_FILENO, path: "<stdin>")
    }

    package func source(_ path: String) throws(FileFailure) -> SourceFile {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFailure(path: path, errorNumber: errno) }
        defer { close(descriptor) }
        return try LargeInput.source(of: descriptor, named: path) { () throws(FileFailure) in
            try readToEnd(of: descriptor, path: path)
        }
    }

    package func standardInput(named name: String) throws(FileFailure) -> SourceFile {
        try LargeInput.source(of: STDIN_FILENO, named: name) { () throws(FileFailure) in
            try readToEnd(of: STDIN_FILENO, path: name)
        }
    }

    package func entries(of folder: String) throws(FileFailure) -> [String] {
        guard let stream = opendir(folder) else { throw FileFailure(path: folder, errorNumber: errno) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }

    private func status(of path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    private func readToEnd(of descriptor: Int32, path: String) throws(FileFailure) -> [UInt8] {
        var status = stat()
        let isSized = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        var bytes: [UInt8] = []
        // One byte more than the size, so that the read that finds the end needs no second buffer.
        var wanted = isSized ? Int(status.st_size) + 1 : 65_536
        while true {
            var failure: Int32 = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
                let result = Self.readOnce(descriptor, buffer)
                failure = result < 0 ? errno : 0
                count = max(0, result)
            }
            guard failure == 0 else { throw FileFailure(path: path, errorNumber: failure) }
            if chunk.isEmpty { return bytes }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            wanted = isSized ? max(1, Int(status.st_size) + 1 - bytes.count) : min(max(bytes.count, 65_536), 1 << 26)
        }
    }

    /// One `read`, again where a signal came between.
    private static func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        while true {
            #if canImport(Glibc)
                let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            #else
                let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
            #endif
            if count >= 0 || errno != EINTR { return count }
        }
    }
}

extension FileFailure {
    /// The failure that an `errno` stands for, in the words of the C library: `permission denied`.
    package init(path: String, errorNumber: Int32) {
        let reason = strerror(errorNumber).map { String(cString: $0) } ?? "error \(errorNumber)"
        // The first letter only: `Is a directory`, but `NFS` must stay.
        let lowered = reason.prefix(1).lowercased() + reason.dropFirst()
        self.init(path: path, reason: lowered, isMissing: errorNumber == ENOENT || errorNumber == ENOTDIR)
    }
}
