import ModelgenShape

/// Lets go of what was remembered at a place: what the samples at hand hold there is all that counts.
enum Forgetting {
    /// - Parameter current: What the samples at hand hold; what they have at the place stays.
    static func shape(_ shape: Shape, without steps: ArraySlice<JSONPointer.Step>, keeping current: Shape?) -> Shape {
        guard let step = steps.first else { return current ?? Shape() }
        let rest = steps.dropFirst()
        var shape = shape
        switch step {
        case .eachElement:
            guard var arrays = shape.arrays else { return shape }
            let now = current?.arrays?.element
            arrays.columns = arrays.columns.map { Self.shape($0, without: rest, keeping: now) }
            shape.arrays = arrays
        case .eachValue:
            for (tags, part) in shape.objects?.parts ?? [:] {
                for (key, field) in part.fields {
                    let now = current?.objects?.record.value
                    shape.objects?.parts[tags]?.fields[key]?.shape =
                        Self.shape(field.shape, without: rest, keeping: now)
                }
            }
        case .key(let key):
            forget(key, rest, in: &shape, keeping: current)
        }
        return shape
    }

    private static func forget(
        _ key: String,
        _ rest: ArraySlice<JSONPointer.Step>,
        in shape: inout Shape,
        keeping current: Shape?
    ) {
        guard var objects = shape.objects else { return }
        let now = current?.objects
        var isKept = false
        for (tags, part) in objects.parts where part.fields[key] != nil {
            guard rest.isEmpty else {
                let inner = now?.record.fields[key]?.shape
                let before = part.fields[key]?.shape ?? Shape()
                objects.parts[tags]?.fields[key]?.shape = Self.shape(before, without: rest, keeping: inner)
                continue
            }
            let same = now?.parts[tags]?.fields[key]
            objects.parts[tags]?.fields[key] = same?.alsoMissing(at: part.seen.first)
            isKept = isKept || same != nil
        }
        // Objects that are parted otherwise now: the member must not be lost where a sample has it.
        if rest.isEmpty, !isKept, let same = now?.record.fields[key],
            let tags = objects.parts.keys.min(by: { $0 < $1 })
        {
            let first = objects.parts[tags]?.seen.first
            objects.parts[tags]?.fields[key] = same.alsoMissing(at: first)
        }
        shape.objects = objects
    }

    /// The names without those at a place and below.
    static func names(_ names: NameMemory, without gone: String) -> NameMemory {
        func isGone(_ place: String) -> Bool {
            let place = UnseenFields.withoutVariants(place)
            return place == gone || place.hasPrefix(gone + "/")
        }
        var names = names
        names.maps.removeAll(where: isGone)
        names.types = names.types.compactMap { type in
            var type = type
            let places = type.places
            type.properties.removeAll { property in
                let step = JSONPointer([JSONPointer.Step.key(property.key)]).description
                return places.contains { UnseenFields.withoutVariants($0) + step == gone }
            }
            type.places.removeAll(where: isGone)
            return type.places.isEmpty ? nil : type
        }
        return names
    }
}
