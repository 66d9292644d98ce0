/// One emitted type.
package struct Declaration: Hashable, Sendable {
    /// What kind of type it is, with its content.
    package indirect enum Body: Hashable, Sendable {
        case structure(Structure)
        case stringEnum(StringEnum)
        case kindUnion(KindUnion)
        case taggedUnion(TaggedUnion)
        case row(Row)
        /// `typealias Article = [[Double]]`, where a root needs no type of its own.
        case alias(TypeReference)
    }

    /// `Author`, without what encloses it.
    package var name: String
    /// The root that is extended by it: `Article`; nil at the top of the file.
    package var enclosing: String?
    /// Lines of the doc comment, without the slashes.
    package var documentation: [String]
    /// In the order in which they are printed: `["Codable", "Hashable", "Identifiable", "Sendable"]`.
    package var conformances: [String]
    package var body: Body

    /// As the top of a file mentions it: `Article.Author`. Two roots may each have an `Author`.
    package var fullName: String {
        enclosing.map { "\($0).\(name)" } ?? name
    }

    package init(
        name: String,
        enclosing: String? = nil,
        documentation: [String] = [],
        conformances: [String],
        body: Body
    ) {
        self.name = name
        self.enclosing = enclosing
        self.documentation = documentation
        self.conformances = conformances
        self.body = body
    }
}
