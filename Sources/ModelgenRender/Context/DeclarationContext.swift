import ModelgenMustache
import ModelgenSwift

/// What the template of a declaration's form prints.
enum DeclarationContext {
    /// - Parameter isNested: whether it stands inside another type and so inherits what that one demands.
    static func value(of declaration: Declaration, in scope: RenderScope, isNested: Bool = false) -> MustacheValue {
        let isInside = isNested || declaration.enclosing != nil
        var members: [String: MustacheValue] = [
            "form": .string(form(of: declaration.body)),
            "documentation": DocumentationContext.value(of: declaration.documentation),
            "access": .string(scope.access),
            "nonisolated": .string(scope.nonisolated),
            "isEncodable": .bool(scope.model.isEncodable),
            "name": .string(declaration.name),
            "conformances": .string(conformances(of: declaration)),
            "enclosing": isNested ? .null : declaration.enclosing.map { .string($0) } ?? .null,
            "availability": isInside ? .null : scope.availability,
            "extensionAvailability": scope.availability,
        ]
        members.merge(body(of: declaration, in: scope)) { _, own in own }
        return .object(members)
    }

    /// The name of the template.
    private static func form(of body: Declaration.Body) -> String {
        switch body {
        case .structure: "structure"
        case .stringEnum: "stringEnum"
        case .kindUnion: "kindUnion"
        case .taggedUnion: "taggedUnion"
        case .row: "row"
        case .alias: "alias"
        }
    }

    private static func body(of declaration: Declaration, in scope: RenderScope) -> [String: MustacheValue] {
        switch declaration.body {
        case .structure(let structure): StructureContext.members(of: structure, declaration: declaration, in: scope)
        case .stringEnum(let value): StringEnumContext.members(of: value, conformances: declaration.conformances)
        case .kindUnion(let union): KindUnionContext.members(of: union)
        case .taggedUnion(let union): TaggedUnionContext.members(of: union, enclosing: declaration.enclosing, in: scope)
        case .row(let row): RowContext.members(of: row, in: scope)
        case .alias(let type): ["type": .string(type.swiftText)]
        }
    }

    /// `: Codable, Hashable`, or nothing; an enum over texts says first what it is raw of.
    private static func conformances(of declaration: Declaration) -> String {
        var names = declaration.conformances
        if case .stringEnum(let value) = declaration.body {
            let first = value.unknownCase == nil ? "String" : "RawRepresentable"
            if !names.contains(first) { names.insert(first, at: 0) }
        }
        return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
    }
}
