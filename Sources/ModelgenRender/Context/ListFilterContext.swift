import ModelgenMustache
import ModelgenSwift

/// What the template `listPicker` prints.
enum ListFilterContext {
    /// Beyond this many cases a segmented picker has no room for their names on a phone.
    private static let mostSegments = 4

    /// - Parameter items: What the list holds, for people: `articles`.
    static func value(of filter: StoreFilter, items: String) -> MustacheValue {
        let comment = SwiftLiteral.string("\(filter.label) of \(items)")
        return [
            "isSegmented": .bool(filter.choices.count <= mostSegments),
            "property": .string(filter.name),
            "type": .string(filter.type.swiftText),
            "label": .string(SwiftLiteral.string(filter.label)),
            "labelComment": .string(SwiftLiteral.string("Chooses by \(filter.label) which \(items) are shown")),
            "allComment": .string(SwiftLiteral.string("\(filter.label) of \(items): any")),
            "choices": .list(
                filter.choices.map { choice in
                    [
                        "case": .string(choice.name),
                        "label": .string(SwiftLiteral.string(choice.label)),
                        "choiceComment": .string(comment),
                    ]
                }),
        ]
    }
}
