import ModelgenSource
import ModelgenTemplates

/// The templates that a run prints with: the built-in ones, any of them replaced.
package struct TemplateSet: Hashable, Sendable {
    /// By name: `structure` for `structure.mustache`.
    private var files: [String: SourceFile]

    /// What modelgen carries.
    package static let builtIn = TemplateSet(
        files: Dictionary(
            uniqueKeysWithValues: BuiltInTemplates.all.map { name, text in
                (name, SourceFile(path: "\(name).mustache", text: text))
            }))

    private init(files: [String: SourceFile]) {
        self.files = files
    }

    /// In alphabetical order.
    package var names: [String] {
        files.keys.sorted()
    }

    /// The text of a template; nil where no template is called so.
    package subscript(name: String) -> SourceFile? {
        files[name]
    }

    /// Puts a user's file in place of a template.
    ///
    /// - Throws: MG0802 where no template is called so, with the nearest name; MG0801 where the file is not UTF-8.
    package mutating func replace(_ name: String, with file: SourceFile) throws(Diagnostics) {
        guard files[name] != nil else {
            let nearest = NearestWord.nearest(to: name, in: names)
            let remedy = nearest.map { "did you mean '\($0).mustache'?" } ?? "the templates are: \(list)"
            throw Diagnostics([
                Diagnostic(
                    .unknownTemplate, path: file.path, message: "there is no template '\(name)'", remedy: remedy)
            ])
        }
        guard String(validating: file.bytes, as: UTF8.self) != nil else {
            throw Diagnostics([
                Diagnostic(
                    .invalidTemplate, path: file.path, message: "the template is not UTF-8", remedy: "save it as UTF-8")
            ])
        }
        files[name] = file
    }

    private var list: String {
        names.joined(separator: ", ")
    }
}
