/// The elements of an array that is open, as a thread needs to know them to read some.
struct ElementRun {
    /// Where the array begins.
    var start: Bytes
    var element: NodePointer
    /// Of the elements.
    var depth: Int
}

/// Several threads read one text: each begins where an element, or a line, seems to begin, and reads up to where the next
/// thread began. What a thread read counts if the one before it came to just that place; otherwise its place was a wrong
/// guess, and the text is read again from where the one before it came to. So nothing must be known of the text before.
extension ScanReader {
    /// Leaves the rest of an array to several threads: the next element that nobody has read, or the closing bracket; nil
    /// after a fault.
    func handOver(_ run: ElementRun, from place: Bytes, count: inout Int) -> Bytes? {
        guard place - run.start >= ledger.threads.identityWindow else { return place }
        let crew = ScanCrew(self, kind: .elements(run.depth), node: run.element)
        return crew.read(from: place, count: &count)
    }

    /// Leaves the lines that follow to several threads.
    func handOverLines(into root: NodePointer, from place: Bytes, count: inout Int) -> Bytes? {
        ScanCrew(self, kind: .lines, node: root).read(from: place, count: &count)
    }

    /// Reads elements of an array: the next that begins at a limit or later, or the closing bracket; nil after a fault.
    func elements(
        from start: Bytes,
        until limit: Bytes,
        into element: NodePointer,
        depth: Int,
        count: inout Int
    ) -> Bytes? {
        var place = start
        while place < limit {
            guard let end = value(place, into: element, depth: depth, siblings: nil) else { return nil }
            count += 1
            place = skipSpace(end)
            if place.pointee == UInt8(ascii: "]") { return place }
            guard place.pointee == UInt8(ascii: ",") else { return stop(.fault) }
            place = skipSpace(place + 1)
            releasePages(before: place)
            guard state.pointee.stop == nil else { return nil }
        }
        return place
    }
}
