import ModelgenSource

/// What was seen of the objects at a place, parted by the values of their candidate tags.
///
/// An object `{"type": "text", "body": …}` is kept under the tag `type: text`. A candidate that proves to be no tag is
/// dropped and its parts merge: candidates stand in a fixed order (`TagCandidate`), and kept is the longest run of those
/// seen, eight at most, whose values make at most `maximumParts` parts. This commutes with merging, because a part of
/// the samples never has more parts than the whole.
package struct ObjectShape: Hashable, Sendable, Mergeable {
    package static let maximumTags = 8
    package static let maximumParts = 64

    package var seen = Sightings()
    /// The candidate keys that had a text for their value, kept or dropped: the first `maximumTags` in their order, beyond
    /// which none is ever kept.
    package var candidates: Set<String> = []
    /// The objects by the values of the kept candidates; an object that lacks one has no entry for it.
    package var parts: [TagValues: RecordShape] = [:]

    package init() {}

    /// The candidates by which `parts` are parted, in their order.
    package var keptCandidates: [String] {
        Set(parts.keys.flatMap(\.values.keys)).sorted(by: TagCandidate.precedes)
    }

    /// All objects as one record.
    package var record: RecordShape {
        if parts.count == 1, let part = parts.first?.value { return part }
        var sum = RecordShape()
        for (_, part) in parts.sorted(by: { $0.key < $1.key }) { sum.merge(part) }
        return sum
    }

    package mutating func merge(_ other: ObjectShape) {
        seen.merge(other.seen)
        // A candidate that one side has seen and dropped is dropped for good.
        let hasCandidates = !candidates.isEmpty || !other.candidates.isEmpty
        let dropped = hasCandidates ? droppedCandidates.union(other.droppedCandidates) : []
        candidates.formUnion(other.candidates)
        for (tags, part) in other.parts { parts.merge(part, forKey: tags) }
        dropSurplusCandidates(besides: dropped)
    }

    private var droppedCandidates: Set<String> {
        candidates.subtracting(keptCandidates)
    }

    /// Keeps the longest run of candidates that stays within the limits.
    package mutating func dropSurplusCandidates(besides dropped: Set<String> = []) {
        if dropped.isEmpty, parts.count <= Self.maximumParts, candidates.count <= Self.maximumTags { return }
        candidates = Self.first(of: candidates)
        let kept = Self.kept(of: candidates, besides: dropped, parting: parts.keys)
        guard kept.count < keptCandidates.count else { return }
        var merged: [TagValues: RecordShape] = [:]
        for (tags, part) in parts.sorted(by: { $0.key < $1.key }) {
            merged.merge(part, forKey: tags.projected(on: kept))
        }
        parts = merged
    }

    /// The candidates among which any can be kept.
    static func first(of candidates: Set<String>) -> Set<String> {
        guard candidates.count > maximumTags else { return candidates }
        return Set(candidates.sorted(by: TagCandidate.precedes).prefix(maximumTags))
    }

    /// The longest run of candidates, in their order and before the first that was dropped, that stays within the limits
    /// for the given parts.
    static func kept(
        of candidates: Set<String>,
        besides dropped: Set<String>,
        parting parts: some Collection<TagValues>
    ) -> [String] {
        let ordered = candidates.sorted(by: TagCandidate.precedes)
        var kept = Array(ordered.prefix { !dropped.contains($0) })
        while Set(parts.map { $0.projected(on: kept) }).count > maximumParts { kept.removeLast() }
        return kept
    }
}
