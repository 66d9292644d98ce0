/// The line of source that a diagnostic speaks of, and the line with the caret that goes below it.
///
/// ```
/// { "name" "Ada" }
///          ^~~~~
/// ```
package struct Excerpt: Hashable, Sendable {
    /// The line, shortened around the caret where it is long.
    package var source: String
    package var caret: String

    /// Bytes of a line that are shown before and after the caret, so that a minified file fits a terminal.
    private static let reach = 60

    /// - Parameters:
    ///   - line: The whole line, without its end.
    ///   - column: A UTF-8 byte from 1; past the end means the end.
    ///   - length: Bytes to underline; 0 marks a point.
    package init(line: String, column: Int, length: Int) {
        let target = min(max(column - 1, 0), line.utf8.count)
        let start = Self.scalarStart(of: target - Self.reach, in: line)
        let stop = Self.scalarStart(of: target + Self.reach, in: line)
        source = start.offset > 0 ? "…" : ""
        caret = start.offset > 0 ? " " : ""
        var tail = ""
        var offset = start.offset
        for character in line[start.index..<stop.index] {
            let shown = Self.visible(character)
            let width = DisplayWidth.columns(of: shown)
            source.append(shown)
            let end = offset + character.utf8.count
            if end <= target {
                caret += shown == "\t" ? "\t" : String(repeating: " ", count: width)
            } else if offset <= target {
                tail = "^" + (length > 1 ? String(repeating: "~", count: max(0, width - 1)) : "")
            } else if offset < target + length {
                tail += String(repeating: "~", count: width)
            }
            offset = end
        }
        if stop.index < line.endIndex { source += "…" }
        caret += tail.isEmpty ? "^" : tail
    }

    /// A character as a terminal may show it: a control character would act there.
    private static func visible(_ character: Character) -> Character {
        let acts = character != "\t" && character.unicodeScalars.contains(where: isControl)
        return acts ? "\u{FFFD}" : character
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        // The marks that turn the direction of a line are as bad as controls.
        scalar.properties.generalCategory == .control || (0x202A...0x202E).contains(scalar.value)
            || (0x2066...0x2069).contains(scalar.value)
    }

    /// The start of the scalar that holds a byte; the ends of the line where the byte lies outside.
    private static func scalarStart(of byte: Int, in line: String) -> (offset: Int, index: String.Index) {
        guard byte > 0 else { return (0, line.startIndex) }
        guard byte < line.utf8.count else { return (line.utf8.count, line.endIndex) }
        var offset = byte
        var index = line.utf8.index(line.utf8.startIndex, offsetBy: byte)
        while UTF8.isContinuation(line.utf8[index]) {
            index = line.utf8.index(before: index)
            offset -= 1
        }
        return (offset, index)
    }
}
