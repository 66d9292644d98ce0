/// Texts from samples as they may stand in Swift source.
///
/// Letters of any script, punctuation and emoji stay as they are. What a reader could not see, or what would change the
/// meaning or the look of the source around it, is escaped: controls, bidirectional controls, zero-width and other
/// invisible scalars, spaces that are not the ASCII space, marks without a base, unassigned and private-use scalars.
package enum SwiftLiteral {
    /// A string literal with its quotes: `say "hi"` becomes `"say \"hi\""`, a tab becomes `"\t"`.
    ///
    /// The literal denotes exactly the scalars of `text`. Backslashes are escaped, so that `\(` interpolates nothing.
    package static func string(_ text: String) -> String {
        "\"" + escaped(text, alsoQuotes: true) + "\""
    }

    /// A text made safe for one `///` line: line breaks become `\n`, invisible scalars `\u{200B}`.
    ///
    /// Quotes and backslashes stay. Spaces at the end are dropped, since a formatter would drop them too.
    package static func comment(_ text: String) -> String {
        var line = escaped(text, alsoQuotes: false)
        while line.unicodeScalars.last == " " { line.unicodeScalars.removeLast() }
        return line
    }

    /// A raw string literal over several lines, line by line: `#"""`, the lines of the text, `"""#`.
    ///
    /// The literal denotes exactly the scalars of `text`, in as few number signs as that takes. Quotes, backslashes and tabs
    /// stay as they are; what else `string` escapes is escaped here too: `\#u{200B}`. All lines are to be indented alike.
    package static func multiline(_ text: String) -> [String] {
        var signs = "#"
        while text.contains("\"\"\"" + signs) || text.contains("\\" + signs) { signs += "#" }
        var lines = [String.UnicodeScalarView()]
        var previous: Unicode.Scalar?
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "\n" {
                lines.append(String.UnicodeScalarView())
                previous = nil
            } else if scalar == "\t" || unescapable.contains(scalar.value)
                || isReadable(scalar, after: previous, before: rest.first)
            {
                lines[lines.count - 1].append(scalar)
                previous = scalar
            } else {
                lines[lines.count - 1].append(contentsOf: "\\\(signs)\(escape(of: scalar).dropFirst())".unicodeScalars)
                previous = nil
            }
        }
        return ["\(signs)\"\"\""] + lines.map { String($0) } + ["\"\"\"\(signs)"]
    }

    private static func escaped(_ text: String, alsoQuotes: Bool) -> String {
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            let isMeta = alsoQuotes && (scalar == "\"" || scalar == "\\")
            let isUnescapable = alsoQuotes && unescapable.contains(scalar.value)
            if isUnescapable || !isMeta && isReadable(scalar, after: previous, before: rest.first) {
                result.append(scalar)
                previous = scalar
            } else {
                result.append(contentsOf: escape(of: scalar).unicodeScalars)
                previous = nil
            }
        }
        return String(result)
    }

    /// Noncharacters whose escapes the compiler refuses as invalid, though it takes the scalars themselves.
    private static let unescapable: ClosedRange<UInt32> = 0xFDD0...0xFDEF

    private static func escape(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case "\0": "\\0"
        default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
    }

    /// Whether a scalar can stand for itself between its neighbours; `previous` is nil after an escape.
    private static func isReadable(
        _ scalar: Unicode.Scalar,
        after previous: Unicode.Scalar?,
        before next: Unicode.Scalar?
    ) -> Bool {
        if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F }
        if isEmojiJoint(scalar, after: previous, before: next) { return true }
        if scalar.isInvisible { return false }
        // A mark would join the quote or the escape before it.
        if scalar.isMark, let previous { return previous != " " }
        return !scalar.isMark
    }

    /// Whether a variation selector or a zero-width joiner stands inside an emoji, where it is part of what is seen.
    private static func isEmojiJoint(
        _ scalar: Unicode.Scalar,
        after previous: Unicode.Scalar?,
        before next: Unicode.Scalar?
    ) -> Bool {
        guard let previous else { return false }
        let followsEmoji = !previous.isASCII && previous.properties.isEmoji
        switch scalar {
        case Unicode.Scalar.emojiVariationSelector: return followsEmoji
        case Unicode.Scalar.zeroWidthJoiner:
            guard let next, !next.isASCII, next.properties.isEmoji else { return false }
            return followsEmoji || previous == Unicode.Scalar.emojiVariationSelector
        default: return false
        }
    }
}
