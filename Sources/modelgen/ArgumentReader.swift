import ModelgenKit
import ModelgenSource

/// Reads a command line by the flags of a command and the table of options.
///
/// Values follow after a space or after `=`; `--` ends the flags; `-` alone is standard input.
struct ArgumentReader {
    private let command: Command
    private var arguments = Arguments()
    private var rest: ArraySlice<String>
    private var problems: [Diagnostic] = []

    private init(_ words: [String], for command: Command) {
        self.command = command
        rest = words[...]
    }

    /// - Returns: What was read, and usage errors, all there are.
    static func read(_ words: [String], for command: Command) -> (arguments: Arguments, problems: [Diagnostic]) {
        var reader = ArgumentReader(words, for: command)
        reader.readAll()
        return (reader.arguments, reader.problems)
    }

    private mutating func readAll() {
        while let word = rest.popFirst() {
            if word == "--" {
                arguments.operands += rest
                rest = []
            } else if word.hasPrefix("--") {
                readFlag(word)
            } else if word.hasPrefix("-") && word != "-" {
                readLetter(word)
            } else {
                arguments.operands.append(word)
            }
        }
    }

    private mutating func readFlag(_ word: String) {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let value = parts.count > 1 ? String(parts[1]) : nil
        if let flag = flags.first(where: { $0.name == name }) {
            take(flag, spelled: "--\(name)", value: value)
        } else if let option = OptionFlags.option(named: name, among: command.options) {
            take(option, value: value)
        } else {
            complain("unknown option '--\(name)'", remedy: suggestion(for: name))
        }
    }

    /// `-o DIR`, `-oDIR`, `-o=DIR`
    private mutating func readLetter(_ word: String) {
        let name = word.dropFirst()
        guard let letter = name.first, let flag = flags.first(where: { $0.letter == letter }) else {
            return complain("unknown option '\(word)'", remedy: suggestion(for: String(name)))
        }
        let value = name.dropFirst(name.dropFirst().first == "=" ? 2 : 1)
        take(flag, spelled: "-\(letter)", value: name.count > 1 ? String(value) : nil)
    }

    private mutating func take(_ flag: CommandFlag, spelled: String, value: String?) {
        guard flag.placeholder != nil else {
            if value != nil { complain("'\(spelled)' takes no value", remedy: nil) }
            arguments.values[flag.name] = ""
            return
        }
        if flag.isValueOptional, value == nil {
            arguments.values[flag.name] = ""
            return
        }
        guard let value = value ?? rest.popFirst(), !value.isEmpty else {
            return complain("'\(spelled)' lacks its value", remedy: "write \(spelled) \(flag.placeholder ?? "")")
        }
        if arguments.values.updateValue(value, forKey: flag.name) != nil {
            complain("'\(spelled)' is given twice", remedy: "give it once")
        }
        // Diagnostics are for programs where the output is, those about the command line among them.
        if flag.name == "format", value == "json" {
            arguments.layer.settings.append(OptionLayer.Setting(name: flag.name, value: .word(value)))
        }
    }

    private mutating func take(_ option: Option, value: String?) {
        var text = value
        if text == nil { text = option.form == .boolean ? "true" : rest.popFirst() }
        guard let text else {
            return complain(
                "'--\(option.name)' lacks its value", remedy: "write --\(option.name) \(option.form.placeholder)")
        }
        do {
            arguments.layer.settings.append(try OptionFlags.setting(of: option, text: text))
        } catch {
            problems += error.all
        }
    }

    private var flags: [CommandFlag] {
        command.flags + [.help, .version]
    }

    private func suggestion(for name: String) -> String {
        let nearest = NearestWord.nearest(to: name, in: flags.map(\.name) + command.options.map(\.name))
        return nearest.map { "did you mean '--\($0)'?" } ?? "see 'modelgen --help'"
    }

    private mutating func complain(_ message: String, remedy: String?) {
        problems.append(Diagnostic(.usage, message: message, remedy: remedy))
    }
}
