import ModelgenKit
import ModelgenSource

/// `modelgen validate SPEC PAYLOAD...`: do these payloads still decode?
enum ValidateCommand {
    private static let root = CommandFlag(
        name: CommandFlag.typeName.name, placeholder: "NAME", help: "which root type, where there are several")

    static let command = Command(
        name: "validate",
        usage: "SPEC PAYLOAD... [options]",
        summary: "does a payload still decode",
        about: [
            "Decodes payloads as the models of a spec would, by Foundation's rules, and names",
            "each value that does not fit. PAYLOAD is JSON, JSON Lines, YAML, a folder, - for",
            "standard input. The exit code is 1 where one does not decode.",
        ],
        flags: [root],
        takesOptions: true,
        examples: ["modelgen validate Specs/article.yaml responses/*.json"],
        run: run
    )

    @Sendable private static func run(_ arguments: Arguments) -> ExitStatus {
        guard arguments.operands.count > 1 else {
            let remedy = "name a spec, then payloads to decode"
            let problem = Diagnostic(.usage, message: "there is no payload", remedy: remedy)
            return CommandTable.fail([problem], arguments)
        }
        let request = GenerationRequest(inputs: [arguments.operands[0]], flags: arguments.layer)
        let validation = PayloadValidation.run(
            request, root: arguments.values[root.name], payloads: Array(arguments.operands.dropFirst()),
            in: DiskFileSystem())
        let options = arguments.tool
        // Text tells what else does not decode, too, where one file cannot be read.
        let told = options.format == .text ? validation.reports.flatMap(\.diagnostics) : []
        StandardStreams.tell(validation.failures + told, options)
        let status = ExitStatus(validation.failures)
        guard status == .done else { return status }
        switch options.format {
        case .json: StandardStreams.output(validation.json)
        case .text where !options.quiet: StandardStreams.output(validation.summary)
        case .text: break
        }
        return validation.isValid ? .done : .no
    }
}
