/// Makes the text of diagnostics: sorted, each once, for people, for editors or for programs.
///
/// ```
/// article.yaml:3:1: error: unknown key 'sampels'; did you mean 'samples'? [MG0401]
/// sampels: [a.json]
/// ^~~~~~~
/// ```
package struct DiagnosticPrinter {
    package enum Format: String, CaseIterable, Hashable, Sendable {
        case text
        /// One JSON object a line.
        case json
    }

    package var format: Format
    package var isColored: Bool
    /// Whether the line of source and a caret line follow; for a terminal.
    package var showsExcerpts: Bool
    /// Whether warnings and notes are left out.
    package var showsErrorsOnly: Bool
    /// The text of an input by the name that diagnostics use; nil where it cannot be had.
    private let source: (String) -> SourceFile?

    package init(
        format: Format = .text,
        isColored: Bool = false,
        showsExcerpts: Bool = false,
        showsErrorsOnly: Bool = false,
        source: @escaping (String) -> SourceFile? = { _ in nil }
    ) {
        self.format = format
        self.isColored = isColored
        self.showsExcerpts = showsExcerpts
        self.showsErrorsOnly = showsErrorsOnly
        self.source = source
    }

    /// The text of all, each line with its end; empty where there is nothing to say.
    package func text(of diagnostics: [Diagnostic]) -> String {
        var seen: Set<Diagnostic> = []
        var excerpts = Excerpts(source: source)
        var text = ""
        for diagnostic in diagnostics.sorted() where seen.insert(diagnostic).inserted {
            if showsErrorsOnly && diagnostic.severity != .error { continue }
            switch format {
            case .json: text += DiagnosticJSON.text(of: diagnostic) + "\n"
            case .text:
                text += line(of: diagnostic) + "\n"
                if showsExcerpts, let excerpt = excerpts.excerpt(of: diagnostic) {
                    text += "\(excerpt.source)\n\(painted(excerpt.caret, .green))\n"
                }
            }
        }
        return text
    }

    private func line(of diagnostic: Diagnostic) -> String {
        let line = Self.printable(diagnostic.line)
        guard isColored, let split = line.firstRange(of: ": \(diagnostic.severity.rawValue): ") else { return line }
        let color: Color =
            switch diagnostic.severity {
            case .error: .red
            case .warning: .yellow
            case .note: .cyan
            }
        let severity = painted(diagnostic.severity.rawValue + ":", color)
        return "\(painted(String(line[..<split.lowerBound]) + ":", .bold)) \(severity) \(line[split.upperBound...])"
    }

    /// A text with its line ends and other controls spelled out, so that a message stays one line, reads as it is written
    /// and does nothing to a terminal: keys and paths are other people's words.
    private static func printable(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: acts) else { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where acts(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Whether a scalar does something to the text around it, or cannot be seen; joiners within words and emoji do no harm.
    private static func acts(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
        default: false
        }
    }

    private enum Color: String {
        case bold = "1"
        case red = "1;31"
        case green = "1;32"
        case yellow = "1;33"
        case cyan = "1;36"
    }

    private func painted(_ text: String, _ color: Color) -> String {
        isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
    }
}

/// Finds the excerpts of diagnostics, each input asked for once.
private struct Excerpts {
    let source: (String) -> SourceFile?
    private var known: [String: SourceFile?] = [:]

    init(source: @escaping (String) -> SourceFile?) {
        self.source = source
    }

    mutating func excerpt(of diagnostic: Diagnostic) -> Excerpt? {
        guard let path = diagnostic.path, let position = diagnostic.position else { return nil }
        if known[path] == nil { known[path] = source(path) }
        guard let file = known[path] ?? nil, let line = file.line(position.line) else { return nil }
        return Excerpt(line: line, column: position.column, length: diagnostic.length)
    }
}
