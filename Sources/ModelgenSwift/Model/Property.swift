/// A stored property of a struct and the member of an object that it stands for.
package struct Property: Hashable, Sendable {
    /// As it is declared: `publishedAt`, `` `default` ``.
    package var name: String
    /// The key as it is sent, raw.
    package var key: String
    /// The type without the optional.
    package var type: TypeReference
    package var isOptional: Bool
    /// Lines of the doc comment, without the slashes.
    package var documentation: [String]
    /// How it is read and written where plain coding does not do.
    package var coding: PropertyCoding

    package init(
        name: String,
        key: String,
        type: TypeReference,
        isOptional: Bool = false,
        documentation: [String] = [],
        coding: PropertyCoding = PropertyCoding()
    ) {
        self.name = name
        self.key = key
        self.type = type
        self.isOptional = isOptional
        self.documentation = documentation
        self.coding = coding
    }

    /// `URL?`
    package var fullType: TypeReference {
        isOptional ? .optional(type) : type
    }
}
