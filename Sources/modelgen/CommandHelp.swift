import ModelgenKit

/// The help of a command, made from its flags and the table of options; it fits a screen.
enum CommandHelp {
    /// Where the second column starts.
    private static let column = 37

    static func text(of command: Command) -> String {
        let isDefault = command.name == GenerateCommand.command.name
        var lines = ["usage: modelgen \(isDefault ? "" : command.name + " ")\(command.usage)"]
        lines += command.about
        lines.append("")
        lines += (command.flags + (isDefault ? [.help, .version] : [.help])).map(line)
        if command.takesOptions {
            lines += OptionFlags.help(width: column, without: Set(command.flags.map(\.name)))
        }
        if isDefault {
            lines.append("")
            lines += CommandTable.all.filter { $0.name != command.name }.map {
                row("  modelgen \($0.name)", $0.summary)
            }
        }
        lines.append("")
        lines += command.examples.map { "  \($0)" }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(of flag: CommandFlag) -> String {
        let letter = flag.letter.map { "-\($0), " } ?? ""
        return row("  \(letter)--\(flag.name)\(flag.placeholder.map { " \($0)" } ?? "")", flag.help)
    }

    private static func row(_ left: String, _ right: String) -> String {
        left + String(repeating: " ", count: max(2, column - left.count)) + right
    }
}
