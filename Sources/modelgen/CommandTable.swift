import ModelgenKit
import ModelgenSource

/// The subcommands, and the way to them.
enum CommandTable {
    static let version = "0.1.0"

    /// The first is the one that runs where none is named.
    static let all: [Command] = [
        GenerateCommand.command, CheckCommand.command, ValidateCommand.command, DiffCommand.command,
        ExplainCommand.command, ShapeCommand.command, InitCommand.command, ScrubCommand.command,
        TemplatesCommand.command, BuildToolCommand.command,
    ]

    /// Runs the command that the words of a command line ask for.
    static func run(_ words: [String]) -> ExitStatus {
        guard let first = words.first else {
            StandardStreams.error(CommandHelp.text(of: GenerateCommand.command))
            return .wrongUsage
        }
        if first == "help", DiskFileSystem().kind(of: first) == nil {
            let asked = all.first { $0.name == words.dropFirst().first } ?? GenerateCommand.command
            StandardStreams.output(CommandHelp.text(of: asked))
            return .done
        }
        let named = all.first { $0.name == first }
        let command = named ?? GenerateCommand.command
        if named == nil, let slip = slip(first) {
            return fail(
                [Diagnostic(.usage, message: "unknown command '\(first)'", remedy: "did you mean '\(slip)'?")],
                Arguments())
        }
        let (arguments, problems) = ArgumentReader.read(named == nil ? words : Array(words.dropFirst()), for: command)
        if arguments.values[CommandFlag.help.name] != nil {
            StandardStreams.output(CommandHelp.text(of: command))
            return .done
        }
        if arguments.values[CommandFlag.version.name] != nil {
            StandardStreams.output("modelgen \(version)\n")
            return .done
        }
        guard problems.isEmpty else { return fail(problems, arguments) }
        return command.run(arguments)
    }

    /// Tells of diagnostics, and the status they amount to.
    static func fail(_ diagnostics: [Diagnostic], _ arguments: Arguments) -> ExitStatus {
        StandardStreams.tell(diagnostics, arguments.tool)
        return ExitStatus(diagnostics, isStrict: arguments.tool.strict)
    }

    /// The command that a word which is no path was meant to be.
    private static func slip(_ word: String) -> String? {
        let isWord = word.allSatisfy { $0.isLetter }
        guard isWord, DiskFileSystem().kind(of: word) == nil else { return nil }
        return NearestWord.nearest(to: word, in: all.map(\.name))
    }
}
