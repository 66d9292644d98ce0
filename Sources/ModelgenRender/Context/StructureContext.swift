import ModelgenMustache
import ModelgenSwift

/// What the template `structure` prints.
enum StructureContext {
    static func members(
        of structure: Structure,
        declaration: Declaration,
        in scope: RenderScope
    ) -> [String: MustacheValue] {
        let stored = StoredProperty.all(of: structure.properties, canBox: !structure.isObservable)
        let isMutable = scope.model.hasMutableProperties || structure.isObservable
        let isWritten = structure.isObservable || stored.isEmpty
        return [
            "isObservable": .bool(structure.isObservable),
            "typeKeyword": structure.isObservable ? "final class" : "struct",
            "hasProperties": .bool(!stored.isEmpty),
            "properties": .list(stored.map { property($0, keyword: isMutable ? "var" : "let", in: scope) }),
            "computed": .list(computed(stored, of: structure, isMutable: isMutable)),
            "parameters": InitializerContext.parameters(of: stored),
            "keys": .list(stored.map(key)),
            "writesDecoding": .bool(structure.writesDecoding || isWritten),
            "decodingContainer": stored.isEmpty ? "_" : "let container",
            "decoded": .list(stored.map(decoded)),
            "writesEncoding": .bool(scope.model.isEncodable && (structure.writesEncoding || isWritten)),
            "encodingContainer": stored.isEmpty ? "_" : "var container",
            "encoded": .list(stored.map { .string(EncodingCall.statement(of: $0)) }),
            "comparison": .bool(structure.isObservable && declaration.conformances.contains("Hashable")),
            "compared": .list(stored.map(compared)),
        ]
    }

    private static func property(_ stored: StoredProperty, keyword: String, in scope: RenderScope) -> MustacheValue {
        [
            "documentation": DocumentationContext.value(of: stored.isBoxed ? [] : stored.property.documentation),
            "propertyAccess": .string(stored.isBoxed ? "private " : scope.access),
            "keyword": .string(keyword),
            "name": .string(stored.name),
            "type": .string(stored.fullType.swiftText),
        ]
    }

    private static func computed(
        _ stored: [StoredProperty],
        of structure: Structure,
        isMutable: Bool
    ) -> [MustacheValue] {
        let boxed: [MustacheValue] = stored.filter(\.isBoxed).map { stored in
            [
                "documentation": DocumentationContext.value(of: stored.property.documentation),
                "isMutable": .bool(isMutable),
                "name": .string(stored.property.name),
                "type": .string(stored.property.fullType.swiftText),
                "value": .string(stored.unboxed),
                "assignment": .string("\(stored.name) = \(stored.stored("newValue"))"),
            ]
        }
        return boxed + (structure.identity.map { [IdentityContext.value(of: $0)] } ?? [])
    }

    private static func key(_ stored: StoredProperty) -> MustacheValue {
        let key = stored.property.key
        return [
            "name": .string(stored.name),
            "rawValue": SwiftName.differs(stored.name, from: key) ? .string(SwiftLiteral.string(key)) : .null,
        ]
    }

    private static func decoded(_ stored: StoredProperty) -> MustacheValue {
        [
            "target": .string(SwiftName.member(stored.name, locals: ["container", "decoder"])),
            "value": .string(DecodingCall.expression(of: stored)),
        ]
    }

    private static func compared(_ stored: StoredProperty) -> MustacheValue {
        ["name": .string(stored.name), "value": .string(SwiftName.member(stored.name, locals: ["hasher"]))]
    }
}
