import ModelgenShape

/// How well a candidate tag explains which members objects have.
///
/// A member is *specific* where it is missing from every object of some variants and either is in nearly all objects of the
/// others or belongs to few variants. That alone proves nothing: over objects that each have a tag of their own every
/// member is specific. So two more things speak for a union, and one of them must:
/// - chance: how unlikely it is that members which vary at random would keep to the variants as these do, in bits;
/// - distinctness: variants that have members of their own and little in common, as often as each was seen.
///
/// A member that even the objects of its variants seldom have, and whose keeping to them chance explains, says nothing: a
/// `copyright` seen once in fifty components is in one variant alone, whatever the tag.
package struct TagEvidence: Hashable, Sendable {
    /// How much speaks against chance: the sum over the members that differ in where they are, in bits.
    package private(set) var bits = 0.0
    /// Members besides the tag.
    package private(set) var members = 0
    /// Members that are not in all objects, or that variants hold differently.
    package private(set) var varying = 0
    /// Of those, the ones that the tag decides.
    package private(set) var decided = 0
    /// Members that come and go in any variant.
    package private(set) var undecided: Set<String> = []
    /// Whether the variants have members of their own and share few.
    package private(set) var areDistinct = false

    /// Objects of the variants that a member of their own defines: in nearly all of theirs, and in few other variants.
    package private(set) var defined = 0
    /// All objects.
    package private(set) var objects = 0

    /// Whether the tag is one by which documents say what happened, so that one member of few variants' own tells them apart.
    private var isMessage = false
    /// Whether some member is nearly always in one variant and in no more than half of them, or is held in ways that have
    /// nothing in common. A member that most messages have and one lacks tells nothing of that one.
    private var hasOwnMember = false

    /// Whether the tag is one that oftener says how something is than what it is.
    private var isWeak = false

    /// Values of a `type` that describe data, as JSON Schema does: one record of constraints, whatever the type.
    private static let dataTypes: Set<String> = [
        "string", "number", "integer", "boolean", "array", "object", "null", "int", "float", "double", "bool", "date",
        "datetime", "any",
    ]

    private static let weakTags: Set<String> = ["format", "mode", "class", "tag"]
    /// Keys that name what a message is about (webhooks, GraphQL).
    private static let messageTags: Set<String> = ["__typename", "action", "event", "event_type", "eventType"]

    /// Whether the tag's values are types of data.
    private var isDataType = false

    /// - Parameter variants: the objects of each value of the tag.
    package init(_ variants: [RecordShape], tag: String) {
        let keys = variants.reduce(into: Set<String>()) { $0.formUnion($1.fields.keys) }.subtracting([tag])
        members = keys.count
        isMessage = Self.messageTags.contains(tag)
        isWeak = Self.weakTags.contains(tag)
        let values = variants.map { $0.fields[tag]?.shape.strings?.values ?? [:] }.flatMap(\.keys)
        isDataType = !values.isEmpty && values.allSatisfy { Self.dataTypes.contains($0.lowercased()) }
        let sizes = variants.map(\.seen.count)
        var patterns: Set<[Int]> = []
        var isDefined = Array(repeating: false, count: variants.count)
        var own = Array(repeating: 0, count: variants.count)
        var exclusive = 0
        var contents: Set<String> = []
        for key in keys {
            let counts = variants.map { $0.fields[key]?.present ?? 0 }
            guard counts != sizes else {
                // Members that all objects have are the tag's only where what they hold has nothing in common.
                guard StructuralConflict.areInConflict(variants.compactMap { $0.fields[key]?.shape }) else { continue }
                varying += 1
                decided += 1
                exclusive += 1
                isDefined = isDefined.map { _ in true }
                hasOwnMember = true
                if patterns.insert(counts).inserted { bits += Thresholds.tagContentBits }
                continue
            }
            let isSpecific = Self.isSpecific(counts, sizes)
            if isSpecific, Self.isSparse(counts, sizes), Self.bits(counts, sizes) < Thresholds.tagSparseBits {
                continue
            }
            varying += 1
            let isNew = patterns.insert(counts).inserted
            if isNew { bits -= Thresholds.tagBitsPerMember }
            guard isSpecific else {
                undecided.insert(key)
                continue
            }
            decided += 1
            if Self.isOwn(counts, sizes) { hasOwnMember = true }
            if counts.count(where: { $0 > 0 }) == 1 {
                exclusive += 1
            } else if StructuralConflict.areInConflict(variants.compactMap { $0.fields[key]?.shape }) {
                exclusive += 1
                contents.insert(key)
                if isNew { bits += Thresholds.tagContentBits }
            }
            for (index, count) in counts.enumerated() where count > 0 {
                own[index] += 1
                if Double(count) >= Thresholds.tagPresence * Double(sizes[index]) { isDefined[index] = true }
            }
            if isNew { bits += Self.bits(counts, sizes) }
        }
        objects = sizes.reduce(0, +)
        defined = zip(isDefined, sizes).reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
        // One variant may add nothing to the rest; of two that were seen once, that is a record with optional members.
        let mayBePlain = variants.count > 2 || sizes.allSatisfy { $0 > 1 }
        guard own.count(where: { $0 == 0 }) <= (mayBePlain ? 1 : 0) else { return }
        let isExclusive = Double(exclusive) >= Thresholds.tagExclusive * Double(varying)
        let common = keys.filter { key in variants.allSatisfy { $0.fields[key] != nil } }
        areDistinct =
            isExclusive && Self.meanOverlap(variants, without: [tag], apart: contents) <= Thresholds.tagOverlap
            || isSmallUnion(variants)
                && Self.meanOverlap(variants, without: common.union([tag]), apart: contents)
                    <= Thresholds.smallUnionOverlap
    }

    /// Whether the objects are small, of several variants, and no member comes and goes at random.
    private func isSmallUnion(_ variants: [RecordShape]) -> Bool {
        members <= Thresholds.smallUnionMembers && variants.count >= Thresholds.smallUnionVariants && undecided.isEmpty
            && Double(decided) >= Thresholds.smallUnionDecides * Double(members)
    }

    /// Whether the objects read better as an enum of structs than as one struct.
    package var isUnion: Bool {
        guard !isDataType, decided > 0, Double(decided) >= Thresholds.tagDecides * Double(varying) else { return false }
        if isMessage { return hasOwnMember }
        guard Double(defined) >= Thresholds.tagDefines * Double(objects) else { return false }
        if areDistinct && !isWeak { return true }
        return bits >= (isWeak ? Thresholds.weakTagBits : Thresholds.tagBits)
            && Double(decided) >= Thresholds.tagVaries * Double(members)
    }

    /// Missing from some variants altogether, and in the others nearly always, or in few variants at all.
    private static func isSpecific(_ counts: [Int], _ sizes: [Int]) -> Bool {
        guard counts.contains(0) else { return false }
        let holders = counts.count { $0 > 0 }
        if holders * 2 <= counts.count { return true }
        return zip(counts, sizes).allSatisfy { $0 == 0 || Double($0) >= Thresholds.tagPresence * Double($1) }
    }

    /// Missing from some variants altogether, and from many objects of the others, told as one: a variant that was seen once
    /// has all that it has always.
    private static func isSparse(_ counts: [Int], _ sizes: [Int]) -> Bool {
        let held = zip(counts, sizes).reduce(0) { $0 + ($1.0 > 0 ? $1.1 : 0) }
        return counts.contains(0) && Double(counts.reduce(0, +)) < Thresholds.tagPresence * Double(held)
    }

    /// In no more than half of the variants, and nearly always in one.
    private static func isOwn(_ counts: [Int], _ sizes: [Int]) -> Bool {
        counts.count(where: { $0 > 0 }) * 2 <= counts.count
            && zip(counts, sizes).contains { $0 > 0 && Double($0) >= Thresholds.tagPresence * Double($1) }
    }

    /// How unlikely it is that so many objects, drawn at random from all, are of these variants alone, whichever they are.
    private static func bits(_ counts: [Int], _ sizes: [Int]) -> Double {
        let all = sizes.reduce(0, +)
        let present = counts.reduce(0, +)
        let held = zip(counts, sizes).reduce(0) { $0 + ($1.0 > 0 ? $1.1 : 0) }
        let holders = counts.count { $0 > 0 }
        return max(0, logChoose(all, present) - logChoose(held, present) - logChoose(counts.count, holders))
    }

    /// The binary logarithm of the number of ways to choose some of several things.
    private static func logChoose(_ all: Int, _ some: Int) -> Double {
        let few = min(some, all - some)
        guard few > 0 else { return 0 }
        var sum = 0.0
        for number in 1...few { sum += binaryLogarithm(Double(all - few + number) / Double(number)) }
        return sum
    }

    /// Good to 0.01, which the thresholds do not need; Foundation's is not at hand.
    private static func binaryLogarithm(_ value: Double) -> Double {
        let exponent = value.exponent
        let fraction = value.significand - 1
        return Double(exponent) + fraction * (1.3465 - 0.3465 * fraction)
    }

    /// The mean share of members that two variants have in common, some members aside.
    /// - Parameter apart: members that count as another one in each variant, since what they hold has nothing in common.
    private static func meanOverlap(
        _ variants: [RecordShape],
        without aside: Set<String>,
        apart: Set<String>
    ) -> Double {
        let sets = variants.enumerated().map { index, variant in
            let keys: [String] = variant.fields.keys.filter { !aside.contains($0) }
            return Set(keys.map { (key: String) -> String in apart.contains(key) ? "\(key) \(index)" : key })
        }
        var sum = 0.0
        var pairs = 0
        for (index, left) in sets.enumerated() {
            for right in sets[(index + 1)...] {
                let all = left.union(right).count
                if all > 0 { sum += Double(left.intersection(right).count) / Double(all) }
                pairs += 1
            }
        }
        return pairs == 0 ? 1 : sum / Double(pairs)
    }
}
