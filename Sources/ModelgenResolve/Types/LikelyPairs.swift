import ModelgenShape

/// The pairs of places that share so many members that it is worth a closer look, found by the members that they share.
///
/// Two places that have half of their members in common also have one of the rarer half in common: so the common members
/// (`id`, `name`), which would make a pair of any two places, are not asked.
enum LikelyPairs {
    /// Pairs of some places, ordered by the place of the second one in the list, then by the first one's.
    static func pairs(of places: [Int], _ all: [ObjectPlace]) -> [(Int, Int)] {
        let members = places.map { all[$0].record.fields }
        var counts: [String: Int] = [:]
        for fields in members { for key in fields.keys { counts[key, default: 0] += 1 } }
        var holders: [String: [Int]] = [:]
        var taggedHolders: [String: [Int]] = [:]
        // The last place that another was held against, so that no pair is looked at twice.
        var asked = Array(repeating: -1, count: places.count)
        var pairs: [(Int, Int)] = []
        for (index, fields) in members.enumerated() {
            let isTagged = all[places[index]].tagging != nil
            var found: [Int] = []
            for key in rarer(fields.keys, counts) {
                for other in holders[key, default: []] where asked[other] != index {
                    asked[other] = index
                    if reaches(fields, members[other]) { found.append(other) }
                }
                holders[key, default: []].append(index)
            }
            if isTagged {
                for key in fields.keys {
                    found += taggedHolders[key, default: []]
                    taggedHolders[key, default: []].append(index)
                }
            }
            var last = -1
            for other in found.sorted() where other != last {
                pairs.append((places[other], places[index]))
                last = other
            }
        }
        return pairs
    }

    /// All keys but the most common ones, of which so many are left out that who shares enough shares one of the rest.
    private static func rarer(
        _ keys: Dictionary<String, FieldShape>.Keys,
        _ counts: [String: Int]
    ) -> ArraySlice<String> {
        // A little less, so that no rounding asks for one too many.
        let share: Double = Thresholds.sameNounOverlap * Double(keys.count) - 0.001
        let needed = max(Int(share.rounded(.up)), 1)
        let ordered: [String] = keys.sorted { (left: String, right: String) -> Bool in
            let (one, other) = (counts[left] ?? 0, counts[right] ?? 0)
            return one == other ? left < right : one < other
        }
        return ordered.prefix(max(0, keys.count - needed + 1))
    }

    /// Whether two places share enough of their members for those of one noun.
    private static func reaches(_ left: [String: FieldShape], _ right: [String: FieldShape]) -> Bool {
        let (few, many) = left.count <= right.count ? (left, right) : (right, left)
        let shared = few.keys.count { many.index(forKey: $0) != nil }
        let all = left.count + right.count - shared
        return Double(shared) >= Thresholds.sameNounOverlap * Double(all)
    }
}
