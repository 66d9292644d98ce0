import ModelgenSource

/// Writes scrubbed samples: whole or not at all, and never over a file that is there already.
package enum ScrubOutput {
    /// - Parameters:
    ///   - texts: By the paths of their files.
    ///   - force: Whether files that are there may be overwritten.
    package static func write(_ texts: [(path: String, text: String)], force: Bool = false) throws(Diagnostics) {
        let files = DiskFileSystem()
        var problems: [Diagnostic] = []
        var wanted: [(path: String, text: String)] = []
        for (path, text) in texts {
            if files.kind(of: path) == .file, !force, let bytes = try? files.read(path) {
                if text.isText(of: bytes) { continue }
                let remedy = "give another name after -o, or --force to overwrite it"
                problems.append(
                    Diagnostic(.notOurs, path: path, message: "the file is there already", remedy: remedy))
            }
            wanted.append((path, text))
        }
        guard problems.isEmpty else { throw Diagnostics(problems) }
        for (path, text) in wanted {
            let step = OutputPlan.Step(name: FilePath.name(of: path), action: .create, text: text)
            try OutputWriter.write([step], to: FilePath.folder(of: path))
        }
    }
}
