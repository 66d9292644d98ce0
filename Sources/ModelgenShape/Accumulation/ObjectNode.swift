import ModelgenSource

/// Objects while documents are read, parted by their tags as `ObjectShape` parts them.
final class ObjectNode {
    private var seen = Sightings()
    private var candidates: Set<String> = []
    private var dropped: Set<String> = []
    private var kept: [String] = []
    private var parts: [TagValues: RecordNode] = [:]

    /// The record that takes an object with such tags, which is counted.
    func record(for tags: TagValues, at place: Place) -> RecordNode {
        seen.add(at: place)
        if !tags.values.keys.allSatisfy(candidates.contains) {
            candidates.formUnion(tags.values.keys)
            part(among: parts.keys)
        }
        var key = dropped.isEmpty ? tags : tags.projected(on: kept)
        if let record = record(key) { return record }
        if parts.count >= ObjectShape.maximumParts {
            part(among: Array(parts.keys) + [key])
            key = tags.projected(on: kept)
            if let record = record(key) { return record }
        }
        let record = RecordNode()
        parts[key] = record
        return record
    }

    /// What was seen.
    var shape: ObjectShape {
        var shape = ObjectShape()
        shape.seen = seen
        shape.candidates = candidates
        shape.parts = parts.mapValues(\.shape)
        return shape
    }

    private func record(_ key: TagValues) -> RecordNode? {
        guard let index = parts.index(forKey: key) else { return nil }
        let record = parts.values[index]
        if !key.values.allSatisfy({ $0.value.utf8.allSatisfy { $0 < 128 } }), key.isSpelled(before: parts.keys[index]) {
            parts.remove(at: index)
            parts[key] = record
        }
        return record
    }

    /// Chooses the candidates to keep for the given parts and joins the records that fall together.
    private func part(among tags: some Collection<TagValues>) {
        kept = ObjectShape.kept(of: candidates, besides: dropped, parting: tags)
        dropped = candidates.subtracting(kept)
        guard !dropped.isEmpty else { return }
        let groups = Dictionary(grouping: parts) { $0.key.projected(on: kept) }
        parts = groups.mapValues { group in
            guard group.count > 1 else { return group[0].value }
            return RecordNode(group.reduce(into: RecordShape()) { $0.merge($1.value.shape) })
        }
    }
}
