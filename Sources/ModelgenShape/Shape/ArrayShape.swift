/// What was seen of the arrays at a place.
package struct ArrayShape: Hashable, Sendable, Mergeable {
    /// An array longer than this is no row: candles have up to twelve columns.
    package static let maximumColumns = 16

    package var seen = Sightings()
    /// Arrays without elements.
    package var empties = Sightings()
    /// Lengths of the arrays that have elements, least and greatest; nil where there was none.
    package var lengths: ClosedRange<Int>?
    /// Whether the arrays may be rows, whose positions differ in meaning: all of one length of 2 to `maximumColumns`,
    /// none of only objects or of only arrays.
    package var mayBeRow = true
    /// One shape a position where the arrays may be rows, else one for all elements; empty where there was no element.
    package var columns: [Shape] = []
    /// Keys of identity (`id`, `user_id` …) whose value stood twice among the objects of one array.
    package var repeatedKeys: Set<String> = []

    package init() {}

    /// All elements as one shape.
    package var element: Shape {
        columns.dropFirst().reduce(into: columns.first ?? Shape()) { $0.merge($1) }
    }

    package mutating func merge(_ other: ArrayShape) {
        seen.merge(other.seen)
        empties.merge(other.empties)
        repeatedKeys.formUnion(other.repeatedKeys)
        guard let theirs = other.lengths else { return }
        guard let mine = lengths else {
            lengths = theirs
            mayBeRow = other.mayBeRow
            columns = other.columns
            return
        }
        lengths = min(mine.lowerBound, theirs.lowerBound)...max(mine.upperBound, theirs.upperBound)
        if mayBeRow && other.mayBeRow && mine == theirs {
            for index in columns.indices { columns[index].merge(other.columns[index]) }
        } else {
            mayBeRow = false
            // Where there is one already, it is not copied.
            if columns.count != 1 { columns = [element] }
            columns[0].merge(other.element)
        }
    }
}
