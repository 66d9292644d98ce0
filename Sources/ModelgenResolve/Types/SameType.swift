import ModelgenShape

/// Whether two places hold objects of one type.
///
/// Equal or nearly equal members make one type: GitHub's `user`, `owner` and `sender`. Members that are in everything
/// (`id`, `name`) make none: a tag and a team stay two.
package struct SameType {
    private let places: [ObjectPlace]
    private let nouns: [KeyNoun?]

    package init(places: [ObjectPlace]) {
        self.places = places
        var known: [String: KeyNoun] = [:]
        nouns = places.map { place in
            guard let key = place.key else { return nil }
            let noun = known[key] ?? KeyNoun(key: key)
            known[key] = noun
            return noun
        }
    }

    /// Members that say nothing about what an object is.
    private static let commonKeys: Set<String> = [
        "id", "_id", "uuid", "guid", "key", "code", "name", "title", "label", "slug", "description", "type", "kind",
        "value",
        "url", "uri", "href", "link", "self", "count", "display_name", "displayName", "full_name", "fullName", "icon",
        "color", "image", "ID", "Id", "Name", "object",
    ]
    private static let identityKeys: Set<String> = ["id", "_id", "uuid", "guid", "key", "code", "slug", "ID", "Id"]
    /// Keys under which an object holds others of its own kind.
    private static let recursionHeads: Set<String> = [
        "parent", "child", "reply", "subcategory", "descendant", "ancestor", "previous", "next", "nested", "sub",
    ]

    /// Whether places of just these members are one type only where their keys name one thing, where one is around the
    /// other, or where they are siblings: `areSame` says no to all others.
    func mustBeKin(_ keys: Dictionary<String, FieldShape>.Keys) -> Bool {
        let isCommon = keys.allSatisfy(Self.commonKeys.contains) && keys.contains(where: Self.identityKeys.contains)
        return isCommon || keys.count <= 2 && ValueTypes.name(of: Set(keys)) == nil
    }

    /// The last word of the key under which a place stands.
    func head(of place: Int) -> String? {
        nouns[place]?.head
    }

    package func areSame(_ left: Int, _ right: Int) -> Bool {
        let (one, other) = (places[left], places[right])
        guard one.variant == nil, other.variant == nil else { return false }
        // Roots are told apart by the spec.
        guard one.key != nil || other.key != nil else { return false }
        guard (one.tagging == nil) == (other.tagging == nil) else { return false }
        if let tagging = one.tagging {
            return tagging == other.tagging && haveCommonTags(one, other) && sharesNoun(left, right)
        }
        let overlap = Overlap(one.record, other.record)
        guard overlap.all > 0, overlap.shared > 0 else { return false }
        guard isEnough(overlap, left, right) else { return false }
        return agree(left, right, overlap, depth: 0)
    }

    /// Whether so many shared members make one type, as far as names go.
    private func isEnough(_ overlap: Overlap, _ left: Int, _ right: Int) -> Bool {
        if isAncestor(min(left, right), of: max(left, right)) {
            if overlap.shared == overlap.all && overlap.all > 2 { return true }
            return isRecursion(left, right) && overlap.shared > 1 && overlap.reaches(Thresholds.recursionOverlap)
        }
        if overlap.shared < overlap.all || overlap.all < 3, haveOtherTags(left, right) { return false }
        let shared = places[left].record.fields.keys.filter { places[right].record.fields.index(forKey: $0) != nil }
        let isCommon = shared.allSatisfy(Self.commonKeys.contains)
        if isCommon && shared.contains(where: Self.identityKeys.contains) || overlap.shared == 1 && overlap.all > 1 {
            return overlap.shared > 1 && overlap.reaches(Thresholds.sameNounOverlap)
                && sharesNoun(left, right)
        }
        if overlap.shared == overlap.all {
            // Of one or two members, anything may be made: only siblings, namesakes and values known everywhere are one.
            return overlap.all > 2 || sharesNoun(left, right) || areSiblings(left, right)
                || ValueTypes.name(of: Set(places[left].record.fields.keys)) != nil
        }
        if sharesNoun(left, right) {
            return overlap.shared > 1 && overlap.reaches(Thresholds.sameNounOverlap)
                && steadyDifferences(left, right) <= min(Thresholds.steadyDifferences, overlap.all / 3)
        }
        return overlap.shared >= Thresholds.otherNounMembers && overlap.reaches(Thresholds.otherNounOverlap)
    }

    /// Members that every object of one place has and none of the other: as one type, all of them would be optional.
    private func steadyDifferences(_ left: Int, _ right: Int) -> Int {
        let (one, other) = (places[left].record, places[right].record)
        func steady(_ record: RecordShape, besides other: RecordShape) -> Int {
            record.fields.count { (key: String, field: FieldShape) -> Bool in
                field.present == record.seen.count && other.fields.index(forKey: key) == nil
            }
        }
        return steady(one, besides: other) + steady(other, besides: one)
    }

    private func sharesNoun(_ left: Int, _ right: Int) -> Bool {
        nouns[left]?.head == nouns[right]?.head
    }

    /// Whether places stand in one object, or are values of one map.
    private func areSiblings(_ left: Int, _ right: Int) -> Bool {
        places[left].parent == places[right].parent
    }

    /// Whether a member that names the kind of object, `type` or `object`, has other values in the two.
    private func haveOtherTags(_ left: Int, _ right: Int) -> Bool {
        let (one, other) = (places[left].record.fields, places[right].record.fields)
        return one.contains { key, field in
            guard TagCandidate.isCandidate(key), let mine = field.shape.strings?.values, !mine.isEmpty else {
                return false
            }
            guard let theirs = other[key]?.shape.strings?.values, !theirs.isEmpty else { return false }
            // A shape file keeps none that looks like a secret; a media type says what a link leads to, not what it is.
            if (Array(mine.keys) + theirs.keys).contains(where: { SecretText.isLikely($0) || $0.contains("/") }) {
                return false
            }
            return Set(mine.keys).isDisjoint(with: theirs.keys)
        }
    }

    /// Whether one place is below the other by a way that speaks of more of the same: a word for it, the same key again,
    /// or a way on that the outer one has, too.
    private func isRecursion(_ left: Int, _ right: Int) -> Bool {
        let (outer, inner) = (min(left, right), max(left, right))
        if Self.recursionHeads.contains(nouns[inner]?.head ?? "") || nouns[outer] == nouns[inner] { return true }
        return places[inner].children.keys.contains { places[outer].children[$0] != nil }
    }

    private func isAncestor(_ outer: Int, of inner: Int) -> Bool {
        var next = places[inner].parent
        while let place = next {
            if place == outer { return true }
            next = places[place].parent
        }
        return false
    }

    /// Whether shared members hold the same kinds of values, as deep as objects go. One in ten may differ.
    private func agree(_ left: Int, _ right: Int, _ overlap: Overlap, depth: Int) -> Bool {
        let (one, other) = (places[left], places[right])
        let isSmall = overlap.all <= Thresholds.smallRecord
        var conflicts = 0
        var known = 0
        for (key, field) in one.record.fields {
            guard let counterpart = other.record.fields[key] else { continue }
            let kinds = (solidKinds(field.shape), solidKinds(counterpart.shape))
            guard kinds.0 != 0, kinds.1 != 0 else {
                // Texts are texts, even where all of them are empty.
                if field.shape.strings != nil, counterpart.shape.strings != nil { known += 1 }
                continue
            }
            known += 1
            if kinds.0 & kinds.1 == 0 || isSmall && differInDates(field.shape, counterpart.shape) {
                conflicts += 1
            }
        }
        guard conflicts * 10 <= overlap.shared else { return false }
        // Values that are only null or empty do not speak for one type, unless the name does.
        guard known * 2 >= overlap.shared || sharesNoun(left, right) else { return false }
        guard depth < 3 else { return true }
        for (path, child) in one.children {
            guard let counterpart = other.children[path], child != counterpart else { continue }
            guard places[child].tagging == nil, places[counterpart].tagging == nil else { continue }
            let inner = Overlap(places[child].record, places[counterpart].record)
            let smaller = min(places[child].record.fields.count, places[counterpart].record.fields.count)
            guard inner.reaches(0.3) || inner.shared == smaller else { return false }
            guard agree(child, counterpart, inner, depth: depth + 1) else { return false }
        }
        return true
    }

    /// Whether one of two texts is always a date and the other not: of small records, such as `{from, to}`, the values say
    /// more than the keys.
    private func differInDates(_ left: Shape, _ right: Shape) -> Bool {
        guard let one = left.strings, let other = right.strings, one.valueCount > 0, other.valueCount > 0 else {
            return false
        }
        return one.forms.isDisjoint(with: .dates) != other.forms.isDisjoint(with: .dates)
    }

    /// The kinds of values, whatever is empty aside, as bits: a set of them for each member would cost more than the rule.
    private func solidKinds(_ shape: Shape) -> UInt8 {
        (shape.booleans.count > 0 ? 1 : 0) | (shape.numbers != nil ? 2 : 0)
            | (shape.strings.map { $0.valueCount != 0 } == true ? 4 : 0) | (shape.arrays?.lengths != nil ? 8 : 0)
            | (shape.objects != nil ? 16 : 0)
    }

    private func haveCommonTags(_ left: ObjectPlace, _ right: ObjectPlace) -> Bool {
        let tags = (Set(left.variants.map(\.tag)), Set(right.variants.map(\.tag)))
        return !tags.0.isDisjoint(with: tags.1)
    }
}
