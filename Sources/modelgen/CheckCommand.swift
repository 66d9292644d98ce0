import ModelgenKit
import ModelgenSource

/// `modelgen check INPUT... -o DIR`: would `generate` change anything?
enum CheckCommand {
    static let command = Command(
        name: "check",
        usage: "INPUT... -o DIR [options]",
        summary: "would generate change files",
        about: [
            "Names each file that generate would change: missing, stale, edited by hand, left",
            "over. Says nothing and exits 0 where all is up to date, else 1; writes nothing.",
        ],
        flags: [.checkedOutput, .typeName, .diff],
        takesOptions: true,
        examples: ["modelgen check Specs -o Sources/Models --diff"],
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
        do {
            let folder = try OutputFolder(reading: output, from: files)
            let result = Generation(files).run(request, into: folder)
            // What generate would merely remark on is no answer to the question.
            if result.hasErrors || arguments.tool.strict {
                let status = CommandTable.fail(result.diagnostics, arguments)
                guard status == .done else { return status }
            }
            let plan = OutputPlan(result, over: folder, in: files)
            let showsDiffs = arguments.values[CommandFlag.diff.name] != nil
            let check = OutputCheck(
                plan, over: folder, at: output, remembered: result.remembered, showsDiffs: showsDiffs)
            return tell(check, arguments)
        } catch {
            return CommandTable.fail(error.all, arguments)
        }
    }

    private static func tell(_ check: OutputCheck, _ arguments: Arguments) -> ExitStatus {
        switch arguments.tool.format {
        case .json: StandardStreams.output(check.json)
        case .text:
            StandardStreams.tell(check.diagnostics, arguments.tool)
            StandardStreams.output(check.diff)
        }
        return check.findings.isEmpty ? .done : .no
    }

    private static func usageProblems(_ arguments: Arguments) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        if arguments.operands.isEmpty {
            problems.append(Diagnostic(.usage, message: "there is no input", remedy: "name a spec or a sample"))
        }
        switch arguments.values[CommandFlag.output.name] {
        case nil:
            problems.append(
                Diagnostic(
                    .usage, message: "there is no folder to check", remedy: "add -o DIR, the folder of the models"))
        case "-":
            problems.append(
                Diagnostic(
                    .usage, message: "standard output cannot be checked", remedy: "give the folder of the models"))
        default: break
        }
        return problems
    }
}
