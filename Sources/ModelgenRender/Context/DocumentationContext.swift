import ModelgenMustache
import ModelgenSwift

/// The lines of a doc comment.
enum DocumentationContext {
    /// Each line with the space after the slashes, an empty line without it.
    static func value(of lines: [String]) -> MustacheValue {
        .list(
            lines.map { line in
                let text = SwiftLiteral.comment(line)
                return .string(text.isEmpty ? "" : " " + text)
            })
    }
}
