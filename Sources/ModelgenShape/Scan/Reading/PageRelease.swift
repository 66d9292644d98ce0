#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Gives pages of a mapped file back to the system once they are read, so that memory stays that of the shape.
enum PageRelease {
    /// So many bytes are read before what lies behind is given back.
    static let step = 4 << 20
    private static let pageSize = max(4096, Int(sysconf(Int32(_SC_PAGESIZE))))

    /// Gives back the pages that lie wholly in a part of a mapping.
    static func release(_ start: Bytes, to end: Bytes) {
        let first = (UInt(bitPattern: start) + UInt(pageSize) - 1) & ~UInt(pageSize - 1)
        let last = UInt(bitPattern: end) & ~UInt(pageSize - 1)
        guard first < last, let pages = UnsafeMutableRawPointer(bitPattern: first) else { return }
        madvise(pages, Int(last - first), MADV_DONTNEED)
    }
}

extension ScanReader {
    /// Gives back what was read, once it is much; then it is also looked at whether other threads have called this one off.
    @inline(__always) func releasePages(before place: Bytes) {
        if place >= state.pointee.nextRelease { releaseLongPages(before: place) }
    }

    @inline(never) private func releaseLongPages(before place: Bytes) {
        // While they are at hand, the lines are counted.
        var end = LineRun.end(behind: state.pointee.countedTo)
        while end <= place {
            if state.pointee.isMapped { ReadingProgress.add(end - state.pointee.countedTo) }
            ledger.countLines(of: state.pointee.base, from: state.pointee.countedTo, to: end)
            state.pointee.countedTo = end
            end += LineRun.length
        }
        if state.pointee.countedTo - state.pointee.releasedTo >= PageRelease.step {
            if state.pointee.isMapped { PageRelease.release(state.pointee.releasedTo, to: state.pointee.countedTo) }
            state.pointee.releasedTo = state.pointee.countedTo
        }
        state.pointee.nextRelease = place + state.pointee.step
        if let end = state.pointee.learningEnd, place >= end { _ = stop(.lesson) }
        if let signal = state.pointee.signal, signal._withUnsafeGuaranteedRef({ $0.isRaised }) {
            _ = stop(.calledOff)
        }
    }

    /// Goes on at a place behind which other pages are given back elsewhere.
    func beginRelease(at place: Bytes) {
        state.pointee.releasedTo = place
        state.pointee.countedTo = place
        state.pointee.nextRelease = place + state.pointee.step
    }
}
