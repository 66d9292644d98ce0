import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// Builds the struct of a type.
package struct StructureBuilder: Sendable {
    private let resolution: TypeResolution
    private let options: ModelOptions
    private let lowering: TypeLowering
    private let style: NameStyle
    /// Whether each member decodes its dates itself, since the model has several forms.
    private let hasManyDateForms: Bool

    package init(
        resolution: TypeResolution,
        options: ModelOptions,
        lowering: TypeLowering,
        style: NameStyle,
        hasManyDateForms: Bool
    ) {
        self.resolution = resolution
        self.options = options
        self.lowering = lowering
        self.style = style
        self.hasManyDateForms = hasManyDateForms
    }

    /// The struct, whether it is identifiable, and what there is to say of it.
    package func structure(of index: Int, name: String) -> (
        body: Structure, isIdentifiable: Bool, diagnostics: [Diagnostic]
    ) {
        let members = resolution.types.members[index] ?? []
        let nouns = resolution.types.table.groups.members[index].compactMap { place in
            resolution.types.table.tree.places[place].key.map(KeyNoun.init)
        }
        let finding = IdentityRule.finding(
            members: members,
            nouns: nouns + [KeyNoun(key: name)],
            repeated: resolution.types.repeatedKeys[index] ?? []
        )
        var diagnostics: [Diagnostic] = []
        var identityKey: String?
        if options.conformances.contains(.identifiable) {
            if case .member(let key) = finding { identityKey = key }
            diagnostics += warnings(finding, members, name)
        }
        let hasOwnID = members.contains {
            style.propertyCandidates(for: $0.key).first == "id" && $0.override?.name == nil
        }
        let names = MemberNames(
            members: members, typeName: name, style: style, reserved: identityKey == nil || hasOwnID ? [] : ["id"])
        diagnostics += names.diagnostics
        for member in members {
            diagnostics += SpellingNotes.notes(of: member, typeName: name)
        }
        let properties = members.map { property($0, of: index, name: names.names[$0.key] ?? $0.key) }
        var identity: Structure.Identity?
        if let identityKey, let property = properties.first(where: { $0.key == identityKey }), property.name != "id" {
            identity =
                properties.contains { $0.name == "id" }
                ? nil : Structure.Identity(property: property.name, type: property.type)
        }
        let isIdentifiable =
            identityKey != nil && (identity != nil || properties.contains { $0.name == "id" && $0.key == identityKey })
        let isObservable = options.kind == .observable
        let body = Structure(
            isObservable: isObservable,
            properties: properties,
            identity: identity,
            writesDecoding: isObservable || properties.contains { $0.coding.needsWrittenDecoding },
            writesEncoding: options.coding == .codable
                && (isObservable || properties.contains { $0.coding.needsWrittenEncoding })
        )
        return (body, isIdentifiable, diagnostics)
    }

    private func property(_ member: Member, of index: Int, name: String) -> Property {
        let isBoxed = resolution.boxes.boxed.contains(BoxRule.Edge(type: .object(index), key: member.key))
        var coding = PropertyCoding(isBoxed: isBoxed)
        coding.scalar = scalar(member.value)
        coding.container = member.override?.lossy == true ? .lossy : member.value.container
        coding.readsEmptyAsNil = member.value.readsEmptyAsNil
        if let text = member.override?.default {
            coding.defaultValue = DefaultLiteral.swift(text, type: member.value.type)
        } else if member.value.emptyIsEmptyArray && !member.isOptional {
            coding.defaultValue = "[]"
        }
        return Property(
            name: name,
            key: member.key,
            type: lowering.reference(member.value.type),
            isOptional: member.isOptional && coding.defaultValue == nil,
            documentation: MemberDocumentation.lines(member),
            coding: coding
        )
    }

    private func scalar(_ value: Value) -> PropertyCoding.Scalar {
        if value.isLenientNumber { return .number }
        if value.isLenientBoolean { return .boolean }
        if hasManyDateForms, let form = value.type.dateForm { return .date(form) }
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
