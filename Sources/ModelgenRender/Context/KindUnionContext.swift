import ModelgenMustache
import ModelgenSwift

/// What the template `kindUnion` prints.
enum KindUnionContext {
    static func members(of union: KindUnion) -> [String: MustacheValue] {
        let attempts = union.cases.dropLast().enumerated().map { index, item in
            attempt(item, otherwise: index == 0 ? "" : "} else ")
        }
        return [
            "indirect": .string(union.isIndirect ? "indirect " : ""),
            "cases": .list(union.cases.map { attempt($0, otherwise: "") }),
            "isSingle": .bool(union.cases.count < 2),
            "attempts": .list(attempts),
            "last": union.cases.last.map { attempt($0, otherwise: "") } ?? .null,
        ]
    }

    private static func attempt(_ item: KindUnion.Case, otherwise: String) -> MustacheValue {
        [
            "name": .string(item.name),
            "type": .string(item.type.swiftText),
            "otherwise": .string(otherwise),
            "read": .string(ValueCall.read(item.type, as: item.scalar)),
            "write": .string(ValueCall.write("value", as: item.scalar)),
        ]
    }
}
