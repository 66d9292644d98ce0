import ModelgenSwift

/// A property as it is stored: itself, or a box under another name where the type would else contain itself.
struct StoredProperty {
    let property: Property
    /// `title`, or `boxedParent`.
    let name: String
    let isBoxed: Bool

    /// - Parameter canBox: false in a class, which may contain itself.
    static func all(of properties: [Property], canBox: Bool) -> [StoredProperty] {
        var taken = Set(properties.map { SwiftName.bare($0.name) })
        return properties.map { property in
            guard canBox, property.coding.isBoxed else {
                return StoredProperty(property: property, name: property.name, isBoxed: false)
            }
            var name = SwiftName.prefixed("boxed", property.name)
            while !taken.insert(name).inserted { name = SwiftName.prefixed("boxed", name) }
            return StoredProperty(property: property, name: name, isBoxed: true)
        }
    }

    /// What is stored, without the optional: `Category`, or `Boxed<Category>`.
    var type: TypeReference {
        isBoxed ? .named("Boxed<\(property.type.swiftText)>") : property.type
    }

    /// What is stored: `URL?`, or `Boxed<Category>?`.
    var fullType: TypeReference {
        property.isOptional ? .optional(type) : type
    }

    /// How the box of a value is made: `Boxed(parent)`, or `parent.map { Boxed($0) }`.
    func stored(_ value: String) -> String {
        guard isBoxed else { return value }
        return property.isOptional ? "\(value).map { Boxed($0) }" : "Boxed(\(value))"
    }

    /// What the public property returns: `boxedParent?.value`.
    var unboxed: String {
        property.isOptional ? "\(name)?.value" : "\(name).value"
    }
}
