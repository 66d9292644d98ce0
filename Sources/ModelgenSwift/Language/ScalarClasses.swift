extension Unicode.Scalar {
    /// U+FE0F, which asks for the coloured form of the scalar before it.
    static let emojiVariationSelector: Unicode.Scalar = "\u{FE0F}"

    /// U+200D, which joins emoji to one.
    static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"

    /// Whether a reader sees nothing, or an empty box, or text in another direction, where the scalar stands.
    ///
    /// The ASCII space is the one space that counts as visible.
    var isInvisible: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        // The blank Braille pattern is a symbol by category, yet empty.
        if self == "\u{2800}" { return true }
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
            return true
        case .spaceSeparator:
            return self != " "
        default:
            // Hangul fillers, variation selectors, the combining grapheme joiner.
            return properties.isDefaultIgnorableCodePoint
        }
    }

    /// Whether the scalar joins the one before it.
    var isMark: Bool {
        if isASCII { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }
}
