/// Writes shape files: the same evidence gives the same bytes.
package struct ShapeFileWriter {
    private var keeping = ValueKeeping.nothing
    private var isRedacted = false
    /// The place that is written.
    private var pointer = JSONPointer()
    var lines = JSONLines()
    /// The file whose places were written last, and its name without its folder.
    var file = ""
    var fileName = ""

    /// The text of a file of one model, with a line's end behind it.
    /// - Parameter keeping: Which texts of the samples are kept. A redacted file keeps none.
    package static func text(of file: ShapeFile, keeping: ValueKeeping) -> String {
        text(of: file) { _ in keeping }
    }

    /// The same for a file of one model or of several.
    /// - Parameter keeping: Is given the name of a model; nil where the file holds one.
    package static func text(of file: ShapeFile, keeping: (String?) -> ValueKeeping) -> String {
        var writer = ShapeFileWriter()
        writer.write(file, keeping: keeping)
        writer.lines.append("\n")
        return writer.lines.text
    }

    private mutating func write(_ file: ShapeFile, keeping: (String?) -> ValueKeeping) {
        isRedacted = file.isRedacted
        lines.open()
        lines.member(data: ShapeFile.key, ShapeFile.version)
        if file.isRedacted { lines.member("redacted", true) }
        if file.models.isEmpty { lines.member("documents", file.documents) }
        if let memory = file.memory {
            lines.key("memory")
            write(memory)
        }
        if file.models.isEmpty {
            lines.key("shape")
            write(file.shape, keeping: keeping(nil))
        } else {
            lines.key("models")
            lines.open()
            for (name, evidence) in file.models.sorted(by: { $0.key.isSpelled(before: $1.key) }) {
                lines.key(data: name)
                lines.open()
                lines.member("documents", evidence.documents)
                lines.key("shape")
                write(evidence.shape, keeping: keeping(name))
                lines.close()
            }
            lines.close()
        }
        lines.close()
    }

    /// The value of `shape`.
    private mutating func write(_ shape: Shape, keeping: ValueKeeping) {
        self.keeping = isRedacted ? keeping.withoutValues : keeping
        lines.open()
        write(shape, at: ValueKeeping.Site())
        lines.close()
    }

    /// The members of a shape; the object around them is open.
    private mutating func write(_ shape: Shape, at site: ValueKeeping.Site) {
        write("null", shape.nulls)
        if shape.booleans.count > 0 {
            lines.key("boolean")
            lines.open(isFlat: true)
            write(shape.booleans)
            lines.member("true", shape.trues)
            lines.close()
        }
        if let numbers = shape.numbers { write("number", numbers) }
        if let strings = shape.strings { write(strings, at: site) }
        if let arrays = shape.arrays { write(arrays, at: site) }
        if let objects = shape.objects {
            let isMap = keeping.isMap(pointer)
            write(isMap ? objects.asMap : isRedacted ? objects.withoutTags : objects, at: site)
        }
    }

    private mutating func write(_ strings: StringShape, at site: ValueKeeping.Site) {
        let values = keeping.values(of: strings, at: site, pointer)
        lines.key("string")
        lines.open(isFlat: values == nil)
        write(strings)
        if let values {
            lines.key("values")
            lines.open()
            for (value, count) in values.sorted(by: { $0.key.isSpelled(before: $1.key) }) {
                lines.member(data: value, count)
            }
            lines.close()
        }
        lines.close()
    }

    private mutating func write(_ arrays: ArrayShape, at site: ValueKeeping.Site) {
        pointer.steps.append(.eachElement)
        let inner = ValueKeeping.Site(key: site.key)
        lines.key("array")
        lines.open()
        write(arrays.seen)
        write("empty", arrays.empties)
        if let lengths = arrays.lengths { lines.member("lengths", lengths) }
        if !arrays.repeatedKeys.isEmpty {
            lines.member("repeated", arrays.repeatedKeys.sorted { $0.isSpelled(before: $1) })
        }
        if arrays.lengths != nil, arrays.mayBeRow {
            lines.key("columns")
            lines.openList()
            for column in arrays.columns {
                lines.element()
                lines.open()
                write(column, at: inner)
                lines.close()
            }
            lines.closeList()
        } else if let element = arrays.columns.first {
            lines.key("elements")
            lines.open()
            write(element, at: inner)
            lines.close()
        }
        lines.close()
        pointer.steps.removeLast()
    }

    private mutating func write(_ objects: ObjectShape, at site: ValueKeeping.Site) {
        lines.key("object")
        lines.open()
        write(objects.seen)
        if !objects.candidates.isEmpty {
            lines.member("candidates", objects.candidates.sorted(by: TagCandidate.precedes))
        }
        lines.key("parts")
        lines.openList()
        for (tags, record) in objects.parts.sorted(by: { $0.key.spelling.lexicographicallyPrecedes($1.key.spelling) }) {
            lines.element()
            lines.open()
            if !tags.values.isEmpty {
                lines.key("tags")
                lines.open()
                for (key, value) in tags.values.sorted(by: { $0.key.isSpelled(before: $1.key) }) {
                    lines.key(data: key)
                    lines.quoted(value)
                }
                lines.close()
            }
            write(record, at: site)
            lines.close()
        }
        lines.closeList()
        lines.close()
    }

    /// The members of a record; the object around them is open.
    private mutating func write(_ record: RecordShape, at site: ValueKeeping.Site) {
        write(record.seen)
        if let sizes = record.sizes { lines.member("sizes", sizes) }
        if record.keyFolding != .data { lines.member("folding", record.keyFolding.rawValue) }
        let mapKey = Self.mapKey(of: record, at: site)
        if let field = record.fields[DataKey.numbers] {
            lines.key("numberKeys")
            write(field, at: ValueKeeping.Site(key: site.key, mapKey: mapKey))
        }
        if let field = record.fields[DataKey.others] {
            lines.key("dataKeys")
            write(field, at: ValueKeeping.Site(key: site.key, mapKey: mapKey))
        }
        lines.key("fields")
        lines.open()
        for (key, index) in record.fields.spelledKeys where !DataKey.isFolded(key) {
            lines.key(data: key)
            write(record.fields.values[index], key: key, at: ValueKeeping.Site(key: key, mapKey: mapKey))
        }
        lines.close()
    }

    /// - Parameter key: nil for folded members.
    private mutating func write(_ field: FieldShape, key: String? = nil, at site: ValueKeeping.Site) {
        pointer.steps.append(key.map(JSONPointer.Step.key) ?? .eachValue)
        lines.open()
        lines.member("present", field.present)
        lines.member("place", field.placeSum)
        if let place = field.missingAt { write("missing", place) }
        if let key, !field.lastSpelling.isEmpty, !field.lastSpelling.isSpelled(like: key) {
            lines.member("spelling", field.lastSpelling)
        }
        write(field.shape, at: site)
        lines.close()
        pointer.steps.removeLast()
    }

    /// The key of an object whose texts may be those of a map: one that holds nothing else.
    private static func mapKey(of record: RecordShape, at site: ValueKeeping.Site) -> String? {
        record.fields.values.allSatisfy { $0.shape.holdsOnlyTexts } ? site.key : nil
    }
}

extension Shape {
    /// Whether nothing but texts and null was seen.
    fileprivate var holdsOnlyTexts: Bool {
        booleans.count == 0 && numbers == nil && arrays == nil && objects == nil
    }
}
