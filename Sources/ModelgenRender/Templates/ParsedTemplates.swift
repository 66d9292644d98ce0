import ModelgenMustache
import ModelgenSource

/// Every template of a set, parsed, each partial known to be there.
struct ParsedTemplates: Sendable {
    private let renderer: MustacheRenderer

    /// - Throws: every MG0801 of the set, and MG0802 for a partial that no template is called after.
    init(_ set: TemplateSet) throws(Diagnostics) {
        var templates: [String: MustacheTemplate] = [:]
        var problems: [Diagnostic] = []
        for name in set.names {
            guard let file = set[name] else { continue }
            do throws(Diagnostics) {
                let text = String(decoding: file.bytes, as: UTF8.self)
                templates[name] = try MustacheTemplate(parsing: text, path: file.path)
            } catch {
                problems += error.all
            }
        }
        for template in templates.values {
            problems += Self.missingPartials(of: template, in: set.names)
        }
        guard problems.isEmpty else { throw Diagnostics(problems.sorted()) }
        renderer = MustacheRenderer(partials: templates)
    }

    /// The text of a template by its name; empty where there is none.
    func render(_ name: String, _ context: MustacheValue) throws(Diagnostics) -> String {
        guard let template = renderer.partials[name] else { return "" }
        return try renderer.render(template, context)
    }

    private static func missingPartials(of template: MustacheTemplate, in names: [String]) -> [Diagnostic] {
        template.partials.filter { !names.contains($0.name) }.map { name, position in
            let nearest = NearestWord.nearest(to: name, in: names)
            return Diagnostic(
                .unknownTemplate,
                path: template.path,
                position: position,
                message: "there is no template '\(name)'",
                remedy: nearest.map { "did you mean '\($0)'?" } ?? "the templates are: \(names.joined(separator: ", "))"
            )
        }
    }
}
