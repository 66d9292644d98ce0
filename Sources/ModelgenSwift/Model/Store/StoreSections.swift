/// What parts a list into sections.
package enum StoreSections: Hashable, Sendable {
    /// A property of the items, whose values head the sections in the order in which they first come.
    case property(Grouping)
    /// The document holds sections, each with its items: `{"title": "Today", "articles": […]}`. `ListPlace.path` leads to the
    /// array of sections.
    case document(Layout)

    package struct Grouping: Hashable, Sendable {
        /// `category`, or `publishedAt`, which groups by day.
        package var property: String
        /// The type of the property without the optional.
        package var type: TypeReference
        package var isOptional: Bool
        /// The cases of an enum with what heads their sections; empty for other types.
        package var choices: [StoreFilter.Choice]
        /// The case of an open enum that keeps other values; nil where there is none.
        package var unknownCase: String?

        package init(
            property: String,
            type: TypeReference,
            isOptional: Bool,
            choices: [StoreFilter.Choice] = [],
            unknownCase: String? = nil
        ) {
            self.property = property
            self.type = type
            self.isOptional = isOptional
            self.choices = choices
            self.unknownCase = unknownCase
        }
    }

    package struct Layout: Hashable, Sendable {
        /// The section's member that holds its items, raw.
        package var itemsKey: String
        /// The section's member that tells sections apart, raw; the title where it is nil.
        package var idKey: String?
        /// The type of the member that tells sections apart.
        package var idType: TypeReference
        /// The section's member that heads it, raw.
        package var titleKey: String
        /// Whether the title may be missing.
        package var isTitleOptional: Bool

        package init(
            itemsKey: String,
            idKey: String?,
            idType: TypeReference,
            titleKey: String,
            isTitleOptional: Bool
        ) {
            self.itemsKey = itemsKey
            self.idKey = idKey
            self.idType = idType
            self.titleKey = titleKey
            self.isTitleOptional = isTitleOptional
        }
    }
}
