/// An observable class whose instances a store keeps: what it takes over from a newer instance, property by property.
package struct InstanceUpdate: Hashable, Sendable {
    /// How one property is taken over.
    package enum Form: Hashable, Sendable {
        /// Assigned where it differs.
        case assign
        /// An object with an update of its own: the instance stays where it stands for the same thing.
        case instance(isOptional: Bool, isIdentifiable: Bool)
        /// A list of identifiable objects with updates of their own: instances stay, by their ids.
        case list(isOptional: Bool)
    }

    package struct Property: Hashable, Sendable {
        package var name: String
        package var form: Form
        /// Whether values can be compared, so that an equal one notifies nobody.
        package var isEquatable: Bool

        package init(name: String, form: Form = .assign, isEquatable: Bool = true) {
            self.name = name
            self.form = form
            self.isEquatable = isEquatable
        }
    }

    /// The class as the top of a file mentions it: `Article.Author`.
    package var type: String
    package var properties: [Property]

    package init(type: String, properties: [Property]) {
        self.type = type
        self.properties = properties
    }
}
