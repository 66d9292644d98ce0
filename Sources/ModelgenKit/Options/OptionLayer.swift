import ModelgenSource

/// What one place says of options: a `modelgen.yaml`, a spec or the flags.
package struct OptionLayer: Hashable, Sendable {
    package struct Setting: Hashable, Sendable {
        /// The option's name.
        package var name: String
        package var value: OptionValue
        /// Where it is said; nil for a flag.
        package var place: Place?

        package init(name: String, value: OptionValue, place: Place? = nil) {
            self.name = name
            self.value = value
            self.place = place
        }
    }

    package var settings: [Setting]

    package init(settings: [Setting] = []) {
        self.settings = settings
    }

    /// Lays the settings over what options say so far.
    package func apply(to options: inout Options) {
        for setting in settings {
            OptionTable.option(named: setting.name)?.set(setting.value, in: &options)
        }
    }
}
