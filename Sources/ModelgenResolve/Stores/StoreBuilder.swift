import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// Makes the store of a root: its list, how it goes on, what fails, what filters and parts it, what a row shows.
struct StoreBuilder {
    /// What a store has already, so that neither its items nor its filters can be called so.
    private static let members: Set<String> = [
        "phase", "isLoaded", "hasMore", "sections", "headings", "transport", "next", "current", "load", "loadIfNeeded",
        "refresh", "loadMore", "wait", "leave", "run", "end", "accept", "data", "title", "request", "item", "items",
    ]
    /// What the code of a store calls its own.
    private static let locals: Set<String> = ["sections", "places", "place", "id", "heading", "items", "item"]
    /// Keys that say that something is a list, not of what.
    private static let plainSubjects: Set<String> = [
        "data", "items", "results", "result", "list", "records", "rows", "entries", "content", "contents", "values",
        "value",
        "elements", "objects", "nodes", "hits", "payload", "root", "response", "body",
    ]

    private let model: Model
    private let root: ModelRequest.Root
    private let coding: Coding
    private let style: NameStyle
    private let emitPlace: Place?
    private let index: ModelIndex

    init(model: Model, root: ModelRequest.Root, coding: Coding, style: NameStyle, emitPlace: Place?) {
        self.model = model
        self.root = root
        self.coding = coding
        self.style = style
        self.emitPlace = emitPlace
        index = ModelIndex(model)
    }

    /// The list that the store would be for; nil where the root has none.
    var list: FoundList? {
        ListFinder(index: index, overrides: root.overrides).list(of: coding.root, at: root.root)
    }

    /// What the spec says of the store to no effect.
    var warnings: [Diagnostic] {
        guard let list else { return [] }
        let section = section(of: list, index.structure(of: list.item))?.pointer
        return IdleStoreOverrides(of: root).warnings(for: list, partedBy: section)
    }

    /// - Throws: MG0520 where the root has no list, MG0521 where nothing tells its items apart.
    func store() throws(Diagnostics) -> Store {
        guard let list else { throw Diagnostics([noList]) }
        let declaration = index.declaration(of: list.item)
        guard let identity = identity(of: list.item, declaration) else { throw Diagnostics([noIdentity(of: list)]) }
        let (items, itemName) = names(of: list)
        let structure = index.structure(of: list.item)
        let filters = filters(of: list.item, structure, besides: items)
        var store = Store(
            name: root.name + "Store",
            listName: root.name + "List",
            coding: coding.name,
            item: list.item,
            items: items,
            filteredItems: filters.isEmpty ? items : "filtered" + Self.capitalised(items),
            itemName: itemName,
            identity: identity,
            isObservable: structure?.isObservable ?? false,
            isEquatable: declaration.map(InstanceUpdateRule.isEquatable) ?? true,
            isSendable: declaration?.conformances.contains("Sendable") ?? true,
            list: ListPlace(path: list.path, mayMiss: list.mayMiss, coding: list.property?.coding ?? PropertyCoding()),
            paging: PagingRule.paging(of: PagingEvidence(around: list.path, in: root.shape), saying: root.paging),
            failure: ServerFailureRule.failure(besides: list.path, in: root.shape),
            filters: filters,
            sections: sections(of: list, structure),
            row: RowFormRule(index: index).form(of: list.item),
            updates: structure?.isObservable == true ? InstanceUpdateRule.updates(of: list.item, in: index) : [],
            preview: root.preview
        )
        store.keys = keys(of: store)
        return store
    }

    // MARK: Identity

    private func identity(of item: TypeReference, _ declaration: Declaration?) -> Store.Identity? {
        guard let declaration else { return .own }
        if declaration.conformances.contains("Identifiable") { return .own }
        guard case .taggedUnion(let union) = declaration.body else { return nil }
        let variants = union.variants.map { variant in
            guard let payload = variant.payload.map({ index.qualified($0, in: item.swiftText) }) else {
                return Store.Identity.Variant(name: variant.name, payload: .none)
            }
            let isIdentifiable = index.declaration(of: payload)?.conformances.contains("Identifiable") == true
            return Store.Identity.Variant(name: variant.name, payload: isIdentifiable ? .identifiable : .anonymous)
        }
        // What has no id is told apart by its hash.
        let needsHash = variants.contains { $0.payload == .anonymous }
        guard !needsHash || declaration.conformances.contains("Hashable") else { return nil }
        return .variants(variants, unknownCase: union.unknownCase)
    }

    // MARK: Names

