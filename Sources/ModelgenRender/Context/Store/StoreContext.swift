import ModelgenMustache
import ModelgenSwift

/// What the template `store` prints.
enum StoreContext {
    static func value(of model: Model, in scope: RenderScope) -> MustacheValue {
        ["stores": .list(model.stores.map { .object(members(of: $0, in: scope)) })]
    }

    private static func members(of store: Store, in scope: RenderScope) -> [String: MustacheValue] {
        var members = names(of: store)
        members.merge(PageContext.members(of: store)) { _, own in own }
        members.merge(SectionsContext.members(of: store)) { _, own in own }
        members["availability"] = .string(RenderScope.observationAvailability)
        members["access"] = .string(scope.access)
        members["nonisolated"] = .string(scope.nonisolated)
        members["isSendable"] = .bool(store.isSendable)
        members["isObservable"] = .bool(store.isObservable)
        members["codeType"] = .string(codeType(of: store))
        members["status"] = codeType(of: store) == "Int" ? "status" : "\"\\(status)\""
        members["hasFilters"] = .bool(!store.filters.isEmpty)
        members["filters"] = .list(
            store.filters.map { filter in
                [
                    "name": .string(filter.name), "type": .string(filter.type.swiftText),
                    "condition": .string(condition(of: filter)),
                ]
            })
        members["hasManyFilters"] = .bool(store.filters.count > 1)
        members["url"] = .string(PageRequestText.url(of: store.paging))
        members["firstRequest"] = .string(PageRequestText.first(of: store.paging))
        members["identity"] = identity(of: store)
        members["updates"] = .list(store.updates.map(InstanceUpdateContext.value))
        return members
    }

    private static func names(of store: Store) -> [String: MustacheValue] {
        var names: [String: MustacheValue] = [
            "name": .string(store.name),
            "coding": .string(store.coding),
            "item": .string(store.item.swiftText),
            "items": .string(store.items),
            // The code of a store has locals of these names.
            "ownItems": .string(SwiftName.member(store.items, locals: ["items", "places", "known", "ids"])),
            "itemName": .string(store.itemName),
            "filteredItems": .string(store.filteredItems),
            "subject": .string(SwiftName.bare(store.items)),
        ]
        for type in ["Phase", "ServerError", "Section", "Loading", "Decoding", "Heading", "Group", "Page", "Key"] {
            let label = type.prefix(1).lowercased() + type.dropFirst()
            names[label] = .string(store.nested(type))
        }
        return names
    }

    /// The type of the code with which a server says that it failed; without one it is the status of HTTP.
    static func codeType(of store: Store) -> String {
        switch store.failure?.success {
        case .texts?: "String"
        case .numbers?, .boolean?, nil: "Int"
        }
    }

    /// `category == nil || $0.category == category`
    private static func condition(of filter: StoreFilter) -> String {
        "\(filter.name) == nil || $0.\(filter.property) == \(filter.name)"
    }

    private static func identity(of store: Store) -> MustacheValue {
        guard case .variants(let variants, let unknownCase) = store.identity else { return .null }
        let known: [MustacheValue] = variants.map { variant in
            let tag = SwiftName.bare(variant.name)
            switch variant.payload {
            case .none:
                return ["pattern": .string(variant.name), "value": .string(SwiftLiteral.string(tag))]
            case .identifiable:
                return ["pattern": .string("\(variant.name)(let value)"), "value": .string("\"\(tag) \\(value.id)\"")]
            case .anonymous:
                return [
                    "pattern": .string("\(variant.name)(let value)"),
                    "value": .string("\"\(tag) \\(value.hashValue)\""),
                ]
            }
        }
        let unknown: MustacheValue = [
            "pattern": .string("\(unknownCase)(let value)"), "value": "\"unknown \\(value.hashValue)\"",
        ]
        return ["variants": .list(known + [unknown])]
    }
}
