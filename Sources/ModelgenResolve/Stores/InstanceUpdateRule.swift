import ModelgenSwift

/// How observable instances take over what newer ones hold: the item's class first, then those that it holds.
enum InstanceUpdateRule {
    static func updates(of item: TypeReference, in index: ModelIndex) -> [InstanceUpdate] {
        var updates: [InstanceUpdate] = []
        var seen: Set<TypeReference> = []
        var queue = [item]
        while !queue.isEmpty {
            let type = queue.removeFirst()
            guard seen.insert(type).inserted, let structure = index.structure(of: type), structure.isObservable else {
                continue
            }
            var properties: [InstanceUpdate.Property] = []
            let isIdentifiable = index.declaration(of: type)?.conformances.contains("Identifiable") == true
            for property in structure.properties {
                // Instances are joined by their ids, which are equal then.
                if isIdentifiable, property.name == structure.identity?.property ?? "id" { continue }
                let form = form(of: property, in: type, index)
                properties.append(
                    InstanceUpdate.Property(
                        name: property.name, form: form, isEquatable: isEquatable(property.type, in: type, index)))
                if form != .assign { queue.append(held(by: property, in: type, index)) }
            }
            updates.append(InstanceUpdate(type: type.swiftText, properties: properties))
        }
        return updates
    }

    private static func form(of property: Property, in type: TypeReference, _ index: ModelIndex) -> InstanceUpdate.Form
    {
        let held = held(by: property, in: type, index)
        guard let structure = index.structure(of: held), structure.isObservable else { return .assign }
        let isIdentifiable = index.declaration(of: held)?.conformances.contains("Identifiable") == true
        switch property.type {
        case .array: return isIdentifiable ? .list(isOptional: property.isOptional) : .assign
        case .named: return .instance(isOptional: property.isOptional, isIdentifiable: isIdentifiable)
        default: return .assign
        }
    }

    /// The class that a property holds, or a list of it.
    private static func held(by property: Property, in type: TypeReference, _ index: ModelIndex) -> TypeReference {
        let full = index.qualified(property.type, in: type.swiftText)
        if case .array(let element) = full { return element }
        return full
    }

    private static func isEquatable(_ type: TypeReference, in scope: TypeReference, _ index: ModelIndex) -> Bool {
        switch type {
        case .array(let inner), .dictionary(let inner), .optional(let inner):
            return isEquatable(inner, in: scope, index)
        case .named:
            let declaration = index.declaration(of: index.qualified(type, in: scope.swiftText))
            return declaration.map { isEquatable($0) } ?? false
        default: return true
        }
    }

    /// An enum without associated values compares in any case.
    static func isEquatable(_ declaration: Declaration) -> Bool {
        if case .stringEnum(let value) = declaration.body, value.unknownCase == nil { return true }
        return declaration.conformances.contains("Hashable") || declaration.conformances.contains("Equatable")
    }
}
