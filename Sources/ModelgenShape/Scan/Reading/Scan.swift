/// One scan of a text or a part of it, with its own nodes: what threads do not share.
final class Scan {
    let reader: ScanReader
    let ledger: ScanLedger
    let root: NodePointer
    private let state: UnsafeMutablePointer<ScanState>

    /// - Parameter path: The way to the root, as the node of the place has it.
    init(_ text: ScanText, file: String, depthLimit: Int, lessons: ScanLessons, path: ScanPath = .root) {
        state = .allocate(capacity: 1)
        ledger = ScanLedger(file: file, state: state, lessons: lessons)
        state.initialize(to: ScanState(text, depthLimit: depthLimit, ledger: Unmanaged.passUnretained(ledger)))
        state.pointee.hasLessons = !lessons.isEmpty
        reader = ScanReader(state: state)
        root = state.pointee.arena.allocate(ScanNode.self)
        root.pointee.reset(path: path)
    }

    deinit {
        state.pointee.free()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Begins at a place behind the first byte.
    /// - Parameter signal: Must outlive the scan.
    func start(at place: Bytes, _ signal: ScanSignal) {
        reader.beginRelease(at: place)
        state.pointee.start = place
        state.pointee.signal = .passUnretained(signal)
    }

    /// Why the scan ended early, once it has.
    var stop: ScanStop? {
        switch state.pointee.stop {
        case .fault, .calledOff: state.pointee.stop
        case .lesson, .clash, .crowd, nil:
            // What was read with a wrong guess may only seem to clash.
            if state.pointee.learningEnd != nil { .lesson } else { isClash ? .clash : state.pointee.stop }
        }
    }

    private var isClash: Bool {
        ledger.hasClash || ledger.hasTooManyTags
    }
}
