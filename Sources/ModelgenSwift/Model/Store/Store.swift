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
    /// The property that holds those that pass the filters: `filteredArticles`; the same as `items` where there are none.
    package var filteredItems: String
    /// What one of them is called: `article`.
    package var itemName: String
    /// How items are told apart.
    package var identity: Identity
    /// Whether items are classes, which the store keeps and updates in place.
    package var isObservable: Bool
    /// Whether items can be compared; else each that comes again counts as changed.
    package var isEquatable: Bool
    /// Whether items may pass from one task to another.
    package var isSendable: Bool
    /// Where the list stands in a document.
    package var list: ListPlace
    /// The keys on the ways into a document, each with a name of its own: `["has_more": "hasMore"]`.
    package var keys: [Key]
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

    /// A key of documents and what the store's code calls it.
    package struct Key: Hashable, Sendable {
        /// Raw: `has_more`.
        package var key: String
        /// `hasMore`
        package var name: String

        package init(key: String, name: String) {
            self.key = key
            self.name = name
        }
    }

    /// What a type inside the store is called: `Phase`, or `StorePhase` where the models have a `Phase`.
    package func nested(_ name: String) -> String {
        mentionedTypes.contains(name) ? "Store" + name : name
    }

    /// The names that stand at the top of a module among the types that the store mentions.
    private var mentionedTypes: Set<String> {
        var types = [item.swiftText, coding] + filters.map(\.type.swiftText) + updates.map(\.type)
        if case .property(let grouping)? = sections { types.append(grouping.type.swiftText) }
        return Set(
            types.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") } }
                .compactMap { $0.split(separator: ".").first.map(String.init) })
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
        isSendable: Bool = true,
        list: ListPlace,
        keys: [Key] = [],
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
        self.isSendable = isSendable
        self.list = list
        self.keys = keys
        self.paging = paging
        self.failure = failure
        self.filters = filters
        self.sections = sections
        self.row = row
        self.updates = updates
        self.preview = preview
    }
}
