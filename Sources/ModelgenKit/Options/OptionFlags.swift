import ModelgenSource

/// Options as flags of a command line: `--access public`, `--access=public`, `--lenient`, `--lenient=false`.
package enum OptionFlags {
    /// The option that a flag names, without its dashes: `timeZone`, `time-zone` and `timezone` are one.
    package static func option(
        named flag: String, among options: [Option] = OptionTable.options(in: .flag)
    ) -> Option? {
        let wanted = plain(flag)
        return options.first { plain($0.name) == wanted }
    }

    /// The setting that a flag and its value make; folders of flags are relative to the working folder already.
    package static func setting(of option: Option, text: String) throws(Diagnostics) -> OptionLayer.Setting {
        do {
            return OptionLayer.Setting(name: option.name, value: try option.form.value(of: text))
        } catch {
            throw Diagnostics([Diagnostic(.usage, message: "'--\(option.name)' \(error.message)", remedy: error.remedy)]
            )
        }
    }

    /// The lines of help: two columns, the default in brackets.
    /// - Parameter own: Flags that a command has itself, in place of options of the same name.
    package static func help(of options: [Option], width: Int, without own: Set<String> = []) -> [String] {
        options.filter { !own.contains($0.name) }.map { option in
            let value = option.form == .boolean ? "" : " \(option.form.placeholder)"
            let standard =
                option.standard.isEmpty || option.form == .boolean || isFirst(option) ? "" : " (\(option.standard))"
            let flag = "  --\(option.name)\(value)"
            let padding = String(repeating: " ", count: max(2, width - flag.count))
            return flag + padding + option.help + standard
        }
    }

    /// Whether the default is the first word of a choice, as the head of help says once for all.
    private static func isFirst(_ option: Option) -> Bool {
        if case .choice(let words) = option.form { return words.first == option.standard }
        return false
    }

    private static func plain(_ name: String) -> String {
        name.filter { $0 != "-" && $0 != "_" }.lowercased()
    }
}
