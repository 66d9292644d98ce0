import ModelgenSource

/// Arrays while documents are read, element by element. One array is open at a time.
final class ArrayNode {
    private var seen = Sightings()
    private var empties = Sightings()
    private var lengths: ClosedRange<Int>?
    private var repeatedKeys: Set<String> = []
    /// A node a position while the arrays may be rows; the one node of all elements afterwards.
    private var nodes: [ShapeNode] = []
    private var mayBeRow = true

    /// The open array: its place, elements and how many of them are null, objects, arrays.
    private var place: Place?
    private var count = 0
    private var nulls = 0
    private var objects = 0
    private var arrays = 0
    private var identities: IdentityLedger?

    func open(at place: Place) {
        self.place = place
        seen.add(at: place)
        count = 0
        (nulls, objects, arrays) = (0, 0, 0)
        identities = nil
    }

    /// The node that takes the next element of the open array.
    func nextElement() -> ShapeNode {
        count += 1
        if mayBeRow, count > min(lengths?.upperBound ?? ArrayShape.maximumColumns, ArrayShape.maximumColumns) {
            joinColumns()
        }
        guard mayBeRow else { return nodes[0] }
        if count > nodes.count { nodes.append(ShapeNode()) }
        return nodes[count - 1]
    }

    /// Where the identities of an object are noted that begins at the given place as an element of the open array; nil
    /// where it begins too late.
    func identities(at element: Place) -> IdentityLedger? {
        guard let place, element.position.offset - place.position.offset < IdentityLedger.window else { return nil }
        let ledger = identities ?? IdentityLedger()
        identities = ledger
        return ledger
    }

    /// Says what the last element was.
    func note(_ kind: JSONKind) {
        switch kind {
        case .null: nulls += 1
        case .object: objects += 1
        case .array: arrays += 1
        case .boolean, .number, .string: break
        }
    }

    func close() {
        guard let place else { return }
        self.place = nil
        repeatedKeys.formUnion(identities?.repeated ?? [])
        guard count > 0 else {
            empties.add(at: place)
            return
        }
        if mayBeRow, !isRow || lengths.map({ $0 != count...count }) ?? false { joinColumns() }
        lengths = lengths.map { min($0.lowerBound, count)...max($0.upperBound, count) } ?? count...count
    }

    /// What was seen.
    var shape: ArrayShape {
        var shape = ArrayShape()
        shape.seen = seen
        shape.empties = empties
        shape.lengths = lengths
        shape.mayBeRow = mayBeRow
        shape.columns = nodes.map(\.shape)
        shape.repeatedKeys = repeatedKeys
        return shape
    }

    /// Whether the open array alone may be a row.
    private var isRow: Bool {
        let values = count - nulls
        let isUniform = values > 0 && (objects == values || arrays == values)
        return (2...ArrayShape.maximumColumns).contains(count) && !isUniform
    }

    private func joinColumns() {
        mayBeRow = false
        nodes = [ShapeNode(nodes.reduce(into: Shape()) { $0.merge($1.shape) })]
    }
}
