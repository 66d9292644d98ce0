/// Evidence that adds up: `merge` is associative and commutative.
package protocol Mergeable {
    mutating func merge(_ other: Self)
}

extension Optional: Mergeable where Wrapped: Mergeable {
    /// nil is the empty element.
    package mutating func merge(_ other: Wrapped?) {
        guard let other else { return }
        if self == nil {
            self = other
        } else {
            self?.merge(other)
        }
    }
}

extension Shape: Mergeable {}
