/// A type that needs a name and a declaration.
package enum NamedType: Hashable, Sendable {
    /// A struct or a tagged union, by its index in the type table.
    case object(Int)
    /// An enum, a union by kind or a row, by the first slot of those that share it.
    case stringEnum(Slot)
    case kindUnion(Slot)
    case row(Slot)
}

extension ValueType {
    /// The type to be named inside lists, maps and optionals; nil where there is none.
    package var named: NamedType? {
        switch self {
        case .object(let index): .object(index)
        case .stringEnum(let slot): .stringEnum(slot)
        case .kindUnion(let slot): .kindUnion(slot)
        case .row(let slot): .row(slot)
        case .array(let inner), .dictionary(let inner), .optional(let inner): inner.named
        default: nil
        }
    }

    /// This type with every enum, union and row replaced by the one that it shares.
    package func replacing(_ shared: [NamedType: NamedType]) -> ValueType {
        switch self {
        case .stringEnum(let slot):
            if case .stringEnum(let other) = shared[.stringEnum(slot)] { .stringEnum(other) } else { self }
        case .kindUnion(let slot):
            if case .kindUnion(let other) = shared[.kindUnion(slot)] { .kindUnion(other) } else { self }
        case .row(let slot):
            if case .row(let other) = shared[.row(slot)] { .row(other) } else { self }
        case .array(let inner): .array(inner.replacing(shared))
        case .dictionary(let inner): .dictionary(inner.replacing(shared))
        case .optional(let inner): .optional(inner.replacing(shared))
        default: self
        }
    }
}
