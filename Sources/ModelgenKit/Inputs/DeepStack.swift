import ModelgenShape

/// A stack on which everything within the limits can be walked.
///
/// Shapes, models and specs are walked from the top down, a call or four to a level, and 512 levels are within the limits.
/// A build for debugging, as plugins run it, takes 20 KB for a level of a shape file: more than the 8 MB that the system
/// gives the first thread.
package enum DeepStack {
    /// Runs some work on such a stack and waits for its end; on the caller's own where the system gives no other.
    package static func run(_ body: @escaping @Sendable () -> Void) {
        guard let thread = WorkThread.start(body) else { return body() }
        thread.join()
    }
}
