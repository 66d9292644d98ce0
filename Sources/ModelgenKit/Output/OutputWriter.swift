import ModelgenSource

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Carries a plan out: every file whole, and all of them or none.
///
/// Texts go to temporary files beside their targets first; only when all are there are they renamed over them. What
/// fails leaves nothing behind, folders included, and what was renamed before is put back. Signals that end a process wait
/// until all is done; what a run that was killed left behind is cleared up by the next one.
package enum OutputWriter {
    /// - Parameters:
    ///   - folder: Made with the folders above it where it is missing.
    ///   - remembered: Shape files of specs, which are written with the rest or not at all.
    ///   - rename: Puts a temporary file in place; 0, or -1 and `errno`.
    package static func write(
        _ steps: [OutputPlan.Step],
        to folder: String,
        remembered: [RememberedFile] = [],
        rename: (_ old: String, _ new: String) -> Int32 = { moveFile($0, $1) }
    ) throws(Diagnostics) {
        Draft.sweep(folder)
        let remembered = remembered.filter(\.isChanged)
        guard !steps.isEmpty || !remembered.isEmpty else { return }
        let signals = HeldSignals()
        defer { signals.release() }
        let made = steps.isEmpty ? [] : try makeFolders(folder)
        var drafts: [Draft] = []
        var published: [Draft] = []
        do throws(FileFailure) {
            for file in remembered { drafts.append(try Draft(of: Array(file.text.utf8), for: file.path)) }
            for step in steps {
                drafts.append(try Draft(of: Array((step.text ?? "").utf8), for: FilePath.join(folder, step.name)))
            }
            while let draft = drafts.first {
                try draft.publish(rename)
                published.append(drafts.removeFirst())
            }
        } catch {
            for draft in drafts { draft.discard() }
            for draft in published.reversed() { draft.takeBack() }
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
