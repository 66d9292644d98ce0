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
        if !tags.values.keys.allSatisfy(candidates.contains) { add(tags.values.keys) }
        var key = tags.values.keys.allSatisfy(kept.contains) ? tags : tags.projected(on: kept)
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
        parts.respell(at: index, as: key)
        return record
    }

    private func add(_ keys: some Sequence<String>) {
        let all = ObjectShape.first(of: candidates.union(keys))
        guard all != candidates else { return }
        // A candidate that others push out of the first was never to be kept.
        dropped.formIntersection(all)
        candidates = all
        part(among: parts.keys)
    }

    /// Chooses the candidates to keep for the given parts and joins the records that fall together.
    private func part(among tags: some Collection<TagValues>) {
        kept = ObjectShape.kept(of: candidates, besides: dropped, parting: tags)
        dropped = candidates.subtracting(kept)
        var groups: [TagValues: [RecordNode]] = [:]
        for (tags, record) in parts {
            let key = tags.projected(on: kept)
            if let index = groups.index(forKey: key) {
                groups.values[index].append(record)
                groups.respell(at: index, as: key)
            } else {
                groups[key] = [record]
            }
        }
        parts = groups.mapValues { group in
            guard group.count > 1 else { return group[0] }
            return RecordNode(group.reduce(into: RecordShape()) { $0.merge($1.shape) })
        }
    }
}
