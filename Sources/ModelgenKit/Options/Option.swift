/// One option: its name, what values it takes, where it may stand, what it does.
package struct Option: Sendable {
    /// Where an option may be given.
    package struct Layers: OptionSet, Hashable, Sendable {
        package var rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// `modelgen.yaml`
        package static let file = Layers(rawValue: 1)
        /// A spec's `options:`
        package static let spec = Layers(rawValue: 2)
        package static let flag = Layers(rawValue: 4)
        package static let everywhere: Layers = [.file, .spec, .flag]
    }

    /// The word in specs and, after `--`, on the command line: `timeZone`.
    package var name: String
    package var form: OptionForm
    package var layers: Layers
    /// What it chooses, in a few words.
    package var help: String
    /// What holds where nothing is said: `UTC`; empty for nothing.
    package var standard: String
    private let setter: @Sendable (OptionValue, inout Options) -> Void

    init(
        _ name: String,
        _ form: OptionForm,
        layers: Layers = .everywhere,
        help: String,
        standard: String = "",
        set: @escaping @Sendable (OptionValue, inout Options) -> Void
    ) {
        self.name = name
        self.form = form
        self.layers = layers
        self.help = help
        self.standard = standard
        setter = set
    }

    /// Puts a value, read by `form`, where the tool looks for it.
    package func set(_ value: OptionValue, in options: inout Options) {
        setter(value, &options)
    }
}

extension Option {
    typealias Path<Value> = any WritableKeyPath<Options, Value> & Sendable

    /// An option whose words are the cases of an enum.
    static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String,
        _ path: Path<Value>,
        layers: Layers = .everywhere,
        help: String
    ) -> Option {
        let words = Value.allCases.map(\.rawValue)
        let standard = Options()[keyPath: path].rawValue
        return Option(name, .choice(words), layers: layers, help: help, standard: standard) { value, options in
            guard case .word(let word) = value, let choice = Value(rawValue: word) else { return }
            options[keyPath: path] = choice
        }
    }

    /// An option that is on or off, and off where nothing is said.
    static func boolean(
        _ name: String,
        _ path: Path<Bool>,
        layers: Layers = .everywhere,
        help: String
    ) -> Option {
        Option(name, .boolean, layers: layers, help: help, standard: "false") { value, options in
            guard case .boolean(let value) = value else { return }
            options[keyPath: path] = value
        }
    }
}
