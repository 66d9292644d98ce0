import ModelgenMustache
import ModelgenSwift

/// What the template `taggedUnion` prints.
enum TaggedUnionContext {
    /// - Parameter enclosing: The root that the union extends; nil where it stands at the top of the file.
    static func members(of union: TaggedUnion, enclosing: String?, in scope: RenderScope) -> [String: MustacheValue] {
        let writes = union.variants.map { variant in
            self.writes(of: variant, in: union) { name in
                structure(named: name, of: union) ?? scope.structure(named: name, in: enclosing)
            }
        }
        let variants = zip(union.variants, writes).map { variant, writes -> MustacheValue in
            [
                "name": .string(variant.name),
                "payload": variant.payload.map { .string($0.swiftText) } ?? .null,
                "patterns": .string(variant.tags.map(SwiftLiteral.string).joined(separator: ", ")),
                "read": read(of: variant, tagging: union.tagging),
                "writes": .list(writes.map { .string($0) }),
            ]
        }
        return [
            "indirect": .string(union.isIndirect ? "indirect " : ""),
            "variants": .list(variants),
            "unknownCase": .string(union.unknownCase),
            "payloads": .list(union.payloads.map { DeclarationContext.value(of: $0, in: scope, isNested: true) }),
            "keys": keys(of: union.tagging),
            "hasUntagged": .bool(union.hasUntagged),
            "isExternal": .bool(union.tagging == .external),
            "writesTag": .bool(writes.joined().contains { $0.hasPrefix("container.") }),
        ]
    }

    private static func keys(of tagging: TaggedUnion.Tagging) -> MustacheValue {
        func rawValue(_ name: String, _ key: String) -> MustacheValue {
            SwiftName.differs(name, from: key) ? .string(SwiftLiteral.string(key)) : .null
        }
        switch tagging {
        case .internal(let tagKey):
            return ["tagKey": rawValue("tag", tagKey), "hasContentKey": false]
        case .adjacent(let tagKey, let contentKey):
            return [
                "tagKey": rawValue("tag", tagKey),
                "hasContentKey": true,
                "contentKey": rawValue("content", contentKey),
            ]
        case .external: return .null
        }
    }

    private static func read(of variant: TaggedUnion.Variant, tagging: TaggedUnion.Tagging) -> MustacheValue {
        guard let payload = variant.payload else { return .null }
        switch tagging {
        case .internal: return .string("\(payload.swiftText)(from: decoder)")
        case .adjacent: return .string("container.decode(\(DecodingCall.metatype(of: payload)), forKey: .content)")
        case .external: return .string("container.decode(\(DecodingCall.metatype(of: payload)), forKey: key)")
        }
    }

    /// The calls that write a variant, without `try`. A payload that keeps its tag writes it itself.
    private static func writes(
        of variant: TaggedUnion.Variant,
        in union: TaggedUnion,
        structure: (String) -> Structure?
    ) -> [String] {
        let tag = SwiftLiteral.string(variant.tags.first ?? "")
        switch union.tagging {
        case .internal(let tagKey):
            guard let payload = variant.payload else { return ["container.encode(\(tag), forKey: .tag)"] }
            var keepsTag = false
            if case .named(let name) = payload, let properties = structure(name)?.properties {
                keepsTag = properties.contains { $0.key.utf8.elementsEqual(tagKey.utf8) }
            }
            let value = "value.encode(to: encoder)"
            return keepsTag ? [value] : ["container.encode(\(tag), forKey: .tag)", value]
        case .adjacent:
            let content = variant.payload.map { _ in "container.encode(value, forKey: .content)" }
            return ["container.encode(\(tag), forKey: .tag)"] + (content.map { [$0] } ?? [])
        case .external:
            let key = "TagKey(stringValue: \(tag))"
            return [
                variant.payload == nil
                    ? "container.encodeNil(forKey: \(key))" : "container.encode(value, forKey: \(key))"
            ]
        }
    }

    /// The payload's own structure, printed inside the union.
    private static func structure(named name: String, of union: TaggedUnion) -> Structure? {
        for declaration in union.payloads where declaration.name == name {
            if case .structure(let structure) = declaration.body { return structure }
        }
        return nil
    }
}
