import ModelgenShape

/// One step down from a value to a value inside it, as types see it.
package enum PlaceStep: Hashable, Sendable {
    case key(String)
    case eachElement
    case eachValue
    /// A position of a row, from 0.
    case column(Int)
    /// The objects of a union that have this tag; the place in the documents stays.
    case variant(String)
    /// The root of this index: the first step of every path.
    case root(Int)

    /// The step as a pointer spells it; nil where the place in the documents stays.
    package var pointerStep: JSONPointer.Step? {
        switch self {
        case .key(let key): .key(key)
        case .eachElement: .eachElement
        case .eachValue: .eachValue
        case .column(let index): .key(String(index))
        case .variant, .root: nil
        }
    }
}

/// A way down from a root or from an object: the steps in their order.
package typealias PlacePath = [PlaceStep]

extension JSONPointer {
    /// The pointer of a place in the documents.
    package init(_ path: PlacePath) {
        self.init(path.compactMap(\.pointerStep))
    }
}
