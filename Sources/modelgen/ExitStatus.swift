import ModelgenSource

/// What a process says to its caller when it ends; the numbers of sysexits(3) where it has one.
enum ExitStatus: Int32 {
    case done = 0
    /// The question that a command asks was answered with no; or there were warnings under `--strict`.
    case no = 1
    /// An input that cannot be read or is invalid, or an output that cannot be written.
    case invalidInput = 2
    case wrongUsage = 64
    case faultOfModelgen = 70

    /// The status that diagnostics amount to.
    init(_ diagnostics: [Diagnostic], isStrict: Bool = false) {
        let errors = diagnostics.filter { $0.severity == .error }
        if errors.contains(where: { $0.code == .internalFault }) {
            self = .faultOfModelgen
        } else if errors.contains(where: { $0.code == .usage }) {
            self = .wrongUsage
        } else if !errors.isEmpty {
            self = .invalidInput
        } else if isStrict && diagnostics.contains(where: { $0.severity == .warning }) {
            self = .no
        } else {
            self = .done
        }
    }
}
