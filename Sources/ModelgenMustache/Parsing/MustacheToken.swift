/// A piece of a template in its flat form.
enum MustacheToken: Hashable, Sendable {
    /// Text of one line, its line end included.
    case text(String)
    case tag(MustacheTag)

    /// Whether a line ends behind it.
    var endsLine: Bool {
        if case .text(let text) = self { return text.utf8.last == UInt8(ascii: "\n") }
        return false
    }

    /// Whether it is text that only holds white space.
    var isBlank: Bool {
        guard case .text(let text) = self else { return false }
        return text.utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    }
}
