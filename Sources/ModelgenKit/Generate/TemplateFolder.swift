import ModelgenSource

/// Reads a folder of templates that replace built-in ones.
package struct TemplateFolder {
    private static let ending = ".mustache"
    private let files: any FileSystem

    package init(_ files: any FileSystem) {
        self.files = files
    }

    /// Its `NAME.mustache` files by name, in order. A folder without one is an error: it is most likely the wrong one.
    package func templates(in folder: String) throws(Diagnostics) -> [(name: String, file: SourceFile)] {
        guard files.kind(of: folder) != nil else {
            throw Diagnostics([InputFinder(files).missing(folder)])
        }
        do {
            let names = try files.entries(of: folder).filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") }
                .sorted()
            guard names.isEmpty else {
                return try names.map { name throws(FileFailure) in
                    let path = FilePath.join(folder, name)
                    return (
                        String(name.dropLast(Self.ending.count)), SourceFile(path: path, bytes: try files.read(path))
                    )
                }
            }
        } catch {
            throw Diagnostics([.unreadable(error)])
        }
        let remedy = "'modelgen templates list' names the templates that can be replaced"
        throw Diagnostics([
            Diagnostic(.unknownTemplate, path: folder, message: "the folder holds no templates", remedy: remedy)
        ])
    }
}
