/// Keeps a value out of line, so that what may hold four kinds of evidence and mostly holds one stays small.
///
/// A value type like any other: the box is copied when it is changed while shared.
///
/// ```swift
/// @Boxed package var numbers: NumberShape?
/// ```
@propertyWrapper
package struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
    private var box: Box<Value>?

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
    private mutating func ownBox() -> Box<Value> {
        if isKnownUniquelyReferenced(&box), let box { return box }
        let copy = Box(box?.value)
        box = copy
        return copy
    }

    /// Changes the value, where there is one: what `wrappedValue` does in more steps.
    mutating func update(_ change: (inout Value) -> Void) {
        guard box != nil else { return }
        let mine = ownBox()
        guard var value = mine.value.take() else { return }
        change(&value)
        mine.value = value
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.box === right.box || left.wrappedValue == right.wrappedValue
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(wrappedValue)
    }
}

extension Boxed: Mergeable where Value: Mergeable {
    package mutating func merge(_ other: Self) {
        guard box != nil else {
            box = other.box
            return
        }
        guard let theirs = other.box?.value else { return }
        update { $0.merge(theirs) }
    }
}

/// What a `Boxed` holds: never changed while another holds it, which makes it sendable. It asks nothing of its values, as
/// the system would have to look for the answer when the first is made.
private final class Box<Value>: @unchecked Sendable {
    var value: Value?

    init(_ value: Value?) {
        self.value = value
    }
}
