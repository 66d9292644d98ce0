import Synchronization

/// Raised by a thread whose scan must begin anew, so that the others do not read on in vain.
final class ScanSignal: Sendable {
    private let raised = Atomic(false)

    var isRaised: Bool { raised.load(ordering: .relaxed) }

    func raise() {
        raised.store(true, ordering: .relaxed)
    }
}
