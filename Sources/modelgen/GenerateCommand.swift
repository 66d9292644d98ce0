import ModelgenKit
import ModelgenSource

/// `modelgen INPUT... -o DIR`: the main job.
enum GenerateCommand {
    static let command = Command(
        name: "generate",
        usage: "INPUT... -o DIR [options]",
        summary: "Swift models from specs or samples",
        about: [
            "Writes Swift models that decode every sample. INPUT is a spec or samples of one",
            "type: JSON, JSON Lines, YAML, a folder, -. Options may stand in specs and in",
            "modelgen.yaml too; of words with | between, the first is default.",
        ],
        flags: [.output, .typeName],
        takesOptions: true,
        examples: ["modelgen Specs/article.yaml -o Sources/Models"],
        run: run
    )

    @Sendable private static func run(_ arguments: Arguments) -> ExitStatus {
        let misuse = usageProblems(arguments)
        guard misuse.isEmpty, let output = arguments.values[CommandFlag.output.name] else {
            return CommandTable.fail(misuse, arguments)
        }
        let files = DiskFileSystem()
        let request = GenerationRequest(
            inputs: arguments.operands,
            name: arguments.values[CommandFlag.typeName.name],
            flags: arguments.layer
        )
        if output == "-" { return printFiles(Generation(files).run(request), arguments) }
        do {
            let folder = try OutputFolder(reading: output, from: files)
            let result = Generation(files).run(request, into: folder)
            return try write(result, over: folder, to: output, arguments)
        } catch {
            return CommandTable.fail(error.all, arguments)
        }
    }

    private static func usageProblems(_ arguments: Arguments) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        if arguments.operands.isEmpty {
            problems.append(Diagnostic(.usage, message: "there is no input", remedy: "name a spec or a sample"))
        }
        if arguments.values[CommandFlag.output.name] == nil {
            let remedy = "add -o DIR, or -o - to print the files"
            problems.append(Diagnostic(.usage, message: "there is no output folder", remedy: remedy))
        }
        return problems
    }

    /// `-o -`: each file under a line with its name.
    private static func printFiles(_ result: GenerationResult, _ arguments: Arguments) -> ExitStatus {
        let status = CommandTable.fail(result.diagnostics, arguments)
        guard status == .done else { return status }
        StandardStreams.output(result.files.map { "// MARK: - \($0.name)\n\n\($0.text)" }.joined(separator: "\n"))
        return status
    }

    private static func write(
        _ result: GenerationResult,
        over folder: OutputFolder,
        to path: String,
        _ arguments: Arguments
    ) throws(Diagnostics) -> ExitStatus {
        let options = arguments.tool
        let plan = OutputPlan(result, over: folder, in: DiskFileSystem())
        let changes = NameChanges.diagnostics(of: plan, over: folder, at: path)
        let diagnostics = result.diagnostics + changes + plan.diagnostics(folder: path, force: options.force)
        let status = CommandTable.fail(diagnostics, arguments)
        if status == .no && options.format == .text {
            StandardStreams.error("modelgen: nothing was written, since --strict is given\n")
        }
        guard status == .done else { return status }
        try OutputWriter.write(plan.writes, to: path, remembered: result.remembered)
        switch options.format {
        case .json:
            StandardStreams.output(OutputSummary.json(of: plan, folder: path, remembered: result.remembered))
        case .text where !options.quiet:
            StandardStreams.output(OutputSummary.line(of: plan, folder: path, remembered: result.remembered))
        case .text: break
        }
        return status
    }
}
