import ModelgenKit
import ModelgenSource

/// `modelgen init INPUT...`: a commented spec to start from.
enum InitCommand {
    private static let output = CommandFlag(
        name: "output", letter: "o", placeholder: "FILE", help: "where the spec goes; else it is printed")
    private static let schema = CommandFlag(
        name: "schema", help: "print the JSON Schema of specs, for editors")

    static let command = Command(
        name: "init",
        usage: "INPUT... [-o FILE] [options] | --schema",
        summary: "a spec to start from",
        about: [
            "Writes a spec for samples that generates at once. What is worth deciding is in",
            "comments: envelopes, zones, enums, identity, near misses, thin evidence. Where",
            "a modelgen.schema.json lies in the spec's folder or above, it tells editors so.",
        ],
        flags: [output, .typeName, schema],
        takesOptions: true,
        optionNames: Command.readingOptions,
        examples: [
            "modelgen init samples/tickets -o Specs/ticket.yaml",
            "modelgen init --schema > modelgen.schema.json",
        ],
        run: run
    )

    @Sendable private static func run(_ arguments: Arguments) -> ExitStatus {
        if arguments.values[schema.name] != nil {
            StandardStreams.output(SpecSchema.text)
            return .done
        }
        guard !arguments.operands.isEmpty else {
            let problem = Diagnostic(.usage, message: "there is no input", remedy: "name a sample or a folder of them")
            return CommandTable.fail([problem], arguments)
        }
        let path = arguments.values[output.name]
        let files = DiskFileSystem()
        let folder = path.map { $0 == "-" ? "." : FilePath.folder(of: $0) } ?? "."
        let result = InitialSpecGathering(files, flags: arguments.layer).run(
            arguments.operands, name: arguments.values[CommandFlag.typeName.name], in: folder)
        let status = CommandTable.fail(result.diagnostics, arguments)
        guard status == .done, let text = result.text else { return status }
        guard let path, path != "-" else {
            StandardStreams.output(text)
            return status
        }
        guard files.kind(of: path) == nil else {
            let message = "the file is there already"
            let problem = Diagnostic(.notOurs, path: path, message: message, remedy: "give another name after -o")
            return CommandTable.fail([problem], arguments)
        }
        do {
            let step = OutputPlan.Step(name: FilePath.name(of: path), action: .create, text: text)
            try OutputWriter.write([step], to: folder)
        } catch {
            return CommandTable.fail(error.all, arguments)
        }
        return status
    }
}
