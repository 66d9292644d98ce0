/// Where a piece of evidence stands: a position in a named input.
///
/// Places order by file name, then offset, so that "the first place" does not depend on the order of inputs.
package struct Place: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The name by which diagnostics call the input.
    package var file: String
    package var position: SourcePosition

    package init(file: String, position: SourcePosition) {
        self.file = file
        self.position = position
    }

    package static func < (left: Self, right: Self) -> Bool {
        left.file == right.file ? left.position < right.position : left.file < right.file
    }

    /// `users.3.json:41`
    package var description: String {
        "\(file):\(position.line)"
    }
}
