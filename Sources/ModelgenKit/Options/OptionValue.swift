import ModelgenShape

/// What a layer says of an option, read and found to have the option's form.
package enum OptionValue: Hashable, Sendable {
    case word(String)
    case boolean(Bool)
    case count(Int)
    case names(NameEdits)
    case pointers([JSONPointer])
    /// Limits by their names.
    case limits([String: Int])
}

/// A change to a set of names: `[Hashable]` replaces it, `{add: [Equatable], remove: [Hashable]}` edits it.
package struct NameEdits: Hashable, Sendable {
    /// The whole set, where it is given as such.
    package var replacing: [String]?
    package var adding: [String] = []
    package var removing: [String] = []

    package init(replacing: [String]? = nil, adding: [String] = [], removing: [String] = []) {
        self.replacing = replacing
        self.adding = adding
        self.removing = removing
    }
}
