import ModelgenKit
import ModelgenSource

/// `modelgen scrub SAMPLE -o OUT`: the same shape with other values.
enum ScrubCommand {
    private static let output = CommandFlag(
        name: "output", letter: "o", placeholder: "OUT", help: "where the sample goes; - prints it")
    private static let force = CommandFlag(name: "force", help: "overwrite a file that is there already")

    static let command = Command(
        name: "scrub",
        usage: "SAMPLE -o OUT",
        summary: "a sample with other values",
        about: [
            "Writes a sample (JSON, JSON Lines, YAML) anew with the same shape and other",
            "values, which gives the same model and can be committed. Keys, enum cases, tags,",
            "true, false, null and 0 stay; dates, URLs, UUIDs and e-mail addresses become",
            "others of their form; the same value becomes the same. The output is JSON.",
        ],
        flags: [output, force],
        takesOptions: false,
        examples: ["modelgen scrub recording.json -o Specs/samples/article.json"],
        run: run
    )

    @Sendable private static func run(_ arguments: Arguments) -> ExitStatus {
        guard arguments.operands.count == 1 else {
            let message = arguments.operands.isEmpty ? "there is no sample" : "there are several samples"
            return misuse(message, "name one sample", arguments)
        }
        guard let path = arguments.values[output.name] else {
            return misuse("there is no output", "add -o OUT, or -o - to print the sample", arguments)
        }
        do {
            let result = try ScrubInput.scrub(arguments.operands[0], in: DiskFileSystem())
            let status = CommandTable.fail(result.diagnostics, arguments)
            guard status == .done else { return status }
            if path == "-" {
                StandardStreams.output(result.text)
            } else {
                try ScrubOutput.write(result.text, to: path, force: arguments.values[force.name] != nil)
            }
            return status
        } catch {
            return CommandTable.fail(error.all, arguments)
        }
    }

    private static func misuse(_ message: String, _ remedy: String, _ arguments: Arguments) -> ExitStatus {
        CommandTable.fail([Diagnostic(.usage, message: message, remedy: remedy)], arguments)
    }
}
