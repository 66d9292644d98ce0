/// A piece of a statement with the places where swift-format may break it (`PrettyPrint/Token.swift` there).
enum LayoutToken: Hashable, Sendable {
    case text(String)
    case space
    /// Starts a group that is kept together if it fits.
    case open
    case close
    /// A place to break; `isForced` where a break stands whatever fits.
    case lineBreak(BreakKind, spaces: Int, isForced: Bool)
    /// The parts of a chain, whose breaks agree in their indentation.
    case chainStart
    case chainEnd
    /// The elements of an array literal, which end with a comma where they take several lines.
    case elementsStart
    case elementsEnd(isSingle: Bool)

    enum BreakKind: Hashable, Sendable {
        /// Indents what stands between it and its close break.
        case open
        /// The same, but never on top of another indentation of its line.
        case openContinuation
        /// Ends an indentation; breaks where the open break did, if it must.
        case close(mustBreak: Bool)
        /// Indents the next line only.
        case continuation
        case same
        /// Breaks before a brace whose line would else look like the body.
        case reset
        /// The break before the dot of a chain.
        case chain
    }

    static func lineBreak(_ kind: BreakKind, _ spaces: Int = 1) -> LayoutToken {
        .lineBreak(kind, spaces: spaces, isForced: false)
    }
}
