import ModelgenShape
import ModelgenSwift

extension NameMemory {
    /// The names of a model, to be kept by the next one.
    init(of model: Model, _ resolution: TypeResolution) {
        self.init()
        let types = resolution.types
        let declarations = Self.declarations(of: model)
        for type in resolution.order {
            guard let name = resolution.names.names[type] else { continue }
            let enclosing = resolution.names.enclosing[resolution.names.payloads[type] ?? type]
            let nested = enclosing.flatMap { declarations["\($0).\(name)"] }
            guard let declaration = nested ?? declarations[name] else { continue }
            var entry = Self.entry(of: type, name: name, declaration, types)
            entry.root = types.roots.count > 1 ? enclosing : nil
            self.types.append(entry)
        }
        maps = Set(types.table.tree.forms.filter { $0.value == .map }.map(\.key.text)).sorted()
    }

    /// All declarations by the root around them and their name, those inside unions too.
    private static func declarations(of model: Model) -> [String: Declaration] {
        var found: [String: Declaration] = [:]
        var queue = model.declarations
        while let next = queue.popLast() {
            // An alias of a root's name stands for a type that has another.
            if case .alias = next.body { continue }
            found[next.fullName] = next
            guard case .taggedUnion(let union) = next.body else { continue }
            for var payload in union.payloads {
                payload.enclosing = next.enclosing
                queue.append(payload)
            }
        }
        return found
    }

    private static func entry(
        of type: NamedType,
        name: String,
        _ declaration: Declaration,
        _ types: ResolvedTypes
    ) -> TypeEntry {
        var entry = TypeEntry(name: name, kind: .struct, places: places(of: type, types))
        switch declaration.body {
        case .structure(let body):
            entry.properties = body.properties.map { property in
                Property(key: property.key, name: property.name, isOptional: property.isOptional)
            }
        case .taggedUnion(let body):
            entry.kind = .taggedUnion
            entry.tagging = words(of: body.tagging)
            entry.cases = body.variants.map { Case(text: $0.tags.first ?? "", name: $0.name) }
        case .stringEnum(let body):
            entry.kind = .enum
            entry.cases = body.cases.map { Case(text: $0.value, name: $0.name) }
        case .kindUnion: entry.kind = .kindUnion
        case .row: entry.kind = .row
        case .alias: break
        }
        return entry
    }

    private static func places(of type: NamedType, _ types: ResolvedTypes) -> [String] {
        switch type {
        case .object(let index):
            return types.table.groups.members[index].map { types.table.tree.places[$0].path.text }
        case .stringEnum(let slot), .kindUnion(let slot), .row(let slot):
            let slots = types.sharers[type] ?? [slot]
            return Set(slots.flatMap { RememberedNames.places(of: $0, in: types.table) }).sorted()
        }
    }

    private static func words(of tagging: TaggedUnion.Tagging) -> [String] {
        switch tagging {
        case .internal(let tag): ["internal", tag]
        case .adjacent(let tag, let content): ["adjacent", tag, content]
        case .external: ["external"]
        }
    }
}
