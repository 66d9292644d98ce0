import ModelgenShape
import ModelgenSource

/// Writes a shape file: whole or not at all, only where its bytes differ, and over nothing but a shape file.
package enum ShapeOutput {
    /// - Parameter force: Whether a file that is no shape file may be overwritten.
    package static func write(_ text: String, to path: String, force: Bool = false) throws(Diagnostics) {
        let files = DiskFileSystem()
        if files.kind(of: path) == .file, let bytes = try? files.read(path) {
            if text.isText(of: bytes) { return }
            guard force || bytes.isEmpty || ShapeFile.isShapeFile(SourceFile(path: path, bytes: bytes)) else {
                let message = "the file is there, and it is no shape file"
                let remedy = "give another name after -o, or --force to overwrite it"
                throw Diagnostics([Diagnostic(.notOurs, path: path, message: message, remedy: remedy)])
            }
        }
        let step = OutputPlan.Step(name: FilePath.name(of: path), action: .create, text: text)
        try OutputWriter.write([step], to: FilePath.folder(of: path))
    }
}
