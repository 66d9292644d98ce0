import ModelgenResolve
import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// One of the two models that are compared, and the way through it place by place.
struct ModelSide {
    let root: ModelRequest.Root
    let resolution: TypeResolution
    let enums: ModelOptions.Enums
    private let lowering: TypeLowering
    private let members: [Int: [String: Member]]
    /// Where the model starts.
    let start: ModelSite

    /// - Parameter index: which of the request's roots.
    init(_ request: ModelRequest, resolution: TypeResolution, index: Int, shape: Shape) {
        root = request.roots[index]
        self.resolution = resolution
        enums = request.options.enums
        lowering = TypeLowering(
            names: resolution.names, root: root.name, isFlat: request.options.layout == .flat)
        members = resolution.types.members.mapValues { members in
            Dictionary(members.map { ($0.key, $0) }) { first, _ in first }
        }
        let value = resolution.types.roots[index]
        start = ModelSite(shape, value: value, isOptional: value.isNullable)
    }

    // MARK: Types

    /// As Swift spells it, with the optional: `[Author]?`.
    func text(of site: ModelSite) -> String {
        guard let value = site.value else { return "JSONValue" }
        return lowering.reference(value.type).swiftText + (site.isOptional ? "?" : "")
    }

    func name(of type: NamedType) -> String {
        let own = resolution.names.names[type] ?? ""
        guard let union = resolution.names.payloads[type], let outer = resolution.names.names[union] else { return own }
        return "\(outer).\(own)"
    }

    /// Whether a type of the name is still there.
    func declares(_ name: String) -> Bool {
        resolution.order.contains { self.name(of: $0) == name }
    }

    func isTagged(_ type: ValueType) -> Bool {
        if case .object(let index) = type { resolution.types.variants[index] != nil } else { false }
    }

    // MARK: Steps

    /// Whether the keys of a site's objects are data.
    func isMap(_ site: ModelSite) -> Bool {
        guard let value = site.value else { return false }
        return value.container == .indexed || mapValue(of: value.type) != nil
    }

    /// A member, as far as the documents have it.
    func member(_ key: String, of record: RecordShape, in site: ModelSite) -> ModelSite? {
        guard let field = record.fields[key] else { return nil }
        var inner: ModelSite
        if let value = site.value, let member = member(key, of: value) {
            inner = member.site(field.shape)
        } else {
            inner = ModelSite(field.shape, type: nil)
        }
        inner.missing = record.seen.count - field.present
        inner.missingAt = field.missingAt
        return inner
    }

    func element(of site: ModelSite) -> ModelSite? {
        guard let arrays = site.shape.arrays, arrays.element.count > 0 else { return nil }
        return ModelSite(arrays.element, type: site.value.flatMap { elementType(of: $0.type) })
    }

    /// The values of a map, as one.
    func mapValue(_ record: RecordShape, of site: ModelSite) -> ModelSite? {
        guard !record.fields.isEmpty else { return nil }
        let type = site.value.flatMap { value in
            value.container == .indexed ? elementType(of: value.type) : mapValue(of: value.type)
        }
        return ModelSite(record.value, type: type)
    }

    private struct Found {
        var value: Value
        var isOptional: Bool
        var owner: Int?

        func site(_ shape: Shape) -> ModelSite {
            var site = ModelSite(shape, value: value, isOptional: isOptional)
            site.owner = owner
            return site
        }
    }

    private func member(_ key: String, of value: Value) -> Found? {
        // A bare element stands where its list has just one.
        if value.container == .oneOrMany, let element = elementType(of: value.type) {
            return member(key, of: element)
        }
        return member(key, of: value.type)
    }

    private func member(_ key: String, of type: ValueType) -> Found? {
        switch type {
        case .optional(let inner): return member(key, of: inner)
        case .kindUnion(let slot):
            for part in resolution.types.unions[slot] ?? [] {
                if let found = member(key, of: part.type) { return found }
            }
            return nil
        case .object(let index):
            if let variants = resolution.types.variants[index] { return member(key, of: variants, in: index) }
            guard let member = members[index]?[key] else { return nil }
            return Found(value: member.value, isOptional: member.isOptional, owner: index)
        default: return nil
        }
    }

    private func member(_ key: String, of variants: [ResolvedTypes.Variant], in union: Int) -> Found? {
        for variant in variants {
            guard let payload = variant.payload else { continue }
            switch resolution.types.table.firstPlace(of: union).tagging {
            case .internal: if let found = member(key, of: payload) { return found }
            case .adjacent(_, key): return Self.found(payload)
            case .external where variant.tag == key: return Self.found(payload)
            default: continue
            }
        }
        return nil
    }

    private static func found(_ payload: ValueType) -> Found {
        let site = ModelSite(Shape(), type: payload)
        return Found(value: site.value ?? Value(payload), isOptional: true)
    }

    func elementType(of type: ValueType) -> ValueType? {
        switch type {
        case .array(let element): element
        case .optional(let inner): elementType(of: inner)
        case .kindUnion(let slot):
            (resolution.types.unions[slot] ?? []).lazy.compactMap { elementType(of: $0.type) }.first
        default: nil
        }
    }

    private func mapValue(of type: ValueType) -> ValueType? {
        switch type {
        case .dictionary(let value): value
        case .optional(let inner): mapValue(of: inner)
        case .kindUnion(let slot):
            (resolution.types.unions[slot] ?? []).lazy.compactMap { mapValue(of: $0.type) }.first
        default: nil
        }
    }
}
