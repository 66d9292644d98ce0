import ModelgenSource

/// A value and where it is written.
package struct Placed<Value: Hashable & Sendable>: Hashable, Sendable {
    package var value: Value
    package var place: Place

    package init(_ value: Value, at place: Place) {
        self.value = value
        self.place = place
    }
}
