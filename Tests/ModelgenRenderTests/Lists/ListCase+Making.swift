import Foundation
import ModelgenSwift

extension ListCase {
    /// A model of one root with enums in it.
    static func model(
        _ name: String,
        properties: [Property],
        enums: [String: [String]],
        isObservable: Bool = false,
        isHashable: Bool = true,
        more: [Declaration] = [],
        access: AccessLevel = .public,
        emitted: Set<EmittedFile> = [.list, .table],
        store: Store
    ) -> Model {
        let hashable = isHashable ? ["Hashable"] : []
        let conformances = ["Codable"] + hashable + ["Identifiable"] + (isObservable ? [] : ["Sendable"])
        let root = Declaration(
            name: name, conformances: conformances,
            body: .structure(Structure(isObservable: isObservable, properties: properties)))
        let types = enums.sorted { $0.key < $1.key }.map { name, cases in
            Declaration(
                name: name, enclosing: store.item.swiftText,
                conformances: ["Codable", "CaseIterable"] + hashable + ["RawRepresentable", "Sendable"],
                body: .stringEnum(
                    StringEnum(
                        cases: cases.map { StringEnum.Case(name: $0, value: Identifier.bare($0)) },
                        unknownCase: "unknown")))
        }
        return Model(
            source: name.lowercased() + ".yaml", stem: name, access: access, declarations: [root] + types + more,
            codings: [
                Coding(name: name + "Coding", root: .array(.named(name)), model: name, subject: store.items)
            ],
            stores: [store], emitted: emitted.union([.models, .store]))
    }

    static func store(
        _ item: String,
        _ itemName: String,
        _ items: String,
        identity: Store.Identity = .own,
        isObservable: Bool = false,
        filters: [StoreFilter] = [],
        sections: StoreSections? = nil,
        path: [String] = [],
        keys: [String] = [],
        row: RowForm,
        preview: String? = nil
    ) -> Store {
        let bare = Identifier.bare(items)
        let filtered = "filtered" + bare.prefix(1).uppercased() + bare.dropFirst()
        let update = InstanceUpdate(type: item, properties: [InstanceUpdate.Property(name: "title")])
        return Store(
            name: item + "Store", listName: item + "List", coding: item + "Coding", item: .named(item), items: items,
            filteredItems: filters.isEmpty ? items : filtered, itemName: itemName, identity: identity,
            isObservable: isObservable, isSendable: !isObservable, list: ListPlace(path: path),
            keys: keys.map { Store.Key(key: $0, name: $0) },
            paging: .none, filters: filters, sections: sections, row: row, updates: isObservable ? [update] : [],
            preview: preview)
    }

    static func filter(
        _ name: String,
        _ type: String,
        _ cases: [String],
        property: String? = nil
    ) -> StoreFilter {
        StoreFilter(
            name: name, property: property ?? name, type: .named(type), label: Identifier.bare(name).capitalized,
            choices: cases.map { StoreFilter.Choice(name: $0, label: Identifier.bare($0).capitalized) })
    }

    static func property(_ name: String, type: TypeReference = .string, isOptional: Bool = false) -> RowProperty {
        RowProperty(path: [RowProperty.Step(name: name, isOptional: isOptional)], type: type)
    }
}
