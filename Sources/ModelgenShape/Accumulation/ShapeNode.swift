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
    /// Scalars, and what was seen before this node was made, of every kind.
    private var sum: Shape
    private var arrays: ArrayNode?
    private var objects: ObjectNode?

    init(_ base: Shape = Shape()) {
        sum = base
    }

    func addNull(at place: Place) {
        sum.nulls.add(at: place)
    }

    func addBoolean(at place: Place) {
        sum.booleans.add(at: place)
    }

    /// Adds a number by its text, in the grammar of JSON.
    func addNumber(_ text: ArraySlice<UInt8>, at place: Place) {
        if sum.numbers == nil { sum.numbers = NumberShape() }
        sum.numbers?.add(text, at: place)
    }

    /// Adds a text by its UTF-8 bytes.
    func addString(_ text: ArraySlice<UInt8>, at place: Place) {
        if sum.strings == nil { sum.strings = StringShape() }
        sum.strings?.add(text, at: place)
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
        var shape = sum
        shape.arrays.merge(arrays?.shape)
        shape.objects.merge(objects?.shape)
        return shape
    }
}
