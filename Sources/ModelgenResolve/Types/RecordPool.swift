import ModelgenShape

/// What was seen at several places as one, kept from round to round: pooling deep records is the costly part of a round, and
/// most types keep their places.
struct RecordPool {
    private var known: [[PlacePath]: RecordShape] = [:]

    /// The records of the places, merged. A place's path says what its record is, since forms above it are steps of the path.
    mutating func record(of places: [ObjectPlace]) -> RecordShape {
        if places.count == 1 { return places[0].record }
        let paths = places.map(\.path)
        if let record = known[paths] { return record }
        let record = places.reduce(into: RecordShape()) { $0.merge($1.record) }
        known[paths] = record
        return record
    }
}
