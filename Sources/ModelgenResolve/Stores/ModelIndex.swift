import ModelgenSwift

/// The declarations of a model by the names that they have at the top of a file.
struct ModelIndex {
    private var declarations: [String: Declaration] = [:]

    init(_ model: Model) {
        for declaration in model.declarations {
            let name = declaration.fullName
            declarations[name] = declaration
            guard case .taggedUnion(let union) = declaration.body else { continue }
            for payload in union.payloads { declarations["\(name).\(payload.name)"] = payload }
        }
    }

    /// A type as the top of a file mentions it: `Article.Author` for what `Article` calls `Author`.
    ///
    /// - Parameter scope: The full name of the type that mentions it.
    func qualified(_ type: TypeReference, in scope: String) -> TypeReference {
        switch type {
        case .named(let name): .named(qualified(name, in: scope))
        case .array(let element): .array(qualified(element, in: scope))
        case .dictionary(let value): .dictionary(qualified(value, in: scope))
        case .optional(let wrapped): .optional(qualified(wrapped, in: scope))
        default: type
        }
    }

    private func qualified(_ name: String, in scope: String) -> String {
        var scopes = scope.split(separator: ".")
        while !scopes.isEmpty {
            let candidate = scopes.joined(separator: ".") + "." + name
            if declarations[candidate] != nil { return candidate }
            scopes.removeLast()
        }
        return name
    }

    /// The declaration of a type that is mentioned by its full name; nil for types of the language or of the user's.
    func declaration(of type: TypeReference) -> Declaration? {
        guard case .named(let name) = type else { return nil }
        let declaration = declarations[name]
        if case .alias(let aliased)? = declaration?.body { return self.declaration(of: aliased) }
        return declaration
    }

    /// The declaration that a name stands for, be it but an alias.
    func declaration(ofAlias type: TypeReference) -> Declaration? {
        guard case .named(let name) = type else { return nil }
        return declarations[name]
    }

    /// The struct or class of a full name.
    func structure(of type: TypeReference) -> Structure? {
        guard case .structure(let structure)? = declaration(of: type)?.body else { return nil }
        return structure
    }

    /// The enum over texts of a full name.
    func stringEnum(of type: TypeReference) -> StringEnum? {
        guard case .stringEnum(let value)? = declaration(of: type)?.body else { return nil }
        return value
    }
}
