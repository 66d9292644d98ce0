/// A store that is emitted beside the models of a root: it loads, refreshes, filters and pages a list of the documents.
///
/// Names are final and spelled as they stand at the top of a file; keys are raw.
package struct Store: Hashable, Sendable {
    /// `ArticleStore`
    package var name: String
    /// `ArticleList`; `ArticleListRow` and `ArticleTable` go with it.
    package var listName: String
    /// What decodes a document: `ArticleCoding`.
    package var coding: String
    /// What the list holds, as the top of a file mentions it: `Article`, `Timeline.Post`.
    package var item: TypeReference
    /// The property that holds the items: `articles`.
    package var items: String
    /// The property that holds those that pass the filters: `filteredArticles`.
    package var filteredItems: String
    /// What one of them is called: `article`.
    package var itemName: String
    /// How items are told apart.
    package var identity: Identity
    /// Whether items are classes, which the store keeps and updates in place.
    package var isObservable: Bool
    /// Whether items can be compared; else each that comes again counts as changed.
    package var isEquatable: Bool
    /// Where the list stands in a document.
    package var list: ListPlace
    package var paging: Paging
    /// How a document says that the request failed; nil where it does not.
    package var failure: ServerFailure?
    /// In the order of the properties.
    package var filters: [StoreFilter]
    /// nil where the list has no sections.
    package var sections: StoreSections?
    /// What a row shows.
    package var row: RowForm
    /// The classes that are updated in place, the item's first; empty where items are values.
    package var updates: [InstanceUpdate]
    /// A document of the samples, for previews; nil where there is none that is short enough.
    package var preview: String?

    /// How items are told apart.
    package enum Identity: Hashable, Sendable {
        /// The items are `Identifiable`.
        case own
        /// They are variants of a tagged union whose payloads have an `id` or not: the store's file makes them `Identifiable`.
        case variants([Variant], unknownCase: String)

        package struct Variant: Hashable, Sendable {
            /// The case: `text`.
            package var name: String
            /// Whether it has a payload, and whether that one is `Identifiable`.
            package var payload: Payload

            package init(name: String, payload: Payload) {
                self.name = name
                self.payload = payload
            }
        }

        package enum Payload: Hashable, Sendable {
            case none
            case identifiable
            case anonymous
        }
    }

    package init(
        name: String,
        listName: String,
        coding: String,
        item: TypeReference,
        items: String,
        filteredItems: String,
        itemName: String,
        identity: Identity = .own,
        isObservable: Bool = false,
        isEquatable: Bool = true,
        list: ListPlace,
        paging: Paging,
        failure: ServerFailure? = nil,
        filters: [StoreFilter] = [],
        sections: StoreSections? = nil,
        row: RowForm,
        updates: [InstanceUpdate] = [],
        preview: String? = nil
    ) {
        self.name = name
        self.listName = listName
        self.coding = coding
        self.item = item
        self.items = items
        self.filteredItems = filteredItems
        self.itemName = itemName
        self.identity = identity
        self.isObservable = isObservable
        self.isEquatable = isEquatable
        self.list = list
        self.paging = paging
        self.failure = failure
        self.filters = filters
        self.sections = sections
        self.row = row
        self.updates = updates
        self.preview = preview
    }
}
