import ModelgenKit
import ModelgenSource

/// `modelgen shape INPUT... -o FILE`: what was seen, as a file that merges with others.
enum ShapeCommand {
    private static let output = CommandFlag(
        name: "output", letter: "o", placeholder: "FILE", help: "where the shape goes; else it is printed")
    private static let redact = CommandFlag(
        name: "redact", help: "leave out cases, tags and keys of maps")
    private static let force = CommandFlag(name: "force", help: "overwrite a file that is no shape file")

    static let command = Command(
        name: "shape",
        usage: "INPUT... [-o FILE] [options]",
        summary: "what was seen, mergeable",
        about: [
            "Writes what was seen of samples: keys, kinds, counts, places; of texts only what",
            "may be a case or a tag. A shape file is an input wherever a sample is, and two",
            "of them give what their samples give together.",
        ],
        flags: [output, redact, force],
        takesOptions: true,
        optionNames: Command.readingOptions,
        examples: [
            "modelgen shape recordings -o article.shape.json",
            "modelgen shape monday.shape.json tuesday.shape.json -o week.shape.json",
        ],
        run: run
    )

    @Sendable private static func run(_ arguments: Arguments) -> ExitStatus {
        guard !arguments.operands.isEmpty else {
            let problem = Diagnostic(.usage, message: "there is no input", remedy: "name a sample or a folder of them")
            return CommandTable.fail([problem], arguments)
        }
        let isRedacted = arguments.values[redact.name] != nil
        let gathering = ShapeGathering(DiskFileSystem(), flags: arguments.layer)
        let result = gathering.run(arguments.operands, isRedacted: isRedacted)
        Leftovers.keep(result)
        let status = CommandTable.fail(result.diagnostics, arguments)
        guard status == .done, let text = result.text else { return status }
        guard let path = arguments.values[output.name], path != "-" else {
            StandardStreams.output(text)
            return status
        }
        do {
            try ShapeOutput.write(text, to: path, force: arguments.values[force.name] != nil)
        } catch {
            return CommandTable.fail(error.all, arguments)
        }
        return status
    }
}
