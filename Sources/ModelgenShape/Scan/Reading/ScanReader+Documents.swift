extension ScanReader {
    /// Reads documents, each begun on a line of its own: where the next begins, or the end of the text; nil after a fault.
    /// - Parameters:
    ///   - limit: No document is read that begins here or later.
    ///   - count: How many were read, of this run.
    func documents(from start: Bytes, until limit: Bytes, into root: NodePointer, count: inout Int) -> Bytes? {
        var place = skipSpace(start)
        while place < limit {
            guard let end = value(place, into: root, depth: 0, siblings: nil) else { return nil }
            count += 1
            place = skipSpace(end)
            if place >= state.pointee.end { return state.pointee.end }
            guard hasNewline(end, place) else { return stop(.fault) }
            if place >= state.pointee.nextRelease {
                releasePages(before: place)
                guard state.pointee.stop == nil else { return nil }
                if state.pointee.mayHandOver {
                    guard let taken = handOverLines(into: root, from: place, count: &count) else { return nil }
                    place = taken
                }
            }
        }
        return place
    }

    @inline(__always) private func hasNewline(_ start: Bytes, _ end: Bytes) -> Bool {
        if start.pointee == UInt8(ascii: "\n") { return true }
        return UnsafeBufferPointer(start: start, count: end - start).contains(UInt8(ascii: "\n"))
    }
}
