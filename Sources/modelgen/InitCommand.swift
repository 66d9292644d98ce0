import ModelgenKit
import ModelgenSource

/// `modelgen init INPUT...`: a commented spec to start from.
enum InitCommand {
    private static let output = CommandFlag(
        name: "output", letter: "o", placeholder: "FILE", help: "where the spec goes; else it is printed")

    static let command = Command(
        name: "init",
        usage: "INPUT... [-o FILE]",
        summary: "a spec to start from",
        about: [
            "Writes a spec for samples that generates at once. What is worth deciding is in",
            "comments: envelopes, zones, enums, identity, near misses, thin evidence.",
        ],
        flags: [output, .typeName],
        takesOptions: false,
        examples: ["modelgen init samples/tickets -o Specs/ticket.yaml"],
        run: run
    )

    @Sendable private static func run(_ arguments: Arguments) -> ExitStatus {
        guard !arguments.operands.isEmpty else {
            let problem = Diagnostic(.usage, message: "there is no input", remedy: "name a sample or a folder of them")
            return CommandTable.fail([problem], arguments)
        }
        let path = arguments.values[output.name]
        let files = DiskFileSystem()
        let folder = path.map { $0 == "-" ? "." : FilePath.folder(of: $0) } ?? "."
        let result = InitialSpecGathering(files).run(
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
