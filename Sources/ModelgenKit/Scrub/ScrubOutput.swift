import ModelgenSource

/// Writes a scrubbed sample: whole or not at all, and never over a file that is there already.
package enum ScrubOutput {
    /// - Parameter force: Whether a file that is there may be overwritten.
    package static func write(_ text: String, to path: String, force: Bool = false) throws(Diagnostics) {
        let files = DiskFileSystem()
        if files.kind(of: path) == .file, !force, let bytes = try? files.read(path) {
            if bytes.elementsEqual(text.utf8) { return }
            let remedy = "give another name after -o, or --force to overwrite it"
            throw Diagnostics([
                Diagnostic(.notOurs, path: path, message: "the file is there already", remedy: remedy)
            ])
        }
        let step = OutputPlan.Step(name: FilePath.name(of: path), action: .create, text: text)
        try OutputWriter.write([step], to: FilePath.folder(of: path))
    }
}
