import ModelgenSource

/// A place of the documents while they are read: the shape so far, added to value by value.
///
/// What readers of every format write to, so that one document gives one `Shape` however it is spelled:
///
/// ```swift
/// let root = ShapeNode()
/// root.addNumber(text[...], at: place)
/// let shape = root.shape
/// ```
final class ShapeNode {
    /// What was seen before this node was made, but for what the members below begin with.
    private let base: Shape
    private var nulls: Sightings
    private var booleans: Sightings
    private var trues: Int
    private var numbers: NumberShape?
    private var strings: StringShape?
    private var arrays: ArrayNode?
    private var objects: ObjectNode?

    init(_ base: Shape = Shape()) {
        self.base = base
        nulls = base.nulls
        booleans = base.booleans
        trues = base.trues
        numbers = base.numbers
        strings = base.strings
    }

    func addNull(at place: Place) {
        nulls.add(at: place)
    }

    func addBoolean(_ value: Bool, at place: Place) {
        booleans.add(at: place)
        if value { trues += 1 }
    }

    /// Adds a number by its text, in the grammar of JSON.
    func addNumber(_ text: ArraySlice<UInt8>, at place: Place) {
        if numbers == nil { numbers = NumberShape() }
        numbers?.add(text, at: place)
    }

    /// Adds a text by its UTF-8 bytes.
    func addString(_ text: ArraySlice<UInt8>, at place: Place) {
        if strings == nil { strings = StringShape() }
        strings?.add(text, at: place)
    }

    /// Begins an object with such tags; the record takes its members and must be closed.
    func openObject(tags: TagValues, at place: Place) -> RecordNode {
        let node = objects ?? ObjectNode()
        objects = node
        let record = node.record(for: tags, at: place)
        record.open(at: place)
        return record
    }

    /// Begins an array; the node takes its elements and must be closed.
    func openArray(at place: Place) -> ArrayNode {
        let node = arrays ?? ArrayNode()
        arrays = node
        node.open(at: place)
        return node
    }

    /// What was seen.
    var shape: Shape {
        var shape = base
        shape.nulls = nulls
        shape.booleans = booleans
        shape.trues = trues
        shape.numbers = numbers
        shape.strings = strings
        shape.arrays.merge(arrays?.shape)
        shape.objects.merge(objects?.shape)
        return shape
    }
}
