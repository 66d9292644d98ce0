/// A name as a tag gives it: `name`, `person.name`, or `.` for the value on top of the context stack.
package struct MustachePath: Hashable, Sendable {
    /// The names between the dots; empty for `.`.
    package var names: [String]

    /// A name of text without white space around it.
    package init(_ text: String) {
        names = text == "." ? [] : text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }

    /// `person.name`
    package var text: String {
        names.isEmpty ? "." : names.joined(separator: ".")
    }
}
