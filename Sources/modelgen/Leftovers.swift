import Synchronization

/// Values that nobody needs any more when the process is about to end: the system takes all memory back at once, long before
/// a large value would be taken apart.
enum Leftovers {
    private static let kept = Mutex<[any Sendable]>([])

    /// Keeps a value to the end of the process.
    static func keep(_ value: some Sendable) {
        kept.withLock { $0.append(value) }
    }
}
