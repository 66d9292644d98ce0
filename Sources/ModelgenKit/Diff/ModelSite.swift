import ModelgenResolve
import ModelgenShape
import ModelgenSource

/// A place of one input: what was seen there, and what the model makes of it.
struct ModelSite {
    let shape: Shape
    /// nil where the model does not follow the documents: below `JSONValue`, or at a member that a spec skips.
    let value: Value?
    let isOptional: Bool
    /// Objects that lack the place.
    var missing = 0
    var missingAt: Place?
    /// The struct whose member the place is, by its index in the type table; nil for elements and the like.
    var owner: Int?

    init(_ shape: Shape, value: Value?, isOptional: Bool) {
        self.shape = shape
        self.value = value
        self.isOptional = isOptional
    }

    /// An element, a map's value or a payload, whose optional is part of its type.
    init(_ shape: Shape, type: ValueType?) {
        guard case .optional(let inner) = type else {
            self.init(shape, value: type.map { Value($0) }, isOptional: false)
            return
        }
        self.init(shape, value: Value(inner), isOptional: true)
    }

    /// The kinds of JSON value, integers apart from other numbers: one number with a fraction makes all of them numbers.
    var kinds: Set<String> {
        Set(
            shape.kinds.map { kind in
                kind == .number && shape.numbers?.areAllIntegers == true ? "integer" : kind.rawValue
            })
    }
}
