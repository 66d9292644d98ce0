import ModelgenShape
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A line on the terminal while large files are read for more than a second: `reading 412 of 1024 MB, 803 MB/s, 1 s left`.
package enum ProgressLine {
    private struct State {
        var isShown = false
        var hasEnded = false
    }

    private static let state = Mutex(State())
    private static let interval: UInt32 = 200_000

    /// Begins to watch, where standard error is a terminal.
    package static func start() {
        guard isatty(STDERR_FILENO) == 1 else { return }
        _ = WorkThread.start { watch() }
    }

    /// Takes the line away for good, before anything else is printed.
    package static func end() {
        state.withLock { state in
            if state.isShown { write("\r\u{1B}[K") }
            state = State(hasEnded: true)
        }
    }

    /// What the line says; nil in the first second, and where there is nothing to wait for.
    static func text(read: Int, wanted: Int, seconds: Double) -> String? {
        guard seconds >= 1, read > 0, read < wanted else { return nil }
        let rate = Double(read) / seconds
        let left = Int((Double(wanted - read) / rate).rounded(.up))
        return "reading \(read / 1_000_000) of \(wanted / 1_000_000) MB, \(Int(rate / 1_000_000)) MB/s, \(left) s left"
    }

    private static func watch() {
        let start = ContinuousClock.now
        while !state.withLock({ $0.hasEnded }) {
            usleep(interval)
            let passed = (ContinuousClock.now - start).components
            let seconds = Double(passed.seconds) + Double(passed.attoseconds) / 1e18
            let (read, wanted) = ReadingProgress.bytes
            let text = text(read: read, wanted: wanted, seconds: seconds)
            state.withLock { state in
                guard !state.hasEnded, text != nil || state.isShown else { return }
                write("\r\u{1B}[K" + (text ?? ""))
                state.isShown = text != nil
            }
        }
    }

    private static func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            #if canImport(Glibc)
                _ = Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
            #else
                _ = Darwin.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
            #endif
        }
    }
}
