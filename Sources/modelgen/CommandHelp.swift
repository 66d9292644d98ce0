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
        lines += command.flags.map(line)
        // The screen is full.
        lines.append(isDefault ? row("  -h, --help, --version", "show this, or the version") : line(of: .help))
        lines += OptionFlags.help(of: command.options, width: column, without: Set(command.flags.map(\.name)))
        if isDefault {
            lines.append("")
            lines += commands(besides: command.name)
        }
        lines.append("")
        lines += command.examples.map { "  \($0)" }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Two a line, in the order of their names.
    private static func commands(besides name: String) -> [String] {
        let others = CommandTable.all.filter { $0.name != name && $0.isListed }.sorted { $0.name < $1.name }
        let entries = others.map { padded("  \($0.name)", to: 12) + $0.summary }
        return stride(from: 0, to: entries.count, by: 2).map { index in
            index + 1 < entries.count ? padded(entries[index], to: 40) + entries[index + 1] : entries[index]
        }
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    private static func line(of flag: CommandFlag) -> String {
        let letter = flag.letter.map { "-\($0), " } ?? ""
        let value = flag.placeholder.map { flag.isValueOptional ? "[=\($0)]" : " \($0)" } ?? ""
        return row("  \(letter)--\(flag.name)\(value)", flag.help)
    }

    private static func row(_ left: String, _ right: String) -> String {
        left + String(repeating: " ", count: max(2, column - left.count)) + right
    }
}
