import ModelgenShape
import ModelgenSource

/// A diff for people, a line a change.
///
/// ```
/// 3 changes: 1 breaks decoding, 2 break callers
///
///   ~ /-/price    Double is String now                        new.json:7   breaks decoding and callers
///   + /-/tags     [String], with 1 place in it                new.json:9
///   - /-/summary  String                                      old.json:4   breaks callers
/// ```
package enum DiffText {
    /// Empty where nothing changed.
    package static func text(_ diff: ModelDiff) -> String {
        let lines = DiffLine.lines(of: diff)
        guard !lines.isEmpty else { return "" }
        let widths = (width(lines.map(\.place), upTo: 48), width(lines.map(\.message), upTo: 48))
        let evidence = width(lines.map(\.evidence), upTo: 32)
        let body = lines.map { line in
            let cells = [
                padded(line.place, to: widths.0), padded(line.message, to: widths.1),
                padded(line.evidence, to: evidence),
                line.effect,
            ]
            let text = "  \(line.sign) " + cells.joined(separator: "  ")
            return String(text.reversed().drop { $0 == " " }.reversed()) + "\n"
        }
        return DiffLine.summary(of: diff) + "\n\n" + body.joined()
    }

    private static func width(_ cells: [String], upTo limit: Int) -> Int {
        min(limit, cells.map(DisplayWidth.columns(of:)).max() ?? 0)
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: text)))
    }
}
