import ModelgenSource

/// A piece of a parsed template.
package indirect enum MustacheNode: Hashable, Sendable {
    /// Text that is printed as it stands; it never reaches over the end of a line.
    case text(String)
    /// The start of a line that prints something: where the indentation of a partial goes.
    case lineStart
    /// `{{name}}`, or `{{{name}}}` and `{{&name}}`, which print without escaping for HTML.
    case variable(MustachePath, isEscaped: Bool)
    /// `{{#name}}…{{/name}}`
    case section(MustachePath, [MustacheNode])
    /// `{{^name}}…{{/name}}`
    case inverted(MustachePath, [MustacheNode])
    /// `{{> name}}`; alone on its line, the white space before it is put before each line of the partial.
    case partial(PartialName, indentation: String, SourcePosition)

    /// Which template a partial tag means.
    package enum PartialName: Hashable, Sendable {
        /// `{{> structure}}`
        case fixed(String)
        /// `{{> *form}}`: the template that the value of `form` names.
        case dynamic(MustachePath)
    }
}
