/// Breaks the lines of generated Swift that are longer than 120 columns, as swift-format would, so that templates may
/// print each statement on one line.
///
/// Parameters of a declaration that do not fit get a line each. Lines of 120 columns or less, comments and what it cannot
/// read stay as they are.
enum LineWrapping {
    /// A text with every long line broken, but for those inside string literals of several lines.
    static func wrap(_ text: String) -> String {
        var wrapped = ""
        wrapped.reserveCapacity(text.utf8.count)
        var start = text.startIndex
        // By bytes, and all short lines in one piece: to look for characters would take most of the time of printing.
        var kept = start
        var closing: String?
        while start < text.endIndex {
            let end = text.utf8[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
            let line = text[start..<end]
            if let literalEnd = closing {
                if line.drop(while: { $0 == " " }) == literalEnd { closing = nil }
            } else {
                closing = Self.closing(ofLiteralBehind: line)
                if line.utf8.count >= LayoutPrinter.lineLength, let broken = broken(line) {
                    wrapped += text[kept..<start]
                    wrapped += broken
                    kept = end
                }
            }
            start = end < text.endIndex ? text.utf8.index(after: end) : end
        }
        wrapped += text[kept...]
        return wrapped
    }

    /// `"""#` where a line ends with `#"""`.
    private static func closing(ofLiteralBehind line: Substring) -> String? {
        guard line.utf8.last == UInt8(ascii: "\""), line.hasSuffix("\"\"\""),
            !line.drop(while: { $0 == " " }).hasPrefix("//")
        else { return nil }
        return "\"\"\"" + line.dropLast(3).reversed().prefix { $0 == "#" }
    }

    /// A line in its parts; nil where it stays as it is.
    private static func broken(_ line: Substring) -> String? {
        let count = line.count
        // An array of exactly 120 columns breaks too: swift-format counts the comma that it may come to end with.
        guard count >= LayoutPrinter.lineLength else { return nil }
        let statement = line.drop { $0 == " " }
        let breaksParameters = count > LayoutPrinter.lineLength
        return StatementLayout.tokens(of: statement, breaksParameters: breaksParameters)
            .map { LayoutPrinter.print($0, indentation: count - statement.count) }
    }
}
