/// What became of a case.
enum Verdict: Sendable, CustomStringConvertible {
    case passed
    case failed(Fault)

    struct Fault: Sendable {
        /// Faults of one kind are one fault, while a case shrinks.
        enum Kind: String, Hashable, Sendable {
            case generation = "nothing is generated"
            case order = "the order of the samples shows"
            case compilation = "what is generated does not compile"
            case crash = "the program stops"
            case decoding = "a document does not decode"
            case difference = "a document comes back changed"
        }

        var kind: Kind
        /// What tells this fault from others of its kind: a diagnostic without names, a difference without its path.
        var mark: String
        var detail: String
    }

    var description: String {
        switch self {
        case .passed: "passed"
        case .failed(let fault): "\(fault.kind.rawValue) (\(fault.mark)): \(fault.detail)"
        }
    }
}
