#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The signals that end a process, held back while files are written: who interrupts a run finds whole files.
///
/// A file that grows beyond what the system allows is an error to be told, not a reason to die.
struct HeldSignals {
    private var before = sigset_t()

    init() {
        var held = sigset_t()
        sigemptyset(&held)
        for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXFSZ] { sigaddset(&held, number) }
        pthread_sigmask(SIG_BLOCK, &held, &before)
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Lets through what came in between.
    func release() {
        var before = before
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
