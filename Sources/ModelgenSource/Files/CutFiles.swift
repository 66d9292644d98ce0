import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Ends the process with a message where a mapped file is cut short while it is read: the system sends SIGBUS then, and
/// nothing that was read of the file is whole.
///
/// ```text
/// log.jsonl: error: cannot read 'log.jsonl': the file was cut while it was read; … [MG0302]
/// ```
enum CutFiles {
    /// That of an input that cannot be read.
    private static let exitStatus: Int32 = 2

    /// A mapping, and what to say where it is cut. Entries are linked and never freed, since a signal may come at any time.
    private struct Entry {
        var start: UInt
        var end: UInt
        var message: UnsafeMutablePointer<CChar>
        var length: Int
        var next: UnsafeMutablePointer<Entry>?
    }

    private static let lock = Mutex(false)
    // Written under the lock, read by the handler, which no lock may stop.
    nonisolated(unsafe) private static var first: UnsafeMutablePointer<Entry>?

    /// Watches a mapping.
    static func watch(_ start: UnsafeRawPointer, count: Int, named name: String) {
        let diagnostic = Diagnostic(
            .fileNotReadable, path: name, message: "cannot read '\(name)': the file was cut while it was read",
            remedy: "run modelgen again when nothing writes to the file")
        guard let message = strdup(diagnostic.line + "\n") else { return }
        let address = UInt(bitPattern: start)
        lock.withLock { isInstalled in
            let entry = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
            entry.initialize(
                to: Entry(
                    start: address, end: address + UInt(count), message: message, length: strlen(message), next: first))
            first = entry
            if !isInstalled { install() }
            isInstalled = true
        }
    }

    /// Watches it no longer: the addresses may become those of something else.
    static func forget(_ start: UnsafeRawPointer) {
        lock.withLock { _ in
            var next = first
            while let entry = next {
                if entry.pointee.start == UInt(bitPattern: start) { entry.pointee.end = 0 }
                next = entry.pointee.next
            }
        }
    }

    private static func install() {
        var action = sigaction()
        action.sa_flags = Int32(SA_SIGINFO)
        #if canImport(Glibc)
            action.__sigaction_handler.sa_sigaction = { _, info, _ in
                CutFiles.tell(of: info?.pointee._sifields._sigfault.si_addr)
            }
        #elseif canImport(Darwin)
            action.__sigaction_u.__sa_sigaction = { _, info, _ in CutFiles.tell(of: info?.pointee.si_addr) }
        #endif
        sigaction(SIGBUS, &action, nil)
    }

    /// Only what may be called while a signal is handled: no memory is asked for.
    private static func tell(of pointer: UnsafeMutableRawPointer?) {
        let address = UInt(bitPattern: pointer)
        var next = first
        while let entry = next {
            if address >= entry.pointee.start, address < entry.pointee.end {
                _ = write(STDERR_FILENO, entry.pointee.message, entry.pointee.length)
                _exit(exitStatus)
            }
            next = entry.pointee.next
        }
        // It is about something else: let it take its course.
        signal(SIGBUS, SIG_DFL)
    }
}
