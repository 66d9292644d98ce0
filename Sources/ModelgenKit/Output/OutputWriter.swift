import ModelgenSource

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Carries a plan out: every file whole, and all of them or none.
///
/// Texts go to temporary files beside their targets first; only when all are there are they renamed over them. What
/// fails before that leaves nothing behind, folders included.
package enum OutputWriter {
    /// - Parameters:
    ///   - folder: Made with the folders above it where it is missing.
    ///   - remembered: Shape files of specs, which are written with the rest or not at all.
    package static func write(
        _ steps: [OutputPlan.Step],
        to folder: String,
        remembered: [RememberedFile] = []
    ) throws(Diagnostics) {
        let remembered = remembered.filter(\.isChanged)
        guard !steps.isEmpty || !remembered.isEmpty else { return }
        let made = steps.isEmpty ? [] : try makeFolders(folder)
        var drafts: [Draft] = []
        do throws(FileFailure) {
            for file in remembered { drafts.append(try Draft(of: file.text, for: file.path)) }
            for step in steps {
                drafts.append(try Draft(of: step.text ?? "", for: FilePath.join(folder, step.name)))
            }
            while let draft = drafts.first {
                try draft.publish()
                drafts.removeFirst()
            }
        } catch {
            for draft in drafts { draft.discard() }
            // Fails where something was published, and then the folder is to stay.
            for folder in made.reversed() { rmdir(folder) }
            throw Diagnostics([notWritable(error)])
        }
    }

    /// Makes a folder with those above it, and says which were missing, the outermost first.
    private static func makeFolders(_ folder: String) throws(Diagnostics) -> [String] {
        let system = DiskFileSystem()
        var missing: [String] = []
        var path = FilePath.normalized(folder)
        while system.kind(of: path) == nil, path != "." && path != "/" {
            missing.append(path)
            path = FilePath.folder(of: path)
        }
        var made: [String] = []
        for folder in missing.reversed() {
            // Another run may have made it in between.
            guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
                let failure = FileFailure(path: folder, errorNumber: errno)
                for folder in made.reversed() { rmdir(folder) }
                throw Diagnostics([notWritable(failure)])
            }
            made.append(folder)
        }
        return made
    }

    private static func notWritable(_ failure: FileFailure) -> Diagnostic {
        Diagnostic(
            .notWritable,
            path: failure.path,
            message: "cannot write: \(failure.reason)",
            remedy: "check the path and who may write there, or give another folder after -o"
        )
    }
}

/// A text in a temporary file beside the file it is to become.
private struct Draft {
    private let path: String
    private let target: String

    /// Writes the temporary file. A target that is a link is followed, so that the link stays.
    init(of text: String, for path: String) throws(FileFailure) {
        target = Self.resolved(path)
        // Renaming would fail only after others were renamed.
        if DiskFileSystem().kind(of: target) == .folder { throw FileFailure(path: path, errorNumber: EISDIR) }
        let name = ".\(FilePath.name(of: target)).\(getpid()).tmp"
        self.path = FilePath.join(FilePath.folder(of: target), name)
        unlink(self.path)
        let descriptor = open(self.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileFailure(path: path, errorNumber: errno) }
        var failure: Int32 = 0
        var text = text
        text.withUTF8 { bytes in
            failure = Self.write(UnsafeRawBufferPointer(bytes), to: descriptor)
        }
        if close(descriptor) != 0 && failure == 0 { failure = errno }
        guard failure == 0 else {
            discard()
            throw FileFailure(path: path, errorNumber: failure)
        }
    }

    /// Puts it in place of the target, in one step.
    func publish() throws(FileFailure) {
        guard rename(path, target) == 0 else { throw FileFailure(path: target, errorNumber: errno) }
    }

    func discard() {
        unlink(path)
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
