/// A filter of a store: shows items of one enum value only.
package struct StoreFilter: Hashable, Sendable {
    /// The store's property: `category`.
    package var name: String
    /// The item's property.
    package var property: String
    /// The enum, as the top of a file mentions it: `Article.Category`.
    package var type: TypeReference
    /// What a picker is called: `Category`.
    package var label: String
    /// The known cases with what a picker shows for them, in the order of the enum.
    package var choices: [Choice]

    package struct Choice: Hashable, Sendable {
        /// `tech`
        package var name: String
        /// `Tech`
        package var label: String

        package init(name: String, label: String) {
            self.name = name
            self.label = label
        }
    }

    package init(name: String, property: String, type: TypeReference, label: String, choices: [Choice]) {
        self.name = name
        self.property = property
        self.type = type
        self.label = label
        self.choices = choices
    }
}
