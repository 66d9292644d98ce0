/// Where a piece of evidence stands: a position in a named input.
///
/// Places order by the name of the file without its folder, then offset, so that "the first place" depends neither on the
/// order of inputs nor on where they lie: a shape file keeps names alone.
package struct Place: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The name by which diagnostics call the input.
    package var file: String
    package var position: SourcePosition

    package init(file: String, position: SourcePosition) {
        self.file = file
        self.position = position
    }

    package static func < (left: Self, right: Self) -> Bool {
        if left.file == right.file { return left.position < right.position }
        let (one, other) = (left.name, right.name)
        if !one.elementsEqual(other) { return one.lexicographicallyPrecedes(other) }
        let (place, second) = (left.position, right.position)
        if place < second || second < place { return place < second }
        return left.file.utf8.lexicographicallyPrecedes(right.file.utf8)
    }

    /// The file's name without its folder.
    private var name: Substring.UTF8View {
        let path = file.utf8
        let slash = path.lastIndex(of: UInt8(ascii: "/"))
        return file[(slash.map(path.index(after:)) ?? path.startIndex)...].utf8
    }

    /// `users.3.json:41`
    package var description: String {
        "\(file):\(position.line)"
    }
}
