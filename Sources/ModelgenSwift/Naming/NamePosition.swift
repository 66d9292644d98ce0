/// Where a name is declared, since each place reserves other words.
package enum NamePosition: CaseIterable, Hashable, Sendable {
    /// A stored property, and with it a parameter of the initialiser and a case of `CodingKeys`.
    case property
    /// A property of an `@Observable` class, whose macro declares more and knows no backticks.
    case observableProperty
    /// A case of an enum over texts, kinds or tags.
    case enumCase
    /// A type at the top of a file, seen by the whole module that the file is compiled in.
    case type
    /// A type inside another one.
    case nestedType
}
