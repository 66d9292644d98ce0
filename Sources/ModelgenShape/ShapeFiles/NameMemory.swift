/// The names that a model was given, so that further samples change none of them: types by the places of their values,
/// properties, variants and cases in their order.
package struct NameMemory: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case `struct`
        case taggedUnion
        case `enum`
        case kindUnion
        case row

        /// Structs and tagged unions are what objects become.
        package var isObject: Bool {
            self == .struct || self == .taggedUnion
        }
    }

    package struct Property: Hashable, Sendable {
        package var key: String
        package var name: String
        package var isOptional: Bool

        package init(key: String, name: String, isOptional: Bool) {
            self.key = key
            self.name = name
            self.isOptional = isOptional
        }
    }

    /// A variant by its tag, or a case by its text.
    package struct Case: Hashable, Sendable {
        package var text: String
        package var name: String

        package init(text: String, name: String) {
            self.text = text
            self.name = name
        }
    }

    package struct TypeEntry: Hashable, Sendable {
        package var name: String
        package var kind: Kind
        /// The model that declares it, where a spec has several: `Article` for `Article.Author`.
        package var root: String?
        /// The places at which its values stand, as pointers; `/~4text` goes into the variant `text`.
        package var places: [String]
        /// `["internal", "type"]`, `["adjacent", "type", "data"]` or `["external"]`; empty for what is no tagged union.
        package var tagging: [String] = []
        package var properties: [Property] = []
        package var cases: [Case] = []

        package init(name: String, kind: Kind, places: [String]) {
            self.name = name
            self.kind = kind
            self.places = places
        }
    }

    /// In the order in which they are declared.
    package var types: [TypeEntry] = []
    /// The places of maps.
    package var maps: [String] = []

    package init() {}
}
