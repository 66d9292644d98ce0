import ModelgenShape
import ModelgenSwift

/// Finds the list of a root: the root itself, the list that a spec names, or the first list of objects in the root, breadth
/// first.
struct ListFinder {
    /// Lists further down are parts of something else.
    private static let deepest = 3
    /// Properties that hold sections rather than items.
    private static let sectionKeys: Set<String> = ["sections", "groups", "buckets", "days", "shelves"]
    private static let titleKeys = ["title", "name", "header", "heading", "label", "date", "day", "letter"]

    private let index: ModelIndex
    private let overrides: [FieldOverride]

    init(index: ModelIndex, overrides: [FieldOverride]) {
        self.index = index
        self.overrides = overrides
    }

    /// A value on the way: its type by its full name, the properties that lead to it.
    private struct Site {
        var type: TypeReference
        var steps: [JSONPointer.Step]
        var properties: [Property]

        var isList: Bool {
            if case .array = type { true } else { false }
        }
    }

    /// - Parameters:
    ///   - root: The root's type as its coding mentions it.
    ///   - pointer: Where the root stands in documents.
    func list(of root: TypeReference, at pointer: JSONPointer) -> FoundList? {
        let keys = pointer.steps.compactMap { step -> String? in
            guard case .key(let key) = step else { return nil }
            return key
        }
        guard keys.count == pointer.steps.count else { return nil }
        var type = root
        var mayMiss = false
        if case .optional(let wrapped) = type { (type, mayMiss) = (wrapped, true) }
        if case .named = type, case .alias(let aliased)? = index.declaration(ofAlias: type)?.body { type = aliased }
        let start = Site(type: type, steps: [], properties: [])
        if case .array(let item) = type {
            let found = FoundList(
                path: keys, pointer: JSONPointer(), item: item, subject: nil, mayMiss: mayMiss)
            return sectioned(found, isNamedSo: keys.last.map(Self.sectionKeys.contains) ?? false) ?? found
        }
        let wanted = overrides.lazy.filter { $0.isList == true }
            .compactMap { self.site(at: $0.pointer.steps[...], from: start) }.first(where: \.isList)
        guard let site = wanted ?? first(from: start),
            case .array(let item) = site.type
        else { return nil }
        let found = FoundList(
            path: keys + site.properties.map(\.key),
            pointer: JSONPointer(site.steps),
            item: item,
            property: site.properties.last,
            subject: site.properties.last?.name,
            mayMiss: mayMiss || site.properties.contains(where: \.isOptional)
        )
        return sectioned(found, isNamedSo: site.properties.last.map { Self.sectionKeys.contains($0.key) } ?? false)
            ?? found
    }

    /// The list that holds sections, where its elements do no more than head other lists.
    private func sectioned(_ found: FoundList, isNamedSo: Bool) -> FoundList? {
        let wanted = overrides.first { $0.isList == true }?.pointer.steps
        let structure = index.structure(of: found.item)
        let lists = structure?.properties.filter { isList($0, in: found.item.swiftText) } ?? []
        let isWanted = wanted.map { $0.starts(with: found.pointer.steps + [.eachElement]) } ?? false
        guard let structure, isWanted || isNamedSo && lists.count == 1 else { return nil }
        let key = isWanted ? wanted?.last : lists.first.map { .key($0.key) }
        guard let list = structure.properties.first(where: { key == .key($0.key) }), !list.isOptional,
            case .array(let item) = index.qualified(list.type, in: found.item.swiftText),
            let title = Self.titleKeys.lazy.compactMap({ key in
                structure.properties.first { $0.key.lowercased() == key && $0.type == .string }
            }).first
        else { return nil }
        let identity = structure.properties.first {
            ["id", structure.identity?.property].contains($0.name) && !$0.isOptional
        }
        let idType = identity.flatMap(sectionID)
        var sectioned = found
        sectioned.item = item
        sectioned.subject = list.name
        sectioned.sections = StoreSections.Layout(
            itemsKey: list.key,
            idKey: idType == nil ? nil : identity?.key,
            idType: idType ?? .string,
            titleKey: title.key,
            isTitleOptional: title.isOptional
        )
        return sectioned
    }

    /// The type by which sections are told apart; a date is compared as it is sent. nil for what has no plain coding.
    private func sectionID(_ property: Property) -> TypeReference? {
        switch (property.type, property.coding.scalar) {
        case (.int, .plain), (.uint64, .plain), (.string, _): property.type
        case (.uuid, _), (.url, _): .string
        case (.date, .date(.seconds)), (.date, .date(.milliseconds)), (.date, .date(.microseconds)): .int
        case (.date, .date): .string
        default: nil
        }
    }

    private func isList(_ property: Property, in scope: String) -> Bool {
        guard case .array(let item) = index.qualified(property.type, in: scope) else { return false }
        return isObject(item)
    }

    /// Whether a row can be made of it: a struct or a tagged union.
    private func isObject(_ type: TypeReference) -> Bool {
        switch index.declaration(of: type)?.body {
        case .structure, .taggedUnion: true
        default: false
        }
    }

    private func site(at steps: ArraySlice<JSONPointer.Step>, from site: Site) -> Site? {
        guard case .key(let key)? = steps.first else { return site }
        guard let structure = index.structure(of: site.type),
            let property = structure.properties.first(where: { $0.key == key })
        else { return nil }
        return self.site(at: steps.dropFirst(), from: below(site, property))
    }

    private func below(_ site: Site, _ property: Property) -> Site {
        Site(
            type: index.qualified(property.type, in: site.type.swiftText),
            steps: site.steps + [.key(property.key)],
            properties: site.properties + [property]
        )
    }

    /// Whether the spec says that it is not the list.
    private func isRefused(_ site: Site) -> Bool {
        overrides.contains { $0.isList == false && $0.pointer.steps == site.steps }
    }

    /// The list that stands highest; among those of one height one of objects that have an identity, else the first.
    private func first(from start: Site) -> Site? {
        var level = [start]
        for _ in 0..<Self.deepest {
            let below = level.flatMap { site in
                index.structure(of: site.type)?.properties.map { self.below(site, $0) } ?? []
            }
            let lists = below.filter { site in
                guard case .array(let item) = site.type, !isRefused(site) else { return false }
                return isObject(item)
            }
            let best = lists.first { site in
                guard case .array(let item) = site.type else { return false }
                return index.declaration(of: item)?.conformances.contains("Identifiable") == true
            }
            if let found = best ?? lists.first { return found }
            level = below.filter { index.structure(of: $0.type) != nil }
        }
        return nil
    }
}
