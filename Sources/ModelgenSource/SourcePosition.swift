/// A point in a text.
///
/// Lines and columns count from 1; a column is a UTF-8 byte, as the Swift compiler counts.
package struct SourcePosition: Hashable, Comparable, Sendable {
    /// Bytes before this point.
    package var offset: Int
    package var line: Int
    package var column: Int

    package init(offset: Int, line: Int, column: Int) {
        self.offset = offset
        self.line = line
        self.column = column
    }

    /// The first byte of a text.
    package static let start = SourcePosition(offset: 0, line: 1, column: 1)

    package static func < (left: Self, right: Self) -> Bool {
        // The line and the column say the same as the offset, but where two files have one name.
        left.offset == right.offset
            ? (left.line, left.column) < (right.line, right.column) : left.offset < right.offset
    }
}
