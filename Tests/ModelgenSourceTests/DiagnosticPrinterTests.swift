import ModelgenSource
import Testing

@Suite struct DiagnosticPrinterTests {
    private let file = SourceFile(path: "a.yaml", text: "modelgen: 1\nsampels: [a.json]\n")

    private var diagnostics: [Diagnostic] {
        let position = file.position(at: 12)
        return [
            Diagnostic(.noSamples, .warning, path: "b.yaml", message: "second"),
            Diagnostic(
                .unknownKey, path: "a.yaml", position: position, length: 7, message: "unknown key",
                remedy: "take it out"),
            Diagnostic(.noSamples, .warning, path: "b.yaml", message: "second"),
        ]
    }

    @Test func sortsAndSaysEachOnce() {
        #expect(
            DiagnosticPrinter().text(of: diagnostics) == """
                a.yaml:2:1: error: unknown key; take it out [MG0401]
                b.yaml: warning: second [MG0303]

                """)
    }

    @Test func showsTheLineOnATerminal() {
        let printer = DiagnosticPrinter(showsExcerpts: true, showsErrorsOnly: true) { $0 == "a.yaml" ? file : nil }
        #expect(
            printer.text(of: diagnostics) == """
                a.yaml:2:1: error: unknown key; take it out [MG0401]
                sampels: [a.json]
                ^~~~~~~

                """)
    }

    @Test func colorsSeverity() {
        let text = DiagnosticPrinter(isColored: true, showsErrorsOnly: true).text(of: diagnostics)
        #expect(
            text == "\u{1B}[1ma.yaml:2:1:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m unknown key; take it out [MG0401]\n")
    }

    @Test func writesJSONForPrograms() {
        #expect(
            DiagnosticPrinter(format: .json, showsErrorsOnly: true).text(of: diagnostics) == """
                {"code": "MG0401", "severity": "error", "path": "a.yaml", "line": 2, "column": 1, "length": 7, \
                "message": "unknown key", "remedy": "take it out"}

                """)
    }

    @Test func staysOneLineWhateverAKeyHolds() {
        let diagnostic = Diagnostic(.unknownKey, path: "a\nb", message: "unknown key 'x\u{1B}[2J'")
        #expect(DiagnosticPrinter().text(of: [diagnostic]) == "a\\nb: error: unknown key 'x\\u{1b}[2J' [MG0401]\n")
        // What would turn the line around, or cannot be seen, is spelled out; what joins an emoji stays.
        let turned = Diagnostic(.unknownKey, path: "a", message: "unknown key '\u{202E}x\u{2066}\u{2028}👩‍👧'")
        let line = "a: error: unknown key '\\u{202e}x\\u{2066}\\u{2028}👩‍👧' [MG0401]\n"
        #expect(DiagnosticPrinter().text(of: [turned]) == line)
    }

    @Test(arguments: [
        // line, column, length, what is shown, carets
        ("abc", 2, 0, "abc", " ^"),
        ("abc", 4, 0, "abc", "   ^"),
        ("abc", 9, 0, "abc", "   ^"),
        ("\tabc", 3, 2, "\tabc", "\t ^~"),
        // A Chinese character is three bytes and two columns.
        ("名: x", 6, 1, "名: x", "    ^"),
        ("名字: x", 1, 6, "名字: x", "^~~~"),
        ("👨‍👩‍👧: x", 21, 1, "👨‍👩‍👧: x", "    ^"),
        // An accent of its own takes no column.
        ("e\u{301}: x", 6, 0, "e\u{301}: x", "   ^"),
        ("a\u{7}b", 3, 0, "a\u{FFFD}b", "  ^"),
        ("", 1, 0, "", "^"),
    ])
    func caretStandsBelow(line: String, column: Int, length: Int, source: String, caret: String) {
        let excerpt = Excerpt(line: line, column: column, length: length)
        #expect(excerpt.source == source)
        #expect(excerpt.caret == caret)
    }

    @Test func longLinesAreCutAroundTheCaret() {
        let line = String(repeating: "a", count: 100) + "!" + String(repeating: "b", count: 100)
        let excerpt = Excerpt(line: line, column: 101, length: 1)
        #expect(
            excerpt.source == "…" + String(repeating: "a", count: 60) + "!" + String(repeating: "b", count: 59) + "…")
        #expect(excerpt.caret == String(repeating: " ", count: 61) + "^")
    }
}
