import ModelgenShape

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

    /// The variants in the order of their tags; objects without the tag are in none.
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
            return record.fields.sorted { $0.key < $1.key }.map { key, field in
                TaggedVariant(tag: key, payload: .value(field.shape, key: key))
            }
        }
    }

    /// The records of a candidate tag's values, in the order of the values.
    package static func records(of objects: ObjectShape, by tag: String) -> [(key: String, value: RecordShape)] {
        var records: [String: RecordShape] = [:]
        for (tags, part) in objects.parts.sorted(by: { $0.key < $1.key }) {
            guard let value = tags.values[tag] else { continue }
            records[value, default: RecordShape()].merge(part)
        }
        return records.sorted { $0.key < $1.key }
    }
}
