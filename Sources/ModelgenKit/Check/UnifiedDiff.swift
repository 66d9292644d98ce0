/// Two texts as the unified format of diff(1) shows their difference, three lines of context around each change.
///
/// ```
/// --- Models/Article.generated.swift
/// +++ Models/Article.generated.swift
/// @@ -8,3 +8,4 @@
///      let id: Int
/// +    let title: String
/// ```
package enum UnifiedDiff {
    /// Lines that stay, shown before and after a change.
    private static let context = 3

    /// - Parameters:
    ///   - old: nil where there is no file yet.
    ///   - new: nil where there is to be none.
    /// - Returns: Empty where the texts are the same.
    package static func text(from old: String?, to new: String?, path: String) -> String {
        guard old != new else { return "" }
        let (before, after) = (lines(old ?? ""), lines(new ?? ""))
        let edits = LineComparison.edits(from: before, to: after)
        let head = "--- \(old == nil ? "/dev/null" : path)\n+++ \(new == nil ? "/dev/null" : path)\n"
        return hunks(of: edits).reduce(into: head) { text, range in
            text += hunk(edits[range], before, after)
        }
    }

    /// The lines with their ends; the last may have none.
    private static func lines(_ text: String) -> [Substring] {
        var lines: [Substring] = []
        var rest = text[...]
        while !rest.isEmpty {
            let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")).map { rest.utf8.index(after: $0) } ?? rest.endIndex
            lines.append(rest[..<end])
            rest = rest[end...]
        }
        return lines
    }

    /// Runs of edits, each with its context; changes closer than twice the context share one.
    private static func hunks(of edits: [LineComparison.Edit]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for (index, edit) in edits.enumerated() where edit.isChange {
            let range = max(0, index - context)..<min(edits.count, index + context + 1)
            if let last = ranges.last, range.lowerBound <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }

    private static func hunk(
        _ edits: ArraySlice<LineComparison.Edit>, _ before: [Substring], _ after: [Substring]
    ) -> String {
        var body = ""
        var (oldCount, newCount) = (0, 0)
        for edit in edits {
            switch edit {
            case .keep(let old, _):
                body += marked(" ", before[old])
                oldCount += 1
                newCount += 1
            case .remove(let old, _):
                body += marked("-", before[old])
                oldCount += 1
            case .add(_, let new):
                body += marked("+", after[new])
                newCount += 1
            }
        }
        let start = edits.first?.places ?? (old: 0, new: 0)
        let head = "@@ -\(span(start.old, oldCount)) +\(span(start.new, newCount)) @@\n"
        return head + body
    }

    /// `8,3`: the first line, from 1, and how many; of none, the line before them.
    private static func span(_ start: Int, _ count: Int) -> String {
        let first = count == 0 ? start : start + 1
        return count == 1 ? "\(first)" : "\(first),\(count)"
    }

    private static func marked(_ mark: String, _ line: Substring) -> String {
        line.utf8.last == UInt8(ascii: "\n") ? "\(mark)\(line)" : "\(mark)\(line)\n\\ No newline at end of file\n"
    }
}
