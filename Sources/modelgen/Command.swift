import ModelgenKit

/// A subcommand: what it takes, what help says of it and what it does.
struct Command: Sendable {
    var name: String
    /// What follows the name in the usage line: `INPUT... -o DIR [options]`.
    var usage: String
    /// In at most 27 characters, without a full stop: help lists two commands a line.
    var summary: String
    /// What help says below the usage line; each a line of at most 80 columns.
    var about: [String]
    var flags: [CommandFlag]
    /// Whether the options of the option table are flags of this command.
    var takesOptions: Bool
    /// Those of them that mean something to it, by their names; nil for all.
    var optionNames: Set<String>?
    var examples: [String]
    /// Whether the main help lists it: what programs run for people would only take room there.
    var isListed = true
    var run: @Sendable (Arguments) -> ExitStatus

    /// What is to be said of reading inputs and of telling: all that a command without a model asks for.
    static let readingOptions: Set<String> = ["threads", "limits", "strict", "quiet", "color", "format"]

    /// The options that are flags of the command.
    var options: [Option] {
        guard takesOptions else { return [] }
        return optionNames.map { OptionTable.options(in: .flag, named: $0) } ?? OptionTable.options(in: .flag)
    }
}

/// A flag of a command that is no option: it may not stand in a spec.
struct CommandFlag: Sendable {
    /// Without dashes: `output`.
    var name: String
    /// The letter of its short form: `o`.
    var letter: Character?
    /// What stands for its value in help; nil for a flag without one.
    var placeholder: String?
    /// Whether the flag may stand alone; its value then follows after `=` only.
    var isValueOptional: Bool
    var help: String

    static let output = CommandFlag(
        name: "output", letter: "o", placeholder: "DIR", help: "where files go; - prints them")
    static let checkedOutput = CommandFlag(
        name: output.name, letter: output.letter, placeholder: output.placeholder, help: "where the models are")
    static let diff = CommandFlag(name: "diff", help: "print what would change, for patch(1)")
    static let typeName = CommandFlag(
        name: "name", placeholder: "NAME", help: "the root type, where inputs are samples")
    static let inputs = CommandFlag(name: "inputs", placeholder: "LIST", help: "the files to read, a path a line")
    static let help = CommandFlag(name: "help", letter: "h", help: "show this")
    static let version = CommandFlag(name: "version", help: "show the version")

    init(
        name: String, letter: Character? = nil, placeholder: String? = nil, isValueOptional: Bool = false, help: String
    ) {
        self.name = name
        self.letter = letter
        self.placeholder = placeholder
        self.isValueOptional = isValueOptional
        self.help = help
    }
}
