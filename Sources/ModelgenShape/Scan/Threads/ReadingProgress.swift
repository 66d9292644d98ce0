import Synchronization

/// How far the reading of large files is, over all threads: for the eye of whoever waits.
package enum ReadingProgress {
    private static let bytesRead = Atomic(0)
    private static let bytesWanted = Atomic(0)

    /// Bytes of large files that were read, and of those that are being read or were.
    package static var bytes: (read: Int, wanted: Int) {
        (bytesRead.load(ordering: .relaxed), bytesWanted.load(ordering: .relaxed))
    }

    static func begin(_ count: Int) {
        bytesWanted.add(count, ordering: .relaxed)
    }

    /// Notes bytes that were read; below 0 for those that must be read again.
    static func add(_ count: Int) {
        bytesRead.add(count, ordering: .relaxed)
    }
}
