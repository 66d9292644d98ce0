import ModelgenResolve
import ModelgenShape
import ModelgenSource

/// The part of an explanation that is asked for: `modelgen explain article.yaml /-/price`.
package enum ExplainedPlace {
    /// The last of several inputs where it is a place in documents rather than an input: it starts with `/`, and neither is
    /// there a file of its name nor does it end as samples do, as a mistyped one would.
    package static func isPlace(_ input: String, in files: any FileSystem) -> Bool {
        input.hasPrefix("/") && files.kind(of: input) == nil && !FileFinder.endings.contains(FilePath.ending(of: input))
    }

    /// What was decided at a place and below it, in each root that has it.
    /// - Parameter text: A JSON Pointer from `root:` on.
    /// - Throws: What is no pointer, or leads to nothing.
    package static func parts(of explanations: [Explanation], at text: String) throws(Diagnostics) -> [Explanation] {
        guard let pointer = JSONPointer(text) else {
            let remedy = "a pointer starts with '/'; '-' is each element, '*' any key, '~1' a slash in a key"
            throw Diagnostics([Diagnostic(.usage, message: "'\(text)' is no JSON Pointer", remedy: remedy)])
        }
        let parts = explanations.compactMap { $0.part(at: pointer) }
        guard parts.isEmpty else { return parts }
        let known = explanations.flatMap { $0.neighbours(of: pointer) }.map(\.description)
        let nearest = NearestWord.nearest(to: text, in: known).map { "did you mean '\($0)'?" }
        let remedy = nearest ?? (known.isEmpty ? nil : "there are \(known.prefix(8).joined(separator: ", "))")
        throw Diagnostics([Diagnostic(.usage, message: "no sample holds anything at '\(text)'", remedy: remedy)])
    }
}
