import ModelgenKit
import ModelgenSource

/// `modelgen scrub SAMPLE... -o OUT`: the same shape with other values.
enum ScrubCommand {
    private static let output = CommandFlag(
        name: "output", letter: "o", placeholder: "OUT", help: "a file or a folder; - prints the sample")
    private static let force = CommandFlag(name: "force", help: "overwrite files that are there already")

    static let command = Command(
        name: "scrub",
        usage: "SAMPLE... -o OUT [options]",
        summary: "a sample with other values",
        about: [
            "Writes samples (JSON, JSON Lines, YAML) anew with the same shape and other",
            "values, which give the same model and can be committed. Keys, enum cases, tags,",
            "true, false, null and 0 stay; dates, URLs, UUIDs and e-mail addresses become",
            "others of their form; the same value becomes the same. The output is JSON.",
            "Several samples, or a folder of them, go to the folder OUT under their names.",
        ],
        flags: [output, force],
        takesOptions: true,
        optionNames: Command.readingOptions.subtracting(["threads"]),
        examples: [
            "modelgen scrub recording.json -o Specs/article/1.json",
            "modelgen scrub recordings -o Specs/article",
        ],
        run: run
    )

    @Sendable private static func run(_ arguments: Arguments) -> ExitStatus {
        guard !arguments.operands.isEmpty else {
            return misuse("there is no sample", "name one, or a folder of them", arguments)
        }
        guard let output = arguments.values[output.name] else {
            return misuse("there is no output", "add -o OUT, or -o - to print the sample", arguments)
        }
        do {
            let files = DiskFileSystem()
            let limits = arguments.tool.limits
            let samples = try ScrubInput.samples(arguments.operands, in: files, limits: limits)
            let isOne = samples.count == 1 && arguments.operands.allSatisfy { files.kind(of: $0) != .folder }
            if output == "-", !isOne {
                return misuse("several samples cannot be printed", "give a folder after -o", arguments)
            }
            let result = try Scrubber.scrub(samples.map(\.file), limits: limits)
            let status = CommandTable.fail(result.diagnostics, arguments)
            guard status == .done else { return status }
            guard output != "-" else {
                StandardStreams.output(result.texts.joined())
                return status
            }
            let isFile = isOne && !output.hasSuffix("/") && files.kind(of: output) != .folder
            let texts = zip(samples, result.texts).map { sample, text in
                (path: isFile ? output : FilePath.join(output, sample.name), text: text)
            }
            try ScrubOutput.write(texts, force: arguments.values[force.name] != nil)
            return status
        } catch {
            return CommandTable.fail(error.all, arguments)
        }
    }

    private static func misuse(_ message: String, _ remedy: String, _ arguments: Arguments) -> ExitStatus {
        CommandTable.fail([Diagnostic(.usage, message: message, remedy: remedy)], arguments)
    }
}
