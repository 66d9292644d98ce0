import ModelgenShape

#if canImport(Glibc)
    import Glibc
#endif

/// A stack on which everything within the limits can be walked.
///
/// Shapes, models and specs are walked from the top down, a call or four to a level, and 512 levels are within the limits.
/// A build for debugging, as plugins run it, takes 20 KB for a level of a shape file: more than the 8 MB that the system
/// gives the first thread.
package enum DeepStack {
    /// Runs some work on such a stack and waits for its end; on the caller's own where the system gives no other. It is
    /// called by the first thread.
    package static func run(_ body: @escaping @Sendable () -> Void) {
        if growsOwn() { return body() }
        guard let thread = WorkThread.start(body) else { return body() }
        thread.join()
    }

    /// Lets the stack of the process's first thread grow as far as that of a `WorkThread`; false where that cannot be.
    ///
    /// Linux looks at the limit when the stack grows, and keeps twice as much free below it. Another thread costs its start,
    /// and glibc gives it a heap that grows by a page at a time.
    private static func growsOwn() -> Bool {
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
            var limit = rlimit()
            guard getrlimit(resource, &limit) == 0 else { return false }
            let wanted = rlim_t(WorkThread.stackSize)
            if limit.rlim_cur >= wanted { return true }
            guard limit.rlim_max >= wanted else { return false }
            limit.rlim_cur = wanted
            return setrlimit(resource, &limit) == 0
        #else
            return false
        #endif
    }
}
