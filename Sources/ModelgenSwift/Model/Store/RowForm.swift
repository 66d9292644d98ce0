/// What a row of a list shows of an item.
package enum RowForm: Hashable, Sendable {
    /// One look for all items.
    case single(RowContent)
    /// One look a variant of a tagged union; the unknown case shows that there is something which this version cannot show.
    case variants([Variant], unknownCase: String)

    package struct Variant: Hashable, Sendable {
        /// The case: `text`.
        package var name: String
        /// The payload as the top of a file mentions it: `Article.Block.TextBlock`; nil where there is none.
        package var payload: TypeReference?
        package var content: RowContent
        /// What a row says that has nothing else to show: `Text`.
        package var label: String

        package init(name: String, payload: TypeReference?, content: RowContent, label: String) {
            self.name = name
            self.payload = payload
            self.content = content
            self.label = label
        }
    }
}

/// The properties that a row shows; all nil where nothing in the item is for people.
package struct RowContent: Hashable, Sendable {
    /// Title-like: `title`, `name`.
    package var title: RowProperty?
    /// Subtitle-like: `summary`, `description`; else a second text.
    package var subtitle: RowProperty?
    package var date: RowProperty?
    /// A URL that leads to an image.
    package var image: RowProperty?

    package init(
        title: RowProperty? = nil,
        subtitle: RowProperty? = nil,
        date: RowProperty? = nil,
        image: RowProperty? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.date = date
        self.image = image
    }
}

/// A property on the way from an item: `title`, or `author.name`.
package struct RowProperty: Hashable, Sendable {
    /// One step: a property's name and whether it is optional.
    package struct Step: Hashable, Sendable {
        package var name: String
        package var isOptional: Bool

        package init(name: String, isOptional: Bool = false) {
            self.name = name
            self.isOptional = isOptional
        }
    }

    package var path: [Step]
    /// The last property's type without the optional: `String`, `Int`, `Date`, `URL`, or an enum over texts.
    package var type: TypeReference
    /// Whether the type is an enum over texts, to be shown by its raw value.
    package var isEnum: Bool

    package init(path: [Step], type: TypeReference, isEnum: Bool = false) {
        self.path = path
        self.type = type
        self.isEnum = isEnum
    }

    package var isOptional: Bool {
        path.contains(where: \.isOptional)
    }
}
