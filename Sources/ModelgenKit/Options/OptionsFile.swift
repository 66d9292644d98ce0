import ModelgenShape
import ModelgenSource

/// The `modelgen.yaml` that holds for a folder: options for all specs at or below it.
///
/// ```yaml
/// access: public
/// timeZone: Asia/Shanghai
/// ```
///
/// `modelgen: 1` and an `options:` around the words, as in a spec, are taken too.
package enum OptionsFile {
    /// The options of the one that holds for a folder, and of the layers over it.
    package static func options(
        for folder: String, layers: [OptionLayer], in files: any FileSystem
    ) throws(Diagnostics) -> Options {
        guard let path = path(above: folder, in: files) else { return Options(layers: layers) }
        let file = try InputReader(files).file(path)
        return Options(layers: [try read(file)] + layers)
    }

    /// The path of the nearest one, or file of another name, at or above a folder; nil where there is none.
    package static func path(
        above folder: String, named name: String = FileFinder.optionsFileName, in files: any FileSystem
    ) -> String? {
        var folder = FilePath.normalized(folder)
        while true {
            let path = FilePath.join(folder == "." ? "" : folder, name)
            if files.kind(of: path) == .file { return path }
            if folder == "/" { return nil }
            // Above `.` and `..` only the absolute path leads.
            let isSpent = folder == "." || FilePath.name(of: folder) == ".."
            folder = FilePath.folder(of: isSpent ? absolute(folder, in: files) : folder)
        }
    }

    /// What it says.
    package static func read(_ file: SourceFile, limits: ReadingLimits = ReadingLimits()) throws(Diagnostics)
        -> OptionLayer
    {
        let documents = try YAMLReader.documents(in: file, limits: limits)
        var reader = NodeReader(path: file.path)
        guard let document = documents.first, document.content != .null else { return OptionLayer() }
        var layer = OptionLayer()
        for member in reader.members(of: document, for: FileFinder.optionsFileName) ?? [] {
            switch member.key {
            case "modelgen": SpecTables.checkVersion(member.value, with: &reader)
            case "options": layer.settings += OptionNodes.layer(of: member.value, in: .file, with: &reader).settings
            default:
                guard let setting = OptionNodes.setting(of: member, in: .file, with: &reader) else { continue }
                layer.settings.append(setting)
            }
        }
        guard reader.diagnostics.isEmpty else { throw Diagnostics(reader.diagnostics) }
        return layer
    }

    /// A relative path as an absolute one, `..` worked out.
    private static func absolute(_ folder: String, in files: any FileSystem) -> String {
        var parts: [Substring] = []
        for part in FilePath.join(files.workingFolder, folder).split(separator: "/") {
            if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
