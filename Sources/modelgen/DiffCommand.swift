import ModelgenKit
import ModelgenSource

/// `modelgen diff OLD NEW`: what changed in terms of the model.
enum DiffCommand {
    private static let formats = ["text", "json", "markdown"]
    private static let format = CommandFlag(
        name: "format", placeholder: formats.joined(separator: "|"), help: "of the report")
    private static let exitCode = CommandFlag(
        name: "exit-code", placeholder: "any", isValueOptional: true, help: "exit 1 where it breaks, or at =any change")

    static let command = Command(
        name: "diff",
        usage: "OLD NEW [options]",
        summary: "what changed, what it breaks",
        about: [
            "Compares the models of two inputs: samples, specs, folders. Each change has its",
            "place, its evidence and what it breaks: decoding (new payloads, old models),",
            "callers (code that reads the models), or nothing.",
        ],
        flags: [.typeName, exitCode, format],
        takesOptions: true,
        examples: [
            "modelgen diff recorded/2023 recorded/2024",
            "modelgen diff Specs/article.yaml response.json --exit-code",
        ],
        run: run
    )

    @Sendable private static func run(_ arguments: Arguments) -> ExitStatus {
        let misuse = usageProblems(arguments)
        guard misuse.isEmpty else { return CommandTable.fail(misuse, arguments) }
        let format = arguments.values[Self.format.name] ?? formats[0]
        let requests = arguments.operands.map { input in
            var request = GenerationRequest(inputs: [input], flags: arguments.layer)
            request.fallbackName = arguments.values[CommandFlag.typeName.name] ?? "Root"
            return request
        }
        let diff = ModelDiff.run(old: requests[0], new: requests[1], in: DiskFileSystem())
        let status = CommandTable.fail(diff.diagnostics, arguments)
        guard status == .done else { return status }
        switch format {
        case "json": StandardStreams.output(DiffJSON.text(diff))
        case "markdown": StandardStreams.output(DiffMarkdown.text(diff))
        default: StandardStreams.output(DiffText.text(diff))
        }
        switch arguments.values[exitCode.name] {
        case nil: return .done
        case "any": return diff.changes.isEmpty ? .done : .no
        default: return diff.changes.contains(where: \.isBreaking) ? .no : .done
        }
    }

    private static func usageProblems(_ arguments: Arguments) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        if arguments.operands.count != 2 {
            let message = "there are \(arguments.operands.count) inputs to compare"
            problems.append(
                Diagnostic(
                    .usage, message: message, remedy: "name the old one and the new one, as folders where they are many"
                ))
        }
        if let given = arguments.values[format.name], !formats.contains(given) {
            let remedy = NearestWord.nearest(to: given, in: formats).map { "did you mean '\($0)'?" }
            problems.append(
                Diagnostic(.usage, message: "'--format' is text, json or markdown, not '\(given)'", remedy: remedy))
        }
        if let given = arguments.values[exitCode.name], !given.isEmpty, given != "any" {
            problems.append(
                Diagnostic(.usage, message: "'--exit-code' is given alone or as --exit-code=any, not '\(given)'"))
        }
        return problems
    }
}
