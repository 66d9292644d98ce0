import ModelgenSource

/// How often something was seen and where first: the least place, whatever the order of reading.
package struct Sightings: Hashable, Sendable, Mergeable {
    package var count = 0
    package var first: Place?

    package init() {}

    /// One sighting.
    package init(at place: Place) {
        count = 1
        first = place
    }

    /// One sighting more.
    package mutating func add(at place: Place) {
        count += 1
        if first.map({ place < $0 }) ?? true { first = place }
    }

    package mutating func merge(_ other: Sightings) {
        count += other.count
        first = least(first, other.first)
    }
}

/// The lesser of two places, where nil is none.
func least(_ left: Place?, _ right: Place?) -> Place? {
    guard let left, let right else { return left ?? right }
    return min(left, right)
}
