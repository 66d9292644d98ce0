import ModelgenRender
import ModelgenSource

/// The templates that modelgen carries, for those who want to write their own.
package enum BuiltInTemplateTexts {
    /// In alphabetical order.
    package static var names: [String] {
        TemplateSet.builtIn.names
    }

    /// The text of one by its name, or the error of a name that there is not.
    package static func text(named name: String) throws(Diagnostics) -> String {
        if let file = TemplateSet.builtIn[name] { return String(decoding: file.bytes, as: UTF8.self) }
        let remedy =
            NearestWord.nearest(to: name, in: names).map { "did you mean '\($0)'?" }
            ?? "'modelgen templates list' names them"
        throw Diagnostics([Diagnostic(.usage, message: "there is no template '\(name)'", remedy: remedy)])
    }
}
