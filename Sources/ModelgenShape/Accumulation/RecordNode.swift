import ModelgenSource

/// Objects that are read as one, member by member. One object is open at a time.
final class RecordNode {
    /// What was seen before this node was made.
    private let base: RecordShape
    private var fields: [FieldNode] = []
    private var places: [String: Int] = [:]
    /// Fields that no object lacked so far.
    private var complete: [FieldNode] = []
    private var seen = Sightings()
    private var last: Place?
    private var sizes: ClosedRange<Int>?
    /// Keys that stood twice in one object.
    private var repeatedKeys: Set<String> = []

    /// The open object's fields in their order, and where the next key is expected.
    private var members: [FieldNode] = []
    private var place: Place?
    private var expected = 0
    private var previous: FieldNode?

    init(_ base: RecordShape = RecordShape()) {
        self.base = base
    }

    func open(at place: Place) {
        self.place = place
        members.removeAll(keepingCapacity: true)
        expected = 0
        previous = nil
    }

    /// The field of a key of the open object; nil where the object had an equal key before.
    func field(_ key: ArraySlice<UInt8>) -> FieldNode? {
        let index = index(of: key)
        let field = fields[index]
        previous?.next = index
        previous = field
        expected = field.next
        // Objects count from 1, so that no new field looks seen.
        let stamp = seen.count + 1
        if field.stamp == stamp { return nil }
        field.stamp = stamp
        members.append(field)
        return field
    }

    /// Notes that an object had a key twice: whether it is the first object that has.
    func isFirstRepetition(of key: String) -> Bool {
        repeatedKeys.insert(key).inserted
    }

    func close() {
        guard let place else { return }
        let size = members.count
        for (order, field) in members.enumerated() { field.count(place: order, size: size) }
        noteMissing(at: place)
        seen.add(at: place)
        last = last.map { max($0, place) } ?? place
        sizes = sizes.map { min($0.lowerBound, size)...max($0.upperBound, size) } ?? size...size
        self.place = nil
    }

    /// What was seen.
    var shape: RecordShape {
        var record = RecordShape()
        record.seen = seen
        record.sizes = sizes
        record.fields = Dictionary(uniqueKeysWithValues: fields.map { ($0.key, $0.shape) })
        record.foldKeys()
        record.merge(base)
        return record
    }

    private func index(of key: ArraySlice<UInt8>) -> Int {
        if expected < fields.count, fields[expected].isSpelled(key) { return expected }
        let text = String(decoding: key, as: UTF8.self)
        if let index = places[text] {
            fields[index].respell(as: Array(key))
            return index
        }
        let field = FieldNode(key: text, bytes: Array(key))
        field.missingAt = seen.first
        if field.missingAt == nil { complete.append(field) }
        field.next = fields.count + 1
        places[text] = fields.count
        fields.append(field)
        return fields.count - 1
    }

    /// Notes the open object as the first that lacks a field, where it is the first.
    private func noteMissing(at place: Place) {
        let stamp = seen.count + 1
        if let last, place < last {
            // Aliases of YAML lead back; elsewhere places only grow, and the first object that lacks a field stays it.
            for field in fields where field.stamp != stamp { field.missingAt = least(field.missingAt, place) }
            complete.removeAll { $0.missingAt != nil }
        } else if complete.count(where: { $0.stamp == stamp }) < complete.count {
            for field in complete where field.stamp != stamp { field.missingAt = place }
            complete.removeAll { $0.missingAt != nil }
        }
    }
}
