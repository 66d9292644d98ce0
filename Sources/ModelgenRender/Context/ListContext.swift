import ModelgenMustache
import ModelgenSwift

/// What the template `list` prints.
enum ListContext {
    static func value(of model: Model, in scope: RenderScope) -> MustacheValue {
        ["lists": .list(model.stores.map { .object(value(of: $0, in: scope)) })]
    }

    private static func value(of store: Store, in scope: RenderScope) -> [String: MustacheValue] {
        let names = ListNames(store, in: scope)
        let hasList = scope.model.emitted.contains(.list)
        let hasTable = scope.model.emitted.contains(.table)
        let filters = store.filters.filter { !$0.choices.isEmpty }
        var members: [String: MustacheValue] = [
            "hasList": .bool(hasList),
            "hasTable": .bool(hasTable),
            "access": .string(scope.access),
            "availability": "@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)",
            "ui": .string(names.module),
            "rowType": .string(names.rowType),
            "name": .string(store.listName),
            "table": .string(names.table),
            "preview": .string(store.listName + "Previews"),
            "store": .string(store.name),
            "item": .string(store.item.swiftText),
            "items": .string(store.items),
            "filteredItems": .string(store.filteredItems),
            "local": .string(names.local),
            "itemArticle": .string(names.itemArticle),
            "itemsText": .string(names.itemsText),
            "hasSections": .bool(store.sections != nil),
            "mayLackTitle": .bool(mayLackTitle(store.sections)),
            "hasFilters": .bool(!filters.isEmpty),
            "hasFilterMenu": .bool(filters.count > mostPickers),
            "comparable": .list(comparable(filters, in: scope).map { .string($0) }),
            "nonisolated": .string(scope.nonisolated),
            "filters": .list(filters.map { ListFilterContext.value(of: $0, items: names.itemsText) }),
        ]
        members.merge(texts(names)) { _, own in own }
        members.merge(ListRowContext.members(of: store.row, names: names)) { _, own in own }
        members.merge(document(of: store)) { _, own in own }
        return members
    }

    /// Beyond this many, pickers above a list leave it too little room: they go into a menu.
    private static let mostPickers = 2

    /// Whether a section may have no title, so that no header is better than an empty one.
    private static func mayLackTitle(_ sections: StoreSections?) -> Bool {
        switch sections {
        case .property(let grouping)?: grouping.isOptional
        case .document(let layout)?: layout.isTitleOptional
        case nil: false
        }
    }

    /// The enums that pickers choose from and whose declarations are not `Hashable`, each once.
    private static func comparable(_ filters: [StoreFilter], in scope: RenderScope) -> [String] {
        let declared = scope.model.declarations.filter { declaration in
            guard case .stringEnum(let value) = declaration.body, value.unknownCase != nil else { return false }
            return !declaration.conformances.contains("Hashable")
        }
        let names = Set(declared.map(\.fullName))
        var types: [String] = []
        for type in filters.map(\.type.swiftText) where names.contains(type) && !types.contains(type) {
            types.append(type)
        }
        return types
    }

    /// What people read, in English, with a comment for those who translate it.
    private static func texts(_ names: ListNames) -> [String: MustacheValue] {
        let items = names.itemsText
        func literal(_ text: String) -> MustacheValue { .string(SwiftLiteral.string(text)) }
        return [
            "emptyTitle": literal("No \(names.itemsTitle)"),
            "emptyComment": literal("In place of a list of \(items) that is empty"),
            "failedTitle": literal("Cannot Load \(names.itemsTitle)"),
            "failedComment": literal("In place of a list of \(items) that could not be loaded"),
            "loadingTitle": literal("Loading \(names.itemsTitle)"),
            "loadingComment": literal("What VoiceOver says while \(items) are loaded"),
            "refreshComment": literal("Title of an alert: \(items) stay as they were"),
            "filterComment": literal("A menu that chooses which \(items) are shown"),
            "retryComment": literal("Loads \(items) again after a failure"),
            "moreComment": literal("Loads the next \(items)"),
            "previewTitle": literal(names.itemsTitle),
            "tableTitle": literal("\(names.itemsTitle) in a table"),
        ]
    }

    private static func document(of store: Store) -> [String: MustacheValue] {
        guard var preview = store.preview else { return ["document": false] }
        while preview.last?.isNewline == true { preview.removeLast() }
        let lines = SwiftLiteral.multiline(preview)
        return [
            "document": true,
            "opening": .string(lines.first ?? ""),
            "lines": .list(lines.dropFirst().dropLast().map { .string($0) }),
            "closing": .string(lines.last ?? ""),
        ]
    }
}
