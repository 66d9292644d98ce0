/// Breaks the lines of generated Swift that are longer than 120 columns, as swift-format would, so that templates may
/// print each statement on one line.
///
/// Parameters of a declaration that do not fit get a line each. Lines of 120 columns or less, comments and what it cannot
/// read stay as they are.
enum LineWrapping {
    /// A text with every long line broken, but for those inside string literals of several lines.
    static func wrap(_ text: String) -> String {
        var closing: String?
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if let end = closing {
                if line.drop(while: { $0 == " " }) == end { closing = nil }
                return String(line)
            }
            closing = Self.closing(ofLiteralBehind: line)
            return wrapped(line)
        }.joined(separator: "\n")
    }

    /// `"""#` where a line ends with `#"""`.
    private static func closing(ofLiteralBehind line: Substring) -> String? {
        guard line.hasSuffix("\"\"\""), !line.drop(while: { $0 == " " }).hasPrefix("//") else { return nil }
        return "\"\"\"" + line.dropLast(3).reversed().prefix { $0 == "#" }
    }

    private static func wrapped(_ line: Substring) -> String {
        // An array of exactly 120 columns breaks too: swift-format counts the comma that it may come to end with.
        guard line.utf8.count >= LayoutPrinter.lineLength, line.count >= LayoutPrinter.lineLength else {
            return String(line)
        }
        let statement = line.drop { $0 == " " }
        let breaksParameters = line.count > LayoutPrinter.lineLength
        guard let tokens = StatementLayout.tokens(of: statement, breaksParameters: breaksParameters) else {
            return String(line)
        }
        return LayoutPrinter.print(tokens, indentation: line.count - statement.count)
    }
}
