import ModelgenMustache
import ModelgenSwift

/// What the template `stringEnum` prints.
enum StringEnumContext {
    static func members(of value: StringEnum, conformances: [String]) -> [String: MustacheValue] {
        let isOpen = value.unknownCase != nil
        return [
            "cases": .list(
                value.cases.enumerated().map { index, item in
                    let literal = MustacheValue.string(SwiftLiteral.string(item.value))
                    let needsRawValue = !isOpen && SwiftName.differs(item.name, from: item.value)
                    return [
                        "name": .string(item.name),
                        "value": literal,
                        "rawValue": needsRawValue ? literal : .null,
                        "separator": .string(index == 0 ? "" : ", "),
                    ]
                }),
            "unknownCase": value.unknownCase.map { .string($0) } ?? .null,
            "listsCases": .bool(conformances.contains("CaseIterable")),
            "isSendable": .bool(conformances.contains("Sendable")),
            "isIdentifiable": .bool(conformances.contains("Identifiable")),
        ]
    }
}
