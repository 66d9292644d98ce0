import ModelgenMustache
import ModelgenSwift

/// What the template `store` prints of sections.
enum SectionsContext {
    static func members(of store: Store) -> [String: MustacheValue] {
        switch store.sections {
        case nil: ["sections": .null, "headings": .null]
        case .property(let grouping)?: members(of: grouping, store: store)
        case .document(let layout)?: members(of: layout, store: store)
        }
    }

    private static func conformances(of store: Store) -> String {
        let own = (store.isEquatable ? [", Equatable"] : []) + (store.isSendable ? [", Sendable"] : [])
        return own.joined()
    }

    private static func members(of grouping: StoreSections.Grouping, store: Store) -> [String: MustacheValue] {
        let isDate = grouping.type == .date
        let type = grouping.isOptional ? TypeReference.optional(grouping.type) : grouping.type
        let property = "\(store.itemName).\(grouping.property)"
        let day = "Calendar.current.startOfDay(for: "
        let id: String
        switch (isDate, grouping.isOptional) {
        case (false, _): id = property
        case (true, false): id = "\(day)\(property))"
        case (true, true): id = "\(property).map { \(day)$0) }"
        }
        return [
            "headings": .null,
            "sections": [
                "idType": .string(type.swiftText),
                "sectionConformances": .string(conformances(of: store)),
                "key": .string("let id = \(id)"),
                "title": .string(title(of: grouping)),
                "titles": titles(of: grouping),
            ],
        ]
    }

    private static func title(of grouping: StoreSections.Grouping) -> String {
        let text: (String) -> String
        if !grouping.choices.isEmpty {
            text = { "title(of: \($0))" }
        } else if grouping.type == .date {
            text = { "\($0).formatted(date: .abbreviated, time: .omitted)" }
        } else {
            text = { "\"\\(\($0))\"" }
        }
        if grouping.type == .string { return grouping.isOptional ? "id ?? \"\"" : "id" }
        guard grouping.isOptional else {
            return grouping.choices.isEmpty ? text("id") : "Self." + text("id")
        }
        return "id.map { \(grouping.choices.isEmpty ? "" : "Self.")\(text("$0")) } ?? \"\""
    }

    private static func titles(of grouping: StoreSections.Grouping) -> MustacheValue {
        guard !grouping.choices.isEmpty else { return .null }
        // With its backticks: `switch default {` is no Swift.
        let parameter = grouping.property
        return [
            "parameter": .string(parameter == "value" ? "heading" : parameter),
            "type": .string(grouping.type.swiftText),
            "choices": .list(
                grouping.choices.map { ["name": .string($0.name), "label": .string(SwiftLiteral.string($0.label))] }),
            "unknownCase": grouping.unknownCase.map { .string($0) } ?? .null,
        ]
    }

    private static func members(of layout: StoreSections.Layout, store: Store) -> [String: MustacheValue] {
        let names = Dictionary(store.keys.map { ($0.key, $0.name) }) { first, _ in first }
        func name(_ key: String) -> String { names[key] ?? "value" }
        let title =
            "container.decode\(layout.isTitleOptional ? "IfPresent" : "")(String.self, forKey: .\(name(layout.titleKey)))"
        let id = layout.idKey.map { "try container.decode(\(layout.idType.swiftText).self, forKey: .\(name($0)))" }
        let heading = store.nested("Heading")
        let fallback = layout.isTitleOptional ? " ?? \"\"" : ""
        return [
            "headings": true,
            "idType": .string(layout.idType.swiftText),
            "groupStatements": [
                .string("let title = try \(title)\(fallback)"),
                .string("heading = \(heading)(id: \(id ?? "title"), title: title)"),
                .string(
                    "\(store.items) = try container.decode([\(store.item.swiftText)].self, forKey: .\(name(layout.itemsKey)))"
                ),
            ],
            "sections": [
                "idType": .string(layout.idType.swiftText),
                "sectionConformances": .string(conformances(of: store)),
                "key": .string(
                    "guard let heading = headings[\(store.itemName).id], case let id = heading.id else { continue }"),
                "title": "heading.title",
                "titles": .null,
            ],
        ]
    }
}
