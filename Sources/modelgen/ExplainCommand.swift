import ModelgenKit
import ModelgenSource

/// `modelgen explain INPUT...`: the evidence behind each type.
enum ExplainCommand {
    static let command = Command(
        name: "explain",
        usage: "INPUT... [options]",
        summary: "the evidence behind each type",
        about: [
            "Shows what was decided for each place of the documents, and why. INPUT is a",
            "spec, or samples of one type; --format json is for programs.",
        ],
        flags: [.typeName],
        takesOptions: true,
        examples: ["modelgen explain samples/*.json --name Article"],
        run: run
    )

    @Sendable private static func run(_ arguments: Arguments) -> ExitStatus {
        guard !arguments.operands.isEmpty else {
            let problem = Diagnostic(.usage, message: "there is no input", remedy: "name a spec or a sample")
            return CommandTable.fail([problem], arguments)
        }
        var request = GenerationRequest(
            inputs: arguments.operands,
            name: arguments.values[CommandFlag.typeName.name],
            flags: arguments.layer
        )
        request.fallbackName = "Root"
        let preparation = Preparer(DiskFileSystem()).prepare(request)
        let status = CommandTable.fail(preparation.allDiagnostics, arguments)
        guard status == .done else { return status }
        let explanations = preparation.explanations
        switch arguments.tool.format {
        case .json: StandardStreams.output(ExplanationJSON.text(explanations))
        case .text: StandardStreams.output(ExplanationText.text(explanations))
        }
        return status
    }
}
