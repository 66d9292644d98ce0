import ModelgenShape
import ModelgenSource

/// Whether a member tells variants of an object apart, so that it is an enum of structs.
///
/// A tag decides which other members there are, or what they hold. A member over objects that are all the same is an enum
/// field; one over objects that vary at random is neither. `TagEvidence` weighs a candidate; here the best one is chosen.
package enum TagRule {
    /// How the objects are tagged; nil where they are no union.
    /// - Parameters:
    ///   - record: all the objects as one record.
    ///   - isRoot: whether the objects are whole documents: one member each is a small document, not an alternative.
    ///   - isListed: whether they stand in a list or a map.
    ///   - isElement: whether they stand in a list.
    ///   - besideWords: whether plain words stand in the same places, as alternatives that hold nothing are written.
    package static func tagging(
        of objects: ObjectShape,
        record: RecordShape,
        isRoot: Bool,
        isListed: Bool,
        isElement: Bool,
        besideWords: Bool
    ) -> ObjectForm.Tagging? {
        var best: (tag: String, bits: Double)?
        for candidate in objects.keptCandidates {
            let variants = TaggedVariant.records(of: objects, by: candidate).map(\.value)
            let tagged = variants.reduce(0) { $0 + $1.seen.count }
            guard variants.count > 1, tagged == objects.seen.count else { continue }
            let evidence = TagEvidence(variants, tag: candidate)
            guard evidence.isUnion else { continue }
            if best.map({ evidence.bits > $0.bits }) ?? true { best = (candidate, evidence.bits) }
        }
        if let tag = best?.tag { return adjacent(record, tag: tag) ?? .internal(tag: tag) }
        guard !isRoot else { return nil }
        return isExternal(record, isListed: isListed, isElement: isElement, besideWords: besideWords) ? .external : nil
    }

    /// Whether every object has the tag.
    package static func covers(_ tagging: ObjectForm.Tagging, _ objects: ObjectShape) -> Bool {
        switch tagging {
        case .internal(let tag), .adjacent(let tag, _):
            let tagged = TaggedVariant.records(of: objects, by: tag).reduce(0) { $0 + $1.value.seen.count }
            return tagged == objects.seen.count
        case .external:
            return objects.record.sizes == 1...1
        }
    }

    /// The first object without a tag.
    package static func untagged(_ tagging: ObjectForm.Tagging, _ objects: ObjectShape) -> Place? {
        switch tagging {
        case .internal(let tag), .adjacent(let tag, _):
            objects.parts.compactMap { tags, part in tags.values[tag] == nil ? part.seen.first : nil }.min()
        // A shape counts the members of objects, but not which of them stood alone.
        case .external: objects.seen.first
        }
    }

    /// Objects of just a tag and one member more, the same in all, whose values the tag decides.
    private static func adjacent(_ record: RecordShape, tag: String) -> ObjectForm.Tagging? {
        let others = record.fields.keys.filter { $0 != tag }
        guard others.count == 1, let content = others.first, record.sizes?.upperBound == 2 else { return nil }
        return .adjacent(tag: tag, content: content)
    }

    /// Every object has just one member, of several that hold different things: the key is the tag.
    private static func isExternal(_ record: RecordShape, isListed: Bool, isElement: Bool, besideWords: Bool) -> Bool {
        guard record.sizes == 1...1, record.fields.count > 1 else { return false }
        let forms = Set(record.fields.keys.map(KeyForm.init))
        guard forms.isSubset(of: [.identifier, .hyphenated]) else { return false }
        // `["clean", {"script": […]}, {"download": {…}}]`: an enum some of whose cases hold nothing.
        if isElement && besideWords { return true }
        let shapes = record.fields.values.map(\.shape)
        let kinds = shapes.map { $0.kinds.subtracting([.null]) }
        guard StructuralConflict.areInConflict(shapes) else { return false }
        let areObjects = kinds.allSatisfy { $0 == [.object] }
        if areObjects && isListed { return true }
        let recurrence = Double(record.seen.count) / Double(record.fields.count)
        let wanted = isElement ? Thresholds.elementRecurrence : Thresholds.externalRecurrence
        let recurs = record.seen.count >= Thresholds.externalObjects && recurrence >= wanted
        let holdParts = kinds.contains { $0.contains(.object) || $0.contains(.array) }
        return recurs && (areObjects || isElement && holdParts)
    }
}
