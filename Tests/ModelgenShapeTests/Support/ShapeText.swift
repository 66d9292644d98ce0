import ModelgenSource

@testable import ModelgenShape

extension Shape {
    /// The shape with every place the same, to compare what two spellings of a document give.
    var withoutPlaces: Shape {
        var shape = self
        shape.nulls = nulls.withoutPlaces
        shape.booleans = booleans.withoutPlaces
        shape.numbers = numbers?.withoutPlaces
        shape.strings?.seen = strings?.seen.withoutPlaces ?? Sightings()
        shape.strings?.empties = strings?.empties.withoutPlaces ?? Sightings()
        shape.strings?.numericText = strings?.numericText?.withoutPlaces
        shape.arrays?.seen = arrays?.seen.withoutPlaces ?? Sightings()
        shape.arrays?.empties = arrays?.empties.withoutPlaces ?? Sightings()
        shape.arrays?.columns = arrays?.columns.map(\.withoutPlaces) ?? []
        shape.objects?.seen = objects?.seen.withoutPlaces ?? Sightings()
        shape.objects?.parts = objects?.parts.mapValues(\.withoutPlaces) ?? [:]
        return shape
    }

    /// Every key, tag and value in the bytes that it is kept in: `==` takes spellings that Unicode holds equal for equal.
    var spellings: [[UInt8]] {
        var all = (strings?.values ?? [:]).keys.map { Array($0.utf8) }
        all += (arrays?.columns ?? []).flatMap(\.spellings)
        for (tags, part) in objects?.parts ?? [:] {
            all += tags.values.flatMap { [Array($0.key.utf8), Array($0.value.utf8)] }
            for (key, field) in part.fields { all += [Array(key.utf8)] + field.shape.spellings }
        }
        return all.sorted { $0.lexicographicallyPrecedes($1) }
    }
}

extension Shape {
    /// The last spelling of each key by its place, in the order of the places.
    var lastSpellings: [[UInt8]] {
        var all = (arrays?.columns ?? []).flatMap(\.lastSpellings)
        for (_, part) in (objects?.parts ?? [:]).sorted(by: { $0.key < $1.key }) {
            let named = part.fields.filter { !DataKey.isFolded($0.key) }
            for (_, field) in named.sorted(by: { $0.key.isSpelled(before: $1.key) }) {
                all += [Array(field.lastSpelling.utf8)] + field.shape.lastSpellings
            }
        }
        return all
    }
}

extension Sightings {
    fileprivate var withoutPlaces: Sightings {
        var sightings = self
        sightings.first = first.map { _ in Place.anywhere }
        return sightings
    }
}

extension NumberShape {
    fileprivate var withoutPlaces: NumberShape {
        var numbers = self
        numbers.seen = seen.withoutPlaces
        numbers.notFiniteAt = notFiniteAt.map { _ in Place.anywhere }
        return numbers
    }
}

extension RecordShape {
    fileprivate var withoutPlaces: RecordShape {
        var record = self
        record.seen = seen.withoutPlaces
        for key in fields.keys {
            guard let field = fields[key] else { continue }
            record.fields[key]?.shape = field.shape.withoutPlaces
            record.fields[key]?.missingAt = field.missingAt.map { _ in Place.anywhere }
        }
        return record
    }
}

extension Place {
    fileprivate static let anywhere = Place(file: "", position: .start)
}
