import ModelgenSource

/// What was seen of objects that are read as one: their members by key.
package struct RecordShape: Hashable, Sendable, Mergeable {
    package var seen = Sightings()
    package var fields: [String: FieldShape] = [:]
    /// Members of the smallest and of the largest object; nil where no object was seen.
    package var sizes: ClosedRange<Int>?
    /// Which keys are folded into one member of `fields`, since they are data (`DataKey`).
    package var keyFolding = KeyFolding.data

    package init() {}

    package mutating func merge(_ other: RecordShape) {
        guard let theirs = other.sizes else { return }
        guard let mine = sizes else {
            self = other
            return
        }
        let count = fields.count
        var common = 0
        for (key, field) in other.fields {
            if let index = fields.index(forKey: key) {
                fields.values[index].merge(field)
                fields.respell(at: index, as: key)
                common += 1
            } else {
                fields[key] = field.alsoMissing(at: seen.first)
            }
        }
        if common < count {
            fields.forEachValue { key, field in
                guard other.fields.index(forKey: key) == nil else { return }
                field.missingAt = least(field.missingAt, other.seen.first)
            }
        }
        seen.merge(other.seen)
        keyFolding = max(keyFolding, other.keyFolding)
        foldSurplusKeys()
        sizes = min(mine.lowerBound, theirs.lowerBound)...max(mine.upperBound, theirs.upperBound)
    }

    /// The values of all members as one: what a map of them holds.
    package var value: Shape {
        fields.sorted { $0.key < $1.key }.reduce(into: Shape()) { $0.merge($1.value.shape) }
    }

    /// The keys in the order in which their members stand, on the mean; ties by key.
    package var orderedKeys: [String] {
        fields.sorted { left, right in
            let means = (left.value.meanPlace, right.value.meanPlace)
            return means.0 == means.1 ? left.key.isSpelled(before: right.key) : means.0 < means.1
        }.map(\.key)
    }
}
