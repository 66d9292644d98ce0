/// How a scan may be shared among threads.
struct ScanThreads: Sendable {
    var count = 1
    /// A rest that is shorter is read by one thread.
    var leastRest = 4 << 20
    /// How far into an array elements are read by one thread, since their identities are compared.
    var identityWindow = IdentityLedger.window
    /// How much is read before it is looked at whether to call others.
    var step = LineRun.length
}
