import ModelgenShape

/// Places of equal members that proved to be of different types, found again by what could make another one of their type:
/// thousands of `{id, name}` are thousands of types, and each must not be held against each.
struct DistinctPlaces {
    /// Ascending, as they were appended.
    private(set) var all: [Int] = []
    private let places: [ObjectPlace]
    private let rule: SameType
    /// Whether the members alone make no type.
    private let mustBeKin: Bool
    private var byHead: [String?: [Int]] = [:]
    private var byParent: [Int?: [Int]] = [:]
    private var known: Set<Int> = []

    init(_ places: [ObjectPlace], _ rule: SameType, mustBeKin: Bool) {
        self.places = places
        self.rule = rule
        self.mustBeKin = mustBeKin
    }

    mutating func append(_ place: Int) {
        all.append(place)
        guard mustBeKin else { return }
        byHead[rule.head(of: place), default: []].append(place)
        byParent[places[place].parent, default: []].append(place)
        known.insert(place)
    }

    /// The places that a place may be one with, ascending.
    func candidates(for place: Int) -> [Int] {
        guard mustBeKin else { return all }
        var found = byHead[rule.head(of: place)] ?? []
        found += byParent[places[place].parent] ?? []
        var outer = places[place].parent
        while let next = outer {
            if known.contains(next) { found.append(next) }
            outer = places[next].parent
        }
        return found.sorted()
    }
}
