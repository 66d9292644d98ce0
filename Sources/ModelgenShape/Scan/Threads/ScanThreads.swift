/// How a scan may be shared among threads.
struct ScanThreads: Sendable {
    var count = 1
    /// So much is read by one thread before others are called: what is learnt there would end the work of all.
    var leastStart = 512 << 10
    /// A rest that is shorter is read by one thread.
    var leastRest = 4 << 20
    /// How far into an array elements are read by one thread, since their identities are compared.
    var identityWindow = IdentityLedger.window
    /// How much is read before it is looked at whether to call others.
    var step = LineRun.length
}
