import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// Walks the types of a root along what was seen at each place.
package struct EvidenceWalk {
    /// A place on the walk.
    package struct Site {
        package var pointer: JSONPointer
        /// What was seen there; empty where a type has a member that this place lacks.
        package var shape: Shape
        package var missing: Int
        package var isOptional: Bool
        package var property: String?
        package var reason: PresenceRule.Reason?
        /// The first object without it.
        package var missingAt: Place?
    }

    package private(set) var fields: [FieldEvidence] = []
    private let resolution: TypeResolution
    private let request: ModelRequest
    private let lowering: TypeLowering
    /// The objects around, with their places, to find where a type recurs.
    private var around: [(type: Int, pointer: JSONPointer)] = []

    /// Types of types that no sample reached at this place are not followed further down than this.
    private static let unseenDepth = 3
    private var unseen = 0

    package init(resolution: TypeResolution, request: ModelRequest, root: String) {
        self.resolution = resolution
        self.request = request
        lowering = TypeLowering(names: resolution.names, root: root, isFlat: request.options.layout == .flat)
    }

    /// Adds the entry of a place and those below it.
    package mutating func visit(_ value: Value, _ site: Site) {
        let index = fields.count
        fields.append(entry(value, site))
        descend(value.type, site, entry: index)
    }

    private mutating func descend(_ type: ValueType, _ site: Site, entry index: Int) {
        switch type {
        case .array(let element):
            let isBare = site.shape.arrays == nil && site.shape.valueCount > 0
            let shape = isBare ? site.shape : site.shape.arrays?.element ?? Shape()
            visitInner(element, shape, at: site.pointer.appending(.eachElement))
        case .dictionary(let value):
            visitInner(value, site.shape.objects?.record.value ?? Shape(), at: site.pointer.appending(.eachValue))
        case .optional(let inner):
            descend(inner, site, entry: index)
        case .row(let slot):
            visitInner(columns: resolution.types.rows[slot] ?? [], site)
        case .kindUnion(let slot):
            for member in resolution.types.unions[slot] ?? [] { descend(member.type, site, entry: index) }
        case .object(let type):
            descend(object: type, site, entry: index)
        default:
            return
        }
    }

    private mutating func visitInner(_ type: ValueType, _ shape: Shape, at pointer: JSONPointer) {
        var value = Value(type)
        var isOptional = shape.nulls.count > 0
        if case .optional(let inner) = type {
            value = Value(inner)
            isOptional = true
        }
        visit(value, Site(pointer: pointer, shape: shape, missing: 0, isOptional: isOptional))
    }

    /// All columns of a row as the elements of one array.
    private mutating func visitInner(columns: [Value], _ site: Site) {
        guard let arrays = site.shape.arrays else { return }
        let kinds = arrays.element.kinds.subtracting([.null]).map(Self.name).sorted()
        var entry = entry(
            Value(.json),
            Site(pointer: site.pointer.appending(.eachElement), shape: arrays.element, missing: 0, isOptional: false))
        entry.kind = .union
        entry.kinds = kinds
        fields.append(entry)
    }

    private mutating func descend(object type: Int, _ site: Site, entry index: Int) {
        if let outer = around.first(where: { $0.type == type }) {
            fields[index].reference = outer.pointer
            return
        }
        let isSeen = site.shape.valueCount > 0
        if !isSeen {
            guard unseen < Self.unseenDepth else { return }
            unseen += 1
        }
        around.append((type, site.pointer))
        if resolution.types.variants[type] != nil {
            visitVariants(of: type, site, entry: index)
        } else {
            visitMembers(of: type, site.shape.objects?.record ?? RecordShape(), at: site.pointer)
        }
        around.removeLast()
        if !isSeen { unseen -= 1 }
    }

    private mutating func visitMembers(of type: Int, _ record: RecordShape, at pointer: JSONPointer) {
        let identity = identity(of: type)
        for member in resolution.types.members[type] ?? [] {
            let field = record.fields[member.key]
            let site = Site(
                pointer: pointer.appending(.key(member.key)),
                shape: field?.shape ?? Shape(),
                missing: record.seen.count - (field?.present ?? 0),
                isOptional: member.isOptional,
                property: member.key,
                reason: member.optionality,
                missingAt: field?.missingAt
            )
            let index = fields.count
            visit(member.value, site)
            if member.key == identity {
                fields[index].why = "identity: everywhere, never null, and unique among siblings"
            }
        }
    }

    /// The key of the member that identifies the objects of a type.
    private func identity(of type: Int) -> String? {
        let types = resolution.types
        var nouns = types.table.groups.members[type].compactMap { types.table.tree.places[$0].key.map(KeyNoun.init) }
        if let name = resolution.names.names[.object(type)] { nouns.append(KeyNoun(key: name)) }
        let finding = IdentityRule.finding(
            members: types.members[type] ?? [], nouns: nouns, repeated: types.repeatedKeys[type] ?? [])
        guard case .member(let key) = finding else { return nil }
        return key
    }

    // MARK: Unions

    private mutating func visitVariants(of type: Int, _ site: Site, entry index: Int) {
        guard let tagging = resolution.types.table.firstPlace(of: type).tagging else { return }
        var inside: [[FieldEvidence]] = []
        var entries: [FieldEvidence.Variant] = []
        for variant in resolution.types.variants[type] ?? [] {
            var inner = EvidenceWalk(copying: self)
            inner.visitPayload(variant, site, tagging)
            let depth = site.pointer.steps.count + 1
            let direct = inner.fields.map(\.pointer).filter { $0.steps.count == depth }
            let name = variant.payload.map { lowering.reference($0).swiftText }
            entries.append(FieldEvidence.Variant(tag: variant.tag, type: name, pointers: direct))
            inside.append(inner.fields)
        }
        fields[index].variants = entries
        fields[index].tag = tagging.key ?? "*"
        if let tag = tagging.key { visitTag(tag, site, variants: entries) }
        fields += MergedEntries.merged(inside, depth: site.pointer.steps.count + 1)
    }

    private init(copying walk: EvidenceWalk) {
        self = walk
        fields = []
    }

    private mutating func visitTag(_ key: String, _ site: Site, variants: [FieldEvidence.Variant]) {
        let field = site.shape.objects?.record.fields[key]
        let site = Site(
            pointer: site.pointer.appending(.key(key)), shape: field?.shape ?? Shape(), missing: 0, isOptional: false)
        var entry = entry(Value(.string), site)
        entry.kind = .enum
        entry.values = variants.map(\.tag)
        entry.isOpen = true
        entry.why = "the tag that tells the variants apart"
        fields.append(entry)
    }

    private mutating func visitPayload(_ variant: ResolvedTypes.Variant, _ site: Site, _ tagging: ObjectForm.Tagging) {
        guard let payload = variant.payload, let objects = site.shape.objects else { return }
        switch tagging {
        case .internal(let tag):
            guard case .object(let type) = payload else { return }
            let record = TaggedVariant.records(of: objects, by: tag).first { $0.key == variant.tag }?.value
            around.append((type, site.pointer))
            visitMembers(of: type, record ?? RecordShape(), at: site.pointer)
            around.removeLast()
        case .adjacent(let tag, let content):
            let record = TaggedVariant.records(of: objects, by: tag).first { $0.key == variant.tag }?.value
            visitInner(payload, record?.fields[content]?.shape ?? Shape(), at: site.pointer.appending(.key(content)))
        case .external:
            visitInner(
                payload, objects.record.fields[variant.tag]?.shape ?? Shape(),
                at: site.pointer.appending(.key(variant.tag)))
        }
    }

    // MARK: Entries

    private func entry(_ value: Value, _ site: Site) -> FieldEvidence {
        var entry = FieldEvidence(
            pointer: site.pointer,
            property: site.property,
            type: lowering.reference(value.type).swiftText,
            kind: kind(of: value.type),
            isOptional: site.isOptional,
            seen: site.shape.count,
            missing: site.missing,
            nulls: site.shape.nulls.count,
            first: site.shape.first,
            why: ""
        )
        if case .date(let form) = value.type { entry.format = DateFormName.name(of: form) }
        if case .stringEnum(let slot) = value.type {
            entry.values = (resolution.types.enums[slot]?.values ?? [:]).keys.sorted()
            entry.isOpen = request.options.enums != .closed
        }
        if case .kindUnion(let slot) = value.type {
            entry.kinds = Set((resolution.types.unions[slot] ?? []).map { kind(of: $0.type).jsonName }).sorted()
        }
        if !value.alsoKinds.isEmpty { entry.also = value.alsoKinds.map(Self.name).sorted() }
        entry.why = EvidenceReason.text(value, site, entry)
        let key = site.pointer.steps.last { if case .key = $0 { true } else { false } }
        if case .key(let key)? = key { entry.near = NearMiss.found(at: key, site.shape, kind: entry.kind) }
        entry.counts = counts(entry.kind, site.shape)
        return entry
    }

    private func counts(_ kind: FieldEvidence.Kind, _ shape: Shape) -> [FieldEvidence.ValueCount] {
        switch kind {
        case .enum:
            return (shape.strings?.values ?? [:]).sorted { $0.key.isSpelled(before: $1.key) }
                .map { FieldEvidence.ValueCount(text: $0.key, count: $0.value) }
        case .bool:
            return [
                FieldEvidence.ValueCount(text: "true", count: shape.trues),
                FieldEvidence.ValueCount(text: "false", count: shape.booleans.count - shape.trues),
            ]
        default: return []
        }
    }

    private func kind(of type: ValueType) -> FieldEvidence.Kind {
        switch type {
        case .bool: .bool
        case .int, .uint64: .integer
        case .double: .number
        case .decimal: .decimal
        case .string: .string
        case .date: .date
        case .url: .url
        case .uuid: .uuid
        case .json: .any
        case .external: .object
        case .stringEnum: .enum
        case .kindUnion: .union
        case .row: .row
        case .array: .array
        case .dictionary: .map
        case .optional(let inner): kind(of: inner)
        case .object(let index): resolution.types.variants[index] == nil ? .object : .union
        }
    }

    private static func name(_ kind: JSONKind) -> String {
        kind.rawValue
    }
}

extension ObjectForm.Tagging {
    /// The tag's key; nil where the tag is the only key itself.
    fileprivate var key: String? {
        switch self {
        case .internal(let tag), .adjacent(let tag, _): tag
        case .external: nil
        }
    }
}
