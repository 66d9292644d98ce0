import ModelgenSwift

/// What a value is, decided but not yet named.
package indirect enum ValueType: Hashable, Sendable {
    case bool
    case int
    case uint64
    case double
    case decimal
    case string
    case date(DateForm)
    case url
    case uuid(isLowercase: Bool)
    case json
    /// A struct or a tagged union, by its index in the type table.
    case object(Int)
    /// An enum, a union by kind or a row, by the slot where it stands.
    case stringEnum(Slot)
    case kindUnion(Slot)
    case row(Slot)
    /// A type of the user's.
    case external(String)
    case array(ValueType)
    case dictionary(ValueType)
    case optional(ValueType)
}

/// A value's place in the types: a way below a type, or from a root.
package struct Slot: Hashable, Sendable {
    /// The type around; nil below no object.
    package var owner: Int?
    package var path: PlacePath

    package init(owner: Int?, path: PlacePath) {
        self.owner = owner
        self.path = path
    }

    package func inside(_ step: PlaceStep) -> Slot {
        Slot(owner: owner, path: path + [step])
    }

    /// The slot of the list, map or row that the value stands in.
    package var outer: Slot {
        Slot(owner: owner, path: path.dropLast())
    }

    /// The key under which the value stands; a variant's tag; nil at a root.
    package var key: String? {
        for step in path.reversed() {
            switch step {
            case .key(let key): return key
            case .variant(let tag): return tag
            default: continue
            }
        }
        return nil
    }

    /// Whether the value stands in a list or a map under its key.
    package var isListed: Bool {
        switch path.last {
        case .eachElement, .eachValue, .column: true
        default: false
        }
    }
}
