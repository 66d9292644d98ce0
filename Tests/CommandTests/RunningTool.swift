import Foundation
import ModelgenTestSupport

#if canImport(Glibc)
    import Glibc
#endif

/// The built command, started and left running.
///
/// Not `Process`: that hands its own thread's blocked signals down, and a command that hears no signal cannot be stopped.
struct RunningTool {
    let process: pid_t

    /// Starts it; what it says is dropped, but for errors where a file is named for them. Paths are absolute.
    init(_ arguments: [String], errors: String = "/dev/null") throws {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        let path = BuiltTool.url.path(percentEncoded: false)
        var words = ([path] + arguments).map { strdup($0) }
        defer { for word in words { free(word) } }
        words.append(nil)
        var started = pid_t()
        let failure = posix_spawn(&started, path, &actions, &attributes, words, environ)
        guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
        process = started
    }

    func send(_ signal: Int32) {
        kill(process, signal)
    }

    /// Waits for its end.
    /// - Returns: The exit code; nil where a signal ended it.
    @discardableResult
    func wait() -> Int32? {
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
    }
}