    private func names(of list: FoundList) -> (items: String, item: String) {
        let type = list.item.swiftText.split(separator: ".").last.map(String.init) ?? "Item"
        let own = Identifier.bare(
            list.subject ?? list.path.last.flatMap { style.propertyCandidates(for: $0).first } ?? "")
        let isPlain = own.isEmpty || Self.plainSubjects.contains(own.lowercased()) || Self.members.contains(own)
        let plural = property(Noun.plural(type))
        let items = isPlain ? (Self.members.contains(plural) ? plural + "Items" : plural) : own
        var item = property(type)
        if Self.locals.contains(item) || item == items { item = "element" }
        return (
            ReservedWords.declared(items, at: .observableProperty), ReservedWords.declared(item, at: .property)
        )
    }

    private func property(_ type: String) -> String {
        style.propertyCandidates(for: type).first ?? "item"
    }

    private static func capitalised(_ name: String) -> String {
        let bare = Identifier.bare(name)
        return bare.prefix(1).uppercased() + bare.dropFirst()
    }

    // MARK: Filters and sections

    private func filters(of item: TypeReference, _ structure: Structure?, besides items: String) -> [StoreFilter] {
        let properties = structure?.properties ?? []
        let filtered = "filtered" + Self.capitalised(items)
        return properties.compactMap { property in
            let type = index.qualified(property.type, in: item.swiftText)
            guard let value = index.stringEnum(of: type) else { return nil }
            let bare = Identifier.bare(property.name)
            let isTaken = Self.members.contains(bare) || [Identifier.bare(items), filtered].contains(bare)
            return StoreFilter(
                name: isTaken ? bare + "Filter" : ReservedWords.declared(bare, at: .observableProperty),
                property: property.name,
                type: type,
                label: Label.text(of: property.key),
                choices: choices(of: value)
            )
        }
    }

    private func choices(of value: StringEnum) -> [StoreFilter.Choice] {
        value.cases.map { StoreFilter.Choice(name: $0.name, label: Label.text(of: $0.value)) }
    }

    /// The member of the items that parts the list since the spec says so; the first of several.
    private func section(of list: FoundList, _ structure: Structure?) -> (pointer: JSONPointer, property: Property)? {
        let elements = list.pointer.steps + [.eachElement]
        let override = root.overrides.first { $0.isSection == true && $0.pointer.steps.dropLast() == elements[...] }
        guard list.sections == nil, let pointer = override?.pointer, case .key(let key)? = pointer.steps.last,
            let property = structure?.properties.first(where: { $0.key == key })
        else { return nil }
        return (pointer, property)
    }

    private func sections(of list: FoundList, _ structure: Structure?) -> StoreSections? {
        if let layout = list.sections { return .document(layout) }
        guard let property = section(of: list, structure)?.property else { return nil }
        let type = index.qualified(property.type, in: list.item.swiftText)
        let value = index.stringEnum(of: type)
        return .property(
            StoreSections.Grouping(
                property: property.name,
                type: type,
                isOptional: property.isOptional,
                choices: value.map(choices) ?? [],
                unknownCase: value?.unknownCase
            ))
    }

    // MARK: Keys

    /// The keys on the ways into a document, in the order in which they are first used, each with a name of its own.
    private func keys(of store: Store) -> [Store.Key] {
        var paths: [[String]] = []
        if let failure = store.failure { paths += [failure.path, failure.message ?? []] }
        paths.append(store.list.path)
        paths += [store.paging.more.path, store.paging.step.path].compactMap(\.self)
        if case .document(let layout)? = store.sections {
            paths.append([layout.idKey, layout.titleKey, layout.itemsKey].compactMap(\.self))
        }
        var keys: [String] = []
        for key in paths.joined() where !keys.contains(where: { $0.utf8.elementsEqual(key.utf8) }) { keys.append(key) }
        let names = NameAssignment.assign(keys.map { style.propertyCandidates(for: $0) }, at: .enumCase)
        return zip(keys, names).map { Store.Key(key: $0, name: $1.name) }
    }

    // MARK: Complaints

    private var noList: Diagnostic {
        complaint(
            .noList,
            "'\(root.name)' has no list of objects for a store to hold",
            remedy: "start the model at one with 'root:', or take 'store', 'list' and 'table' out of 'emit'"
        )
    }

    private func noIdentity(of list: FoundList) -> Diagnostic {
        let pointer = JSONPointer(list.pointer.steps + [.eachElement])
        return complaint(
            .noIdentity,
            "nothing tells the elements of the list of '\(root.name)' apart: '\(list.item.swiftText)' is not Identifiable",
            remedy: "name a member that does under 'fields': \(pointer)/KEY: { identity: true }"
        )
    }

    private func complaint(_ code: DiagnosticCode, _ message: String, remedy: String) -> Diagnostic {
        guard let emitPlace else { return Diagnostic(code, message: message, remedy: remedy) }
        return Diagnostic(code, at: emitPlace, message: message, remedy: remedy)
    }
}
