/// A diff as a comment on a pull request: what breaks first, in tables.
package enum DiffMarkdown {
    package static func text(_ diff: ModelDiff) -> String {
        let lines = DiffLine.lines(of: diff)
        guard !lines.isEmpty else { return "No change in the models.\n" }
        let groups = [
            ("Breaks decoding", lines.filter(\.breaksDecoding)),
            ("Breaks callers", lines.filter { $0.breaksCallers && !$0.breaksDecoding }),
            ("Breaks nothing", lines.filter { !$0.breaksCallers && !$0.breaksDecoding }),
        ]
        let sections = groups.filter { !$0.1.isEmpty }.map { title, lines in
            "### \(title)\n\n| | place | change | seen |\n|---|---|---|---|\n" + lines.map(row).joined()
        }
        return DiffLine.summary(of: diff) + ".\n\n" + sections.joined(separator: "\n")
    }

    private static func row(_ line: DiffLine) -> String {
        let cells = [
            line.sign == "-" ? "−" : line.sign, code(line.place), escaped(line.message), escaped(line.evidence),
        ]
        return "| " + cells.joined(separator: " | ") + " |\n"
    }

    /// Code in backticks: more of them than any run inside has. A bar ends a cell even there.
    private static func code(_ text: String) -> String {
        let runs = text.split { $0 != "`" }.map(\.count)
        let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
        let space = runs.isEmpty ? "" : " "
        return fence + space + text.replacing("|", with: "\\|") + space + fence
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "\\`*_[]<>|#~".contains(character) { result.append("\\") }
            result.append(character)
        }
    }
}
