/// Keeps a value out of line, so that what may hold four kinds of evidence and mostly holds one stays small.
///
/// A value type like any other: the box is copied when it is changed while shared.
///
/// ```swift
/// @Boxed package var numbers: NumberShape?
/// ```
@propertyWrapper
package struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
    // The class is no part of the outside: it is never changed while another holds it, which makes it sendable.
    private final class Box: @unchecked Sendable {
        var value: Value?

        init(_ value: Value?) {
            self.value = value
        }
    }

    private var box: Box?

    package init(wrappedValue: Value?) {
        box = wrappedValue.map { Box($0) }
    }

    package var wrappedValue: Value? {
        get { box?.value }
        set {
            if let newValue { box = Box(newValue) } else { box = nil }
        }
        _modify {
            if box == nil {
                var fresh: Value?
                yield &fresh
                box = fresh.map { Box($0) }
            } else {
                let mine = ownBox()
                yield &mine.value
            }
        }
    }

    /// The box, held by no one else.
    private mutating func ownBox() -> Box {
        if isKnownUniquelyReferenced(&box), let box { return box }
        let copy = Box(box?.value)
        box = copy
        return copy
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.box === right.box || left.wrappedValue == right.wrappedValue
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(wrappedValue)
    }
}
