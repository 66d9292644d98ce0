import ModelgenSource

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A text in a temporary file beside the file it is to become: `.Article.generated.swift.4711.tmp`.
struct Draft {
    private static let ending = ".tmp"

    private let path: String
    private let target: String
    /// What the target held; nil where it was not there, or could not be read.
    private let previous: [UInt8]?
    private let isNew: Bool
    /// What goes straight to a target that is a device or a pipe: a file in its place would take it from everyone else.
    private let stream: [UInt8]?

    /// Writes the temporary file. A target that is a link is followed, so that the link stays.
    init(of bytes: [UInt8], for path: String) throws(FileFailure) {
        target = Self.resolved(path)
        let system = DiskFileSystem()
        // Renaming would fail only after others were renamed.
        if system.kind(of: target) == .folder { throw FileFailure(path: path, errorNumber: EISDIR) }
        isNew = system.kind(of: target) == nil
        guard system.kind(of: target) != .other else {
            (self.path, previous, stream) = (target, nil, bytes)
            return
        }
        stream = nil
        previous = try? system.read(target)
        let name = ".\(FilePath.name(of: target)).\(getpid())\(Self.ending)"
        self.path = FilePath.join(FilePath.folder(of: target), name)
        unlink(self.path)
        let descriptor = open(self.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileFailure(path: path, errorNumber: errno) }
        var failure = bytes.withUnsafeBytes { Self.write($0, to: descriptor) }
        if close(descriptor) != 0 && failure == 0 { failure = errno }
        guard failure == 0 else {
            discard()
            throw FileFailure(path: path, errorNumber: failure)
        }
    }

    /// Puts it in place of the target, in one step.
    func publish(_ rename: (String, String) -> Int32) throws(FileFailure) {
        if let stream { return try pass(stream) }
        guard rename(path, target) == 0 else { throw FileFailure(path: target, errorNumber: errno) }
    }

    func discard() {
        if stream == nil { unlink(path) }
    }

    private func pass(_ bytes: [UInt8]) throws(FileFailure) {
        let descriptor = open(target, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFailure(path: target, errorNumber: errno) }
        defer { close(descriptor) }
        let failure = bytes.withUnsafeBytes { Self.write($0, to: descriptor) }
        guard failure == 0 else { throw FileFailure(path: target, errorNumber: failure) }
    }

    /// Makes the target what it was before it was published, as far as the disk lets it.
    func takeBack() {
        guard let previous else {
            if isNew { unlink(target) }
            return
        }
        guard let draft = try? Draft(of: previous, for: target) else { return }
        do throws(FileFailure) { try draft.publish(moveFile) } catch { draft.discard() }
    }

    /// Removes the drafts of runs that are no more from a folder.
    static func sweep(_ folder: String) {
        guard let names = try? DiskFileSystem().entries(of: folder) else { return }
        for name in names where name.hasPrefix(".") && name.hasSuffix(OutputFolder.ending + ownerAndEnding(of: name)) {
            guard let owner = owner(of: name), kill(owner, 0) != 0, errno == ESRCH else { continue }
            unlink(FilePath.join(folder, name))
        }
    }

    /// `.4711.tmp` of `.Article.generated.swift.4711.tmp`
    private static func ownerAndEnding(of name: String) -> String {
        owner(of: name).map { ".\($0)\(ending)" } ?? "\u{0}"
    }

    /// The process that wrote a draft of a name.
    private static func owner(of name: String) -> pid_t? {
        guard name.hasSuffix(ending) else { return nil }
        return name.dropLast(ending.count).split(separator: ".").last.flatMap { pid_t($0) }.flatMap {
            $0 > 0 ? $0 : nil
        }
    }

    /// Writes all bytes; the `errno` of what went wrong, or 0.
    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            #if canImport(Glibc)
                let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            #else
                let count = Darwin.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            #endif
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }

    private static func resolved(_ path: String) -> String {
        guard let buffer = realpath(path, nil) else { return path }
        defer { free(buffer) }
        return String(cString: buffer)
    }
}

/// `rename(2)`: over what is there, in one step.
package func moveFile(_ old: String, _ new: String) -> Int32 {
    rename(old, new)
}
