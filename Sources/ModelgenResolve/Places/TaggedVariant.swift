import ModelgenShape
import ModelgenSource

/// The objects of a tagged union that have one tag.
package struct TaggedVariant: Hashable, Sendable {
    /// What the tag means for the object that holds it.
    package enum Payload: Hashable, Sendable {
        /// The whole object but the tag.
        case record(RecordShape)
        /// The member beside the tag, or under it.
        case value(Shape, key: String)
        /// Nothing but the tag.
        case nothing
    }

    package var tag: String
    package var payload: Payload

    /// The variants in the order in which the documents show them; objects without the tag are in none.
    package static func variants(of objects: ObjectShape, tagging: ObjectForm.Tagging) -> [TaggedVariant] {
        switch tagging {
        case .internal(let key):
            return records(of: objects, by: key).map { tag, record in
                TaggedVariant(tag: tag, payload: record.fields.count > 1 ? .record(record) : .nothing)
            }
        case .adjacent(let key, let content):
            return records(of: objects, by: key).map { tag, record in
                let shape = record.fields[content]?.shape
                return TaggedVariant(tag: tag, payload: shape.map { .value($0, key: content) } ?? .nothing)
            }
        case .external:
            let record = objects.record
            return inOrder(record.fields.map { ($0.key, $0.value.shape.first, $0.value) }).map { key, field in
                TaggedVariant(tag: key, payload: .value(field.shape, key: key))
            }
        }
    }

    /// The records of a candidate tag's values, in the order in which the documents show them.
    package static func records(of objects: ObjectShape, by tag: String) -> [(key: String, value: RecordShape)] {
        var records: [String: RecordShape] = [:]
        for (tags, part) in objects.parts.sorted(by: { $0.key < $1.key }) {
            guard let value = tags.values[tag] else { continue }
            records[value, default: RecordShape()].merge(part)
        }
        return inOrder(records.map { ($0.key, $0.value.seen.first, $0.value) }).map { (key: $0, value: $1) }
    }

    /// By the first place, then by the tag.
    private static func inOrder<Content>(_ parts: [(tag: String, first: Place?, content: Content)]) -> [(
        String, Content
    )] {
        parts.sorted { left, right in
            guard let one = left.first, let other = right.first, one != other else {
                return left.tag.isSpelled(before: right.tag)
            }
            return one < other
        }.map { ($0.tag, $0.content) }
    }
}
