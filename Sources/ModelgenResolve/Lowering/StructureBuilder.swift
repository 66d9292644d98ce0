import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// Builds the struct of a type.
package struct StructureBuilder: Sendable {
    private let context: LoweringContext

    package init(_ context: LoweringContext) {
        self.context = context
    }

    /// The struct, whether it is identifiable, and what there is to say of it.
    package func structure(of index: Int, name: String) -> (
        body: Structure, isIdentifiable: Bool, diagnostics: [Diagnostic]
    ) {
        let members = context.resolution.types.members[index] ?? []
        let table = context.resolution.types.table
        let keys = Set(table.groups.members[index].compactMap { table.tree.places[$0].key })
        let finding = IdentityRule.finding(
            members: members,
            nouns: (keys + [name]).map(KeyNoun.init),
            repeated: context.resolution.types.repeatedKeys[index] ?? []
        )
        var diagnostics: [Diagnostic] = []
        var identityKey: String?
        if context.options.conformances.contains(.identifiable) {
            if case .member(let key) = finding { identityKey = key }
            diagnostics += warnings(finding, members, name)
        }
        let hasOwnID = members.contains {
            $0.override?.name == nil && context.style.propertyName(for: $0.key) == "id"
        }
        let isObservable = context.options.kind == .observable
        let names = MemberNames(
            members: members, typeName: name, style: context.style,
            position: isObservable ? .observableProperty : .property,
            taken: context.resolution.names.declared.adding(identityKey == nil || hasOwnID ? [] : ["id"]),
            remembered: context.remembered(.object(index))?.properties ?? [])
        diagnostics += names.diagnostics
        for member in members {
            diagnostics += SpellingNotes.notes(of: member, typeName: name, in: context.resolution.types)
        }
        var properties: [Property] = []
        for member in members {
            properties.append(property(member, of: index, name: names.names[member.key] ?? member.key, &diagnostics))
        }
        var identity: Structure.Identity?
        if let identityKey, let property = properties.first(where: { $0.key == identityKey }), property.name != "id" {
            identity =
                properties.contains { $0.name == "id" }
                ? nil : Structure.Identity(property: property.name, type: property.type)
        }
        let isIdentifiable =
            identityKey != nil && (identity != nil || properties.contains { $0.name == "id" && $0.key == identityKey })
        let body = Structure(
            isObservable: isObservable,
            properties: properties,
            identity: identity,
            writesDecoding: isObservable || properties.contains { $0.coding.needsWrittenDecoding },
            writesEncoding: context.options.coding == .codable
                && (isObservable || properties.contains { $0.coding.needsWrittenEncoding })
        )
        return (body, isIdentifiable, diagnostics)
    }

    private func property(_ member: Member, of index: Int, name: String, _ diagnostics: inout [Diagnostic]) -> Property
    {
        let isBoxed = context.resolution.boxes.boxed.contains(BoxRule.Edge(type: .object(index), key: member.key))
        var coding = PropertyCoding(isBoxed: isBoxed)
        coding.scalar = scalar(member.value)
        coding.container = member.value.container
        if let override = member.override, override.lossy {
            if case .array = member.value.type {
                coding.container = .lossy
            } else {
                diagnostics.append(OverrideFit.notLossy(override))
            }
        }
        coding.readsEmptyAsNil = member.value.readsEmptyAsNil
        if let override = member.override, let json = override.default {
            coding.defaultValue = DefaultLiteral.swift(json, type: member.value.type, enums: EnumBuilder(context))
            if coding.defaultValue == nil { diagnostics.append(DefaultLiteral.problem(override, json)) }
        } else if member.value.emptyIsEmptyArray && !member.isOptional {
            coding.defaultValue = "[]"
        }
        return Property(
            name: name,
            key: member.key,
            type: context.lowering.reference(member.value.type),
            isOptional: member.isOptional && coding.defaultValue == nil,
            documentation: MemberDocumentation.lines(member),
            coding: coding
        )
    }

    private func scalar(_ value: Value) -> PropertyCoding.Scalar {
        if value.isLenientNumber { return .number }
        if value.isLenientBoolean { return .boolean }
        if context.hasManyDateForms, let form = value.type.dateForm { return .date(form) }
        if value.type.holdsLowercaseUUIDs { return .lowercaseUUID }
        return .plain
    }

    private func warnings(_ finding: IdentityRule.Finding, _ members: [Member], _ name: String) -> [Diagnostic] {
        func diagnostic(_ code: DiagnosticCode, _ key: String, _ message: String) -> [Diagnostic] {
            guard let place = members.first(where: { $0.key == key })?.field.shape.first else { return [] }
            return [
                Diagnostic(
                    code, .warning, at: place, message: message,
                    remedy: "mark the member that identifies it with identity: true")
            ]
        }
        switch finding {
        case .repeated(let key):
            return diagnostic(
                .repeatedIdentity, key, "'\(key)' of \(name) stands twice in one array, so \(name) is not Identifiable")
        case .nullable(let key):
            return diagnostic(
                .nullableIdentity, key,
                "'\(key)' of \(name) is missing or null in places, so \(name) is not Identifiable")
        case .none, .member:
            return []
        }
    }
}

extension ValueType {
    /// Whether a member holds UUIDs that are written in lower case, itself or in its list or map.
    fileprivate var holdsLowercaseUUIDs: Bool {
        switch self {
        case .uuid(let isLowercase): isLowercase
        case .array(let inner), .dictionary(let inner): inner.holdsLowercaseUUIDs
        default: false
        }
    }

    /// The form of the dates that a member holds, itself or in its list or map.
    package var dateForm: DateForm? {
        switch self {
        case .date(let form): form
        case .array(let inner), .dictionary(let inner), .optional(let inner): inner.dateForm
        default: nil
        }
    }
}
