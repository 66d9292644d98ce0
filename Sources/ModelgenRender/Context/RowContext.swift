import ModelgenMustache
import ModelgenSwift

/// What the template `row` prints.
enum RowContext {
    static func members(of row: Row, in scope: RenderScope) -> [String: MustacheValue] {
        let keyword = scope.model.hasMutableProperties ? "var" : "let"
        let stored = StoredProperty.all(of: row.columns, canBox: false)
        return [
            "hasProperties": .bool(!row.columns.isEmpty),
            "properties": .list(row.columns.map { property($0, keyword: keyword, in: scope) }),
            "computed": [],
            "parameters": InitializerContext.parameters(of: stored),
            "count": .string(String(row.columns.count)),
            "problem": .string(SwiftLiteral.string("expected an array of \(row.columns.count)")),
            "decoded": .list(row.columns.map(decoded)),
            "writesEncoding": .bool(scope.model.isEncodable),
            "encoded": .list(row.columns.map(encoded)),
        ]
    }

    private static func property(_ column: Property, keyword: String, in scope: RenderScope) -> MustacheValue {
        [
            "documentation": DocumentationContext.value(of: column.documentation),
            "propertyAccess": .string(scope.access),
            "keyword": .string(keyword),
            "name": .string(column.name),
            "type": .string(column.fullType.swiftText),
        ]
    }

    private static func decoded(_ column: Property) -> MustacheValue {
        let read = ValueCall.read(column.type, as: column.coding.scalar)
        return [
            "target": .string(SwiftName.member(column.name, locals: ["container", "decoder"])),
            "value": .string(column.isOptional ? "try container.decodeNil() ? nil : \(read)" : "try \(read)"),
        ]
    }

    /// A null keeps its position.
    private static func encoded(_ column: Property) -> MustacheValue {
        let value = SwiftName.member(column.name, locals: ["container", "encoder", "value"])
        let isPlain = ValueCall.write(value, as: column.coding.scalar) == ValueCall.write(value, as: .plain)
        guard column.isOptional, !isPlain else {
            return ["statement": .string("try " + ValueCall.write(value, as: column.coding.scalar)), "optional": .null]
        }
        let present = MustacheValue.string("try " + ValueCall.write("value", as: column.coding.scalar))
        return ["statement": .null, "optional": ["value": .string(value), "present": present]]
    }
}
