import ModelgenShape

/// Whether a member tells variants of an object apart, so that it is an enum of structs.
///
/// A tag decides which other members there are, or what they hold. A member over objects that are all the same is an enum
/// field; one over objects that vary at random is neither.
package enum TagRule {
    /// How the objects are tagged; nil where they are no union.
    package static func tagging(of objects: ObjectShape) -> ObjectForm.Tagging? {
        for candidate in objects.keptCandidates {
            let variants = TaggedVariant.records(of: objects, by: candidate)
            let tagged = variants.reduce(0) { $0 + $1.value.seen.count }
            guard variants.count > 1, tagged == objects.seen.count, decides(variants.map(\.value), tag: candidate)
            else { continue }
            return adjacent(objects.record, tag: candidate) ?? .internal(tag: candidate)
        }
        return isExternal(objects.record) ? .external : nil
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

    /// Whether a tag decides the members of its variants.
    private static func decides(_ variants: [RecordShape], tag: String) -> Bool {
        let keys = variants.reduce(into: Set<String>()) { $0.formUnion($1.fields.keys) }.subtracting([tag])
        guard !keys.isEmpty else { return false }
        var varying = 0
        var decided = 0
        for key in keys {
            let shares = variants.map { Double($0.fields[key]?.present ?? 0) / Double(max(1, $0.seen.count)) }
            if shares.allSatisfy({ $0 == 1 }) {
                guard StructuralConflict.areInConflict(variants.compactMap { $0.fields[key]?.shape }) else { continue }
                varying += 1
                decided += 1
            } else {
                varying += 1
                let isDecided = shares.allSatisfy { $0 == 0 || $0 >= Thresholds.tagPresence }
                if isDecided && shares.contains(0) { decided += 1 }
            }
        }
        let variesEnough = Double(varying) >= Thresholds.tagVaries * Double(keys.count)
        return varying > 0 && variesEnough && Double(decided) >= Thresholds.tagDecides * Double(varying)
    }

    /// Objects of just a tag and one member more, the same in all.
    private static func adjacent(_ record: RecordShape, tag: String) -> ObjectForm.Tagging? {
        let others = record.fields.keys.filter { $0 != tag }
        guard others.count == 1, let content = others.first, record.sizes?.upperBound == 2 else { return nil }
        guard record.fields[content]?.shape.kinds.subtracting([.null]) == [.object] else { return nil }
        return .adjacent(tag: tag, content: content)
    }

    /// Every object has just one member, of several that hold different objects.
    private static func isExternal(_ record: RecordShape) -> Bool {
        guard record.sizes == 1...1, record.fields.count > 1 else { return false }
        guard record.fields.keys.allSatisfy({ KeyForm($0) == .identifier }) else { return false }
        let shapes = record.fields.values.map(\.shape)
        return shapes.allSatisfy { $0.kinds == [.object] } && StructuralConflict.areInConflict(shapes)
    }
}
