import ModelgenSource

/// A template as a syntax tree, ready to be rendered any number of times.
///
/// The language is Mustache by its specification (https://github.com/mustache/spec), with dynamic names of the optional
/// modules; inheritance and lambdas are refused.
package struct MustacheTemplate: Hashable, Sendable {
    /// What diagnostics call the template: its path, or its name for a built-in one.
    package var path: String
    package var nodes: [MustacheNode]

    /// Parses a text, such as `Hello {{name}}`.
    ///
    /// - Throws: MG0801 with line and column of the tag that is wrong.
    package init(parsing text: String, path: String) throws(Diagnostics) {
        do {
            var parser = MustacheParser(SourceFile(path: path, text: text))
            self.init(path: path, nodes: try parser.parse())
        } catch {
            throw Diagnostics([error])
        }
    }

    private init(path: String, nodes: [MustacheNode]) {
        self.path = path
        self.nodes = nodes
    }

    /// The partials that are named in it outright, each once with the place of its first tag, in the order of the text.
    package var partials: [(name: String, position: SourcePosition)] {
        var found: [(name: String, position: SourcePosition)] = []
        func visit(_ nodes: [MustacheNode]) {
            for node in nodes {
                switch node {
                case .section(_, let children), .inverted(_, let children): visit(children)
                case .partial(.fixed(let name), _, let position) where !found.contains { $0.name == name }:
                    found.append((name, position))
                case .partial, .text, .lineStart, .variable: break
                }
            }
        }
        visit(nodes)
        return found
    }
}
