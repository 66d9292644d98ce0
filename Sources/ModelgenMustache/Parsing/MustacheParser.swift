import ModelgenSource

/// Builds the syntax tree of a template.
struct MustacheParser {
    private let file: SourceFile
    /// The sections that are open, the outermost first.
    private var open: [OpenSection] = []
    private var nodes: [MustacheNode] = []

    /// Sections inside each other; the renderer and the compiler's own code for nested nodes go as deep.
    private static let depthLimit = 200

    private struct OpenSection {
        var tag: MustacheTag
        /// What stood before the section at its level.
        var before: [MustacheNode]
    }

    init(_ file: SourceFile) {
        self.file = file
    }

    /// The nodes of the whole text.
    mutating func parse() throws(Diagnostic) -> [MustacheNode] {
        var scanner = MustacheScanner(file)
        for piece in StandaloneLines.pieces(of: try scanner.scan()) {
            switch piece {
            case .lineStart: nodes.append(.lineStart)
            case .text(let text): nodes.append(.text(text))
            case .tag(let tag, let indentation): try add(tag, indentation: indentation)
            }
        }
        if let section = open.last?.tag {
            let remedy = "close it with '{{/\(section.content)}}'"
            throw problem(section, "the section '\(section.content)' is never closed", remedy: remedy)
        }
        return nodes
    }

    private mutating func add(_ tag: MustacheTag, indentation: String) throws(Diagnostic) {
        switch tag.kind {
        case .comment, .delimiters: break
        case .variable: nodes.append(.variable(try path(tag), isEscaped: true))
        case .unescaped: nodes.append(.variable(try path(tag), isEscaped: false))
        case .partial: nodes.append(.partial(try partialName(tag), indentation: indentation, tag.position))
        case .section, .inverted:
            _ = try path(tag)
            guard open.count < Self.depthLimit else {
                let message = "more than \(Self.depthLimit) sections inside each other"
                throw problem(tag, message, remedy: "put the inner ones into a partial")
            }
            open.append(OpenSection(tag: tag, before: nodes))
            nodes = []
        case .close: try close(tag)
        }
    }

    private mutating func close(_ tag: MustacheTag) throws(Diagnostic) {
        guard var section = open.popLast() else {
            let message = "'\(tag.content)' is closed here, but no section is open"
            throw problem(tag, message, remedy: "remove the tag, or open the section with '{{#\(tag.content)}}'")
        }
        guard section.tag.content == tag.content else {
            let line = section.tag.position.line
            let message = "'\(tag.content)' is closed here, but '\(section.tag.content)' of line \(line) is open"
            throw problem(tag, message, remedy: "close it first, with '{{/\(section.tag.content)}}'")
        }
        let name = MustachePath(tag.content)
        let node: MustacheNode = section.tag.kind == .section ? .section(name, nodes) : .inverted(name, nodes)
        // The section is gone from the list, so that this adds in place.
        nodes = section.before
        section.before = []
        nodes.append(node)
    }

    private func path(_ tag: MustacheTag) throws(Diagnostic) -> MustachePath {
        try checkName(tag.content, of: tag)
        return MustachePath(tag.content)
    }

    private func partialName(_ tag: MustacheTag) throws(Diagnostic) -> MustacheNode.PartialName {
        guard tag.content.hasPrefix("*") else {
            try checkName(tag.content, of: tag)
            return .fixed(tag.content)
        }
        let name = String(tag.content.dropFirst().drop { $0.isWhitespace })
        try checkName(name, of: tag)
        return .dynamic(MustachePath(name))
    }

    private func checkName(_ name: String, of tag: MustacheTag) throws(Diagnostic) {
        guard !name.isEmpty else {
            throw problem(tag, "this tag names nothing", remedy: "put a name into it, or remove it")
        }
        guard !name.contains(where: \.isWhitespace) else {
            throw problem(tag, "'\(name)' is no name", remedy: "write a name without white space")
        }
    }

    private func problem(_ tag: MustacheTag, _ message: String, remedy: String) -> Diagnostic {
        Diagnostic(.invalidTemplate, path: file.path, position: tag.position, message: message, remedy: remedy)
    }
}
