import ModelgenSwift

/// Spells decided types as the model mentions them.
package struct TypeLowering: Sendable {
    private let names: TypeNames
    /// The root whose extension mentions the type; another root's types are qualified.
    private let root: String
    private let isFlat: Bool

    package init(names: TypeNames, root: String, isFlat: Bool) {
        self.names = names
        self.root = root
        self.isFlat = isFlat
    }

    package func reference(_ type: ValueType) -> TypeReference {
        switch type {
        case .bool: .bool
        case .int: .int
        case .uint64: .uint64
        case .double: .double
        case .decimal: .decimal
        case .string: .string
        case .date: .date
        case .url: .url
        case .uuid: .uuid
        case .json: .json
        case .external(let name): .named(name)
        case .array(let element): .array(reference(element))
        case .dictionary(let value): .dictionary(reference(value))
        case .optional(let wrapped): .optional(reference(wrapped))
        case .object, .stringEnum, .kindUnion, .row: type.named.map { .named(name(of: $0)) } ?? .json
        }
    }

    /// `Author`, or `Article.Author` where another root's types mention it.
    private func name(of type: NamedType) -> String {
        let own = names.names[type] ?? ""
        var qualified = own
        if let union = names.payloads[type], let unionName = names.names[union] { qualified = "\(unionName).\(own)" }
        guard !isFlat, let enclosing = names.enclosing[names.payloads[type] ?? type], enclosing != root else {
            return qualified
        }
        return "\(enclosing).\(qualified)"
    }
}
