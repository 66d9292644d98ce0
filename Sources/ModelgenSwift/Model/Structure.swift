/// A struct, or an `@Observable` class, over an object's members.
package struct Structure: Hashable, Sendable {
    /// `@Observable final class` instead of a struct.
    package var isObservable: Bool
    /// In the order in which they are printed.
    package var properties: [Property]
    /// The property whose value `id` returns, where it has another name; nil where a property is called `id` or the type
    /// has no identity.
    package var identity: Identity?
    /// Whether `init(from:)` is written out; else it is synthesised.
    package var writesDecoding: Bool
    /// Whether `encode(to:)` is written out; else it is synthesised.
    package var writesEncoding: Bool

    /// `var id: Int { userID }`
    package struct Identity: Hashable, Sendable {
        package var property: String
        package var type: TypeReference

        package init(property: String, type: TypeReference) {
            self.property = property
            self.type = type
        }
    }

    package init(
        isObservable: Bool = false,
        properties: [Property],
        identity: Identity? = nil,
        writesDecoding: Bool = false,
        writesEncoding: Bool = false
    ) {
        self.isObservable = isObservable
        self.properties = properties
        self.identity = identity
        self.writesDecoding = writesDecoding
        self.writesEncoding = writesEncoding
    }
}
