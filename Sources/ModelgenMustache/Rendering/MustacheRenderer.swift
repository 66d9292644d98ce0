import ModelgenSource

/// Prints templates with values put in.
package struct MustacheRenderer: Sendable {
    /// By name. A partial that is not here prints nothing, as the specification wants.
    package var partials: [String: MustacheTemplate]

    /// How deep partials may stand in one another before they are taken to include themselves for ever.
    package static let depthLimit = 200
    /// How deep sections and partials together may stand in one another where a partial begins.
    package static let levelLimit = 1_000

    package init(partials: [String: MustacheTemplate] = [:]) {
        self.partials = partials
    }

    /// The text of a template.
    ///
    /// - Throws: MG0801 where a partial includes itself without end.
    package func render(_ template: MustacheTemplate, _ context: MustacheValue) throws(Diagnostics) -> String {
        var output = Output(path: template.path)
        try render(template.nodes, in: ContextStack(context), to: &output)
        return output.text
    }

    /// The text so far, and where in the templates the renderer stands.
    private struct Output {
        var text = ""
        /// What goes before each line of the present partial.
        var indentation = ""
        var depth = 0
        /// Sections and partials around.
        var level = 0
        var path: String
    }

    private func render(
        _ nodes: [MustacheNode],
        in context: ContextStack,
        to output: inout Output
    ) throws(Diagnostics) {
        for node in nodes {
            switch node {
            case .text(let text): output.text += text
            case .lineStart: output.text += output.indentation
            case .variable(let path, let isEscaped):
                let text = context.value(of: path).text
                output.text += isEscaped ? HTMLText.escape(text) : text
            case .section(let path, let children):
                output.level += 1
                defer { output.level -= 1 }
                switch context.value(of: path) {
                case .list(let items):
                    for item in items { try render(children, in: context.pushing(item), to: &output) }
                case let value where value.isTruthy:
                    try render(children, in: context.pushing(value), to: &output)
                default: break
                }
            case .inverted(let path, let children):
                output.level += 1
                defer { output.level -= 1 }
                if !context.value(of: path).isTruthy { try render(children, in: context, to: &output) }
            case .partial(let name, let indentation, let position):
                try renderPartial(name, indentation: indentation, at: position, in: context, to: &output)
            }
        }
    }

    private func renderPartial(
        _ name: MustacheNode.PartialName,
        indentation: String,
        at position: SourcePosition,
        in context: ContextStack,
        to output: inout Output
    ) throws(Diagnostics) {
        let name =
            switch name {
            case .fixed(let name): name
            case .dynamic(let path): context.value(of: path).text
            }
        guard let partial = partials[name] else { return }
        guard output.depth < Self.depthLimit, output.level < Self.levelLimit else {
            let message = "the partial '\(name)' includes itself without end"
            let remedy = "put the tag into a section that ends"
            throw Diagnostics([
                Diagnostic(.invalidTemplate, path: output.path, position: position, message: message, remedy: remedy)
            ])
        }
        let outer = output
        output.indentation += indentation
        output.depth += 1
        output.level += 1
        output.path = partial.path
        try render(partial.nodes, in: context, to: &output)
        output.indentation = outer.indentation
        output.depth = outer.depth
        output.level = outer.level
        output.path = outer.path
    }
}
