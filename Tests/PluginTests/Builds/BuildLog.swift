/// What a build printed, counted.
struct BuildLog {
    var status: Int32
    var text: String

    init(_ outcome: ChildProcess.Outcome) {
        status = outcome.status
        text = outcome.output
    }

    /// How often modelgen ran.
    var runs: Int {
        lines.count { $0.contains("] Generating models of ") }
    }

    /// The files of the consumer that were compiled, `App/Order.generated.swift`, in order.
    var compiled: [String] {
        lines.compactMap { line in
            let words = line.split(separator: " ")
            guard line.hasPrefix("["), let verb = words.firstIndex(of: "Compiling"), words.count > verb + 2 else {
                return nil
            }
            let module = words[verb + 1]
            return ["App", "AppTests", "Feed"].contains(module) ? "\(module)/\(words[verb + 2])" : nil
        }.sorted()
    }

    /// The lines that complain.
    var complaints: [String] {
        lines.filter { $0.contains("error: ") || $0.contains("warning: ") }
    }

    private var lines: [String] {
        text.split(separator: "\n").map(String.init)
    }
}
