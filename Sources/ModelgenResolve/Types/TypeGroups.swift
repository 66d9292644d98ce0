import ModelgenShape

/// The places of each type: a partition of all places, closed under "a member has one type".
package struct TypeGroups: Sendable {
    /// The places of each type, ascending; types in the order of their first place.
    package private(set) var members: [[Int]] = []
    /// The type of each place.
    package private(set) var group: [Int]

    /// Joins the places that hold objects of one type. What was one type stays one, and what was two stays two.
    package init(places: [ObjectPlace], remembered: RememberedNames = RememberedNames()) {
        var labels = places.map { remembered.label($0.path) }
        let pairs = Self.equalOrAlike(places, SameType(places: places))
        var sets = Self.joined(pairs, LabelledSets(labels: labels), places)
        // A new place below a type that was there belongs to the type that stood there: it is to join no other before.
        for _ in 0..<Self.maximumRounds {
            let found = Self.close(&sets, places)
            let open = found.filter { labels[$0.key] == nil }
            if open.isEmpty { break }
            for (place, label) in open { labels[place] = label }
            sets = Self.joined(pairs, LabelledSets(labels: labels), places)
        }
        group = Array(repeating: 0, count: places.count)
        var indices: [Int: Int] = [:]
        for place in places.indices {
            let root = sets.representative(of: place)
            let index = indices[root, default: members.count]
            if index == members.count {
                indices[root] = index
                members.append([])
            }
            members[index].append(place)
            group[place] = index
        }
    }

    /// More rounds than this settle nothing: each gives at least one more place a label.
    private static let maximumRounds = 12

    /// The sets with some pairs joined, and the children that pairs have in common.
    private static func joined(_ pairs: [(Int, Int)], _ sets: LabelledSets, _ places: [ObjectPlace]) -> LabelledSets {
        var sets = sets
        var queue = pairs
        while let (left, right) = queue.popLast() {
            guard sets.join(left, right) else { continue }
            queue.append(contentsOf: Self.commonChildren(places, left, right))
        }
        return sets
    }

    /// Pairs of places that are of one type by their own members.
    private static func equalOrAlike(_ places: [ObjectPlace], _ rule: SameType) -> [(Int, Int)] {
        var pairs: [(Int, Int)] = []
        var leaders: [Int] = []
        let buckets = Dictionary(grouping: places.indices) {
            places[$0].record.fields.keys.sorted { $0.isSpelled(before: $1) }
        }
        for bucket in buckets.values.sorted(by: { $0[0] < $1[0] }) {
            var distinct = DistinctPlaces(places, rule, mustBeKin: rule.mustBeKin(places[bucket[0]].record.fields.keys))
            for place in bucket {
                if let same = distinct.candidates(for: place).first(where: { rule.areSame($0, place) }) {
                    pairs.append((same, place))
                } else {
                    distinct.append(place)
                }
            }
            leaders.append(contentsOf: distinct.all)
        }
        for (left, right) in LikelyPairs.pairs(of: leaders, places) where rule.areSame(left, right) {
            pairs.append((left, right))
        }
        return pairs + bareAndListed(places)
    }

    /// The elements of an array in a member, and a bare object or the values of a map in the same one: one or many of a
    /// type, or many with holes.
    private static func bareAndListed(_ places: [ObjectPlace]) -> [(Int, Int)] {
        places.indices.flatMap { place -> [(Int, Int)] in
            guard places[place].pathFromParent.last == .eachElement, let parent = places[place].parent else {
                return []
            }
            let bare = Array(places[place].pathFromParent.dropLast())
            let paths: [PlacePath] = [bare, bare + [PlaceStep.eachValue]]
            return paths.compactMap { (path: PlacePath) -> (Int, Int)? in
                guard let other = places[parent].children[path] else { return nil }
                let overlap = Overlap(places[place].record, places[other].record)
                return overlap.reaches(Thresholds.sameNounOverlap) ? (other, place) : nil
            }
        }
    }

    private static func commonChildren(_ places: [ObjectPlace], _ left: Int, _ right: Int) -> [(Int, Int)] {
        places[left].children.compactMap { path, child in
            places[right].children[path].map { (child, $0) }
        }
    }

    /// Joins children of one way below all places of a type, until nothing changes.
    ///
    /// - Returns: The places that cannot be joined, being of a type that was another before, with the label of the type that
    ///   they should be of.
    private static func close(_ sets: inout LabelledSets, _ places: [ObjectPlace]) -> [Int: Int] {
        var apart: [Int: Int] = [:]
        var changed = true
        while changed {
            changed = false
            var children: [Way: Int] = [:]
            for (index, place) in places.enumerated() {
                guard let parent = place.parent else { continue }
                let way = Way(type: sets.representative(of: parent), path: place.pathFromParent)
                if let other = children[way] {
                    if sets.join(other, index) {
                        changed = true
                    } else if let (one, two) = sets.labelsApart(other, index) {
                        apart[index] = one
                        apart[other] = two
                    }
                } else {
                    children[way] = index
                }
            }
        }
        return apart
    }

    private struct Way: Hashable {
        var type: Int
        var path: PlacePath
    }
}
