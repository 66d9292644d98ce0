/// How a name is declared where the language, or the code that modelgen emits, has taken it.
///
/// The entries and their reasons are in `ReservedWords+Tables.swift`. A test compiles each of them in the form of the
/// emitted code, and another one the words that are deliberately left out.
package enum ReservedWords {
    /// What becomes of a word.
    package enum Remedy: Hashable, Sendable {
        /// `` `default` ``: the name stays and is quoted.
        case backticks
        /// Another name, since quoting does not help: `selfValue`.
        case rename(String)
    }

    /// A name as its declaration spells it: `` `default` `` for `default`, `selfValue` for `self`, `DateModel` for `Date`.
    ///
    /// Names that nothing has taken come back as they are.
    package static func declared(_ name: String, at position: NamePosition) -> String {
        switch remedy(for: name, at: position) {
        case nil: name
        case .backticks: "`\(name)`"
        case .rename(let other): other
        }
    }

    /// Whether a name can be declared as it is or in backticks: what names given in specs are held to.
    package static func isDeclarable(_ name: String, at position: NamePosition) -> Bool {
        switch remedy(for: Identifier.bare(name), at: position) {
        case nil, .backticks: true
        case .rename: false
        }
    }

    /// What must be done to a name; nil where nothing must.
    package static func remedy(for name: String, at position: NamePosition) -> Remedy? {
        switch position {
        case .property:
            properties[name] ?? keywords[name] ?? (typesInUse.contains(name) ? .rename(name + "Value") : nil)
        case .observableProperty:
            observableRename(of: name) ?? remedy(for: name, at: .property)
        case .enumCase:
            enumCases[name] ?? keywords[name] ?? (typesInUse.contains(name) ? .rename(name + "Value") : nil)
        case .nestedType:
            nestedTypes[name] ?? keywords[name] ?? (typesInUse.contains(name) ? .rename(name + "Model") : nil)
        case .type:
            topTypes[name] ?? remedy(for: name, at: .nestedType)
        }
    }

    /// The macro stores `x` in `_x` and builds that name from the source text, so neither backticks nor a leading
    /// underscore can stay.
    private static func observableRename(of name: String) -> Remedy? {
        if keywords[name] != nil || observable.contains(name) { return .rename(name + "Value") }
        let scalars = name.unicodeScalars
        guard scalars.first == "_", let second = scalars.dropFirst().first, !second.isDigit else { return nil }
        let bare = String(scalars.drop { $0 == "_" })
        if bare.unicodeScalars.first?.isDigit == true { return .rename("_" + bare + "Value") }
        // A mark without its letter can only stand behind an underscore.
        let headed = String(bare.unicodeScalars.drop { !Identifier.isHead($0) })
        return .rename((headed.isEmpty ? "mark" : headed) + "Value")
    }

    /// Every word that has a remedy at a position, sorted.
    package static func all(at position: NamePosition) -> [String] {
        let own: [String]
        switch position {
        case .property: own = Array(properties.keys)
        case .observableProperty: own = Array(properties.keys) + observable
        case .enumCase: own = Array(enumCases.keys)
        case .nestedType: own = Array(nestedTypes.keys)
        case .type: own = Array(nestedTypes.keys) + Array(topTypes.keys)
        }
        return Set(own).union(keywords.keys).union(typesInUse).sorted()
    }
}
