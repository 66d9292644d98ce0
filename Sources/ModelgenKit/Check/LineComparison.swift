/// Which lines of two texts stay, go and come.
///
/// Lines that stand once in either text are held together first, in the longest run that both have in one order; what
/// lies between is compared in the same way. So a moved type reads as a type gone and a type come, not as scattered
/// braces, and two texts without a common line cost no more than their length.
enum LineComparison {
    /// One line's fate, with where it stands in the old and the new text, or would.
    enum Edit: Hashable {
        case keep(old: Int, new: Int)
        case remove(old: Int, new: Int)
        case add(old: Int, new: Int)

        var isChange: Bool {
            if case .keep = self { false } else { true }
        }

        var places: (old: Int, new: Int) {
            switch self {
            case .keep(let old, let new), .remove(let old, let new), .add(let old, let new): (old, new)
            }
        }
    }

    /// Stretches of more pairs than this are replaced whole where no line in them stands once.
    private static let pairLimit = 250_000

    /// In the order of the texts, what goes before what comes.
    static func edits(from old: [Substring], to new: [Substring]) -> [Edit] {
        var edits: [Edit] = []
        compare(old, 0..<old.count, new, 0..<new.count, into: &edits)
        return edits
    }

    private static func compare(
        _ old: [Substring], _ oldRange: Range<Int>, _ new: [Substring], _ newRange: Range<Int>, into edits: inout [Edit]
    ) {
        var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
        var (oldEnd, newEnd) = (oldRange.upperBound, newRange.upperBound)
        while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
            edits.append(.keep(old: oldStart, new: newStart))
            oldStart += 1
            newStart += 1
        }
        while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        between(old, oldStart..<oldEnd, new, newStart..<newEnd, into: &edits)
        for index in oldEnd..<oldRange.upperBound { edits.append(.keep(old: index, new: newEnd + index - oldEnd)) }
    }

    /// What differs at its first and last line.
    private static func between(
        _ old: [Substring], _ oldRange: Range<Int>, _ new: [Substring], _ newRange: Range<Int>, into edits: inout [Edit]
    ) {
        let anchors = oldRange.isEmpty || newRange.isEmpty ? [] : anchors(old, oldRange, new, newRange)
        guard !anchors.isEmpty else { return replace(old, oldRange, new, newRange, into: &edits) }
        var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
        for anchor in anchors {
            compare(old, oldStart..<anchor.old, new, newStart..<anchor.new, into: &edits)
            edits.append(.keep(old: anchor.old, new: anchor.new))
            (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
        }
        compare(old, oldStart..<oldRange.upperBound, new, newStart..<newRange.upperBound, into: &edits)
    }

    /// A stretch without a line that stands once: by the shortest way where it is small, whole else.
    private static func replace(
        _ old: [Substring], _ oldRange: Range<Int>, _ new: [Substring], _ newRange: Range<Int>, into edits: inout [Edit]
    ) {
        var removed = Set(oldRange)
        var added = Set(newRange)
        if oldRange.count * newRange.count <= pairLimit {
            let difference = new[newRange].difference(from: old[oldRange])
            removed = []
            added = []
            for change in difference {
                switch change {
                case .remove(let offset, _, _): removed.insert(oldRange.lowerBound + offset)
                case .insert(let offset, _, _): added.insert(newRange.lowerBound + offset)
                }
            }
        }
        var (oldPlace, newPlace) = (oldRange.lowerBound, newRange.lowerBound)
        while oldPlace < oldRange.upperBound || newPlace < newRange.upperBound {
            if removed.contains(oldPlace) {
                edits.append(.remove(old: oldPlace, new: newPlace))
                oldPlace += 1
            } else if added.contains(newPlace) {
                edits.append(.add(old: oldPlace, new: newPlace))
                newPlace += 1
            } else {
                edits.append(.keep(old: oldPlace, new: newPlace))
                oldPlace += 1
                newPlace += 1
            }
        }
    }

    /// The longest run of lines that stand once in either stretch and in one order in both.
    private static func anchors(
        _ old: [Substring], _ oldRange: Range<Int>, _ new: [Substring], _ newRange: Range<Int>
    ) -> [(old: Int, new: Int)] {
        let places = single(new, newRange)
        let pairs = single(old, oldRange).compactMap { line, place in places[line].map { (old: place, new: $0) } }
            .sorted { $0.old < $1.old }
        // Patience sorting: the last pair of the best run of each length, and before each pair the one it follows.
        var ends: [Int] = []
        var before: [Int?] = []
        for (index, pair) in pairs.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
            }
            before.append(low > 0 ? ends[low - 1] : nil)
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var run: [(old: Int, new: Int)] = []
        var next = ends.last
        while let index = next {
            run.append(pairs[index])
            next = before[index]
        }
        return run.reversed()
    }

    /// The lines that stand once in a stretch, with their places.
    private static func single(_ lines: [Substring], _ range: Range<Int>) -> [Substring: Int] {
        var places: [Substring: Int?] = [:]
        for index in range { places[lines[index]] = places[lines[index]] == nil ? .some(index) : .some(nil) }
        return places.compactMapValues { $0 }
    }
}
