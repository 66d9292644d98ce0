/// Writes shape files: the same evidence gives the same bytes.
package struct ShapeFileWriter {
    private var keeping = ValueKeeping.nothing
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
        lines.open()
        lines.member(ShapeFile.key, ShapeFile.version)
        if file.isRedacted { lines.member("redacted", true) }
        if file.models.isEmpty { lines.member("documents", file.documents) }
        if let memory = file.memory {
            lines.key("memory")
            write(memory)
        }
        if file.models.isEmpty {
            lines.key("shape")
            write(file.shape, isRedacted: file.isRedacted, keeping: keeping(nil))
        } else {
            lines.key("models")
            lines.open()
            for (name, evidence) in file.models.sorted(by: { $0.key.isSpelled(before: $1.key) }) {
                lines.key(name)
                lines.open()
                lines.member("documents", evidence.documents)
                lines.key("shape")
                write(evidence.shape, isRedacted: file.isRedacted, keeping: keeping(name))
                lines.close()
            }
            lines.close()
        }
        lines.close()
    }

    /// The value of `shape`.
    private mutating func write(_ shape: Shape, isRedacted: Bool, keeping: ValueKeeping) {
        self.keeping = isRedacted ? keeping.withoutValues : keeping
        lines.open()
        write(shape, isRedacted: isRedacted, at: ValueKeeping.Site())
        lines.close()
    }

    /// The members of a shape; the object around them is open.
    private mutating func write(_ shape: Shape, isRedacted: Bool, at site: ValueKeeping.Site) {
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
        if let arrays = shape.arrays { write(arrays, isRedacted: isRedacted, at: site) }
        if let objects = shape.objects {
            let isMap = keeping.isMap(site.pointer)
            write(
                isMap ? objects.asMap : isRedacted ? objects.withoutTags : objects, isRedacted: isRedacted, at: site)
        }
    }

    private mutating func write(_ strings: StringShape, at site: ValueKeeping.Site) {
        let values = keeping.values(of: strings, at: site)
        lines.key("string")
        lines.open(isFlat: values == nil)
        write(strings)
        if let values {
            lines.key("values")
            lines.open()
            for (value, count) in values.sorted(by: { $0.key.isSpelled(before: $1.key) }) {
                lines.member(value, count)
            }
            lines.close()
        }
        lines.close()
    }

    private mutating func write(_ arrays: ArrayShape, isRedacted: Bool, at site: ValueKeeping.Site) {
        var inner = site
        inner.pointer = site.pointer.appending(.eachElement)
        inner.mapKey = nil
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
                write(column, isRedacted: isRedacted, at: inner)
                lines.close()
            }
            lines.closeList()
        } else if let element = arrays.columns.first {
            lines.key("elements")
            lines.open()
            write(element, isRedacted: isRedacted, at: inner)
            lines.close()
        }
        lines.close()
    }

    private mutating func write(_ objects: ObjectShape, isRedacted: Bool, at site: ValueKeeping.Site) {
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
                    lines.member(key, value)
                }
                lines.close()
            }
            write(record, isRedacted: isRedacted, at: site)
            lines.close()
        }
        lines.closeList()
        lines.close()
    }

    /// The members of a record; the object around them is open.
    private mutating func write(_ record: RecordShape, isRedacted: Bool, at site: ValueKeeping.Site) {
        write(record.seen)
        if let sizes = record.sizes { lines.member("sizes", sizes) }
        if record.keyFolding != .data { lines.member("folding", record.keyFolding.rawValue) }
        let mapKey = Self.mapKey(of: record, at: site)
        if let field = record.fields[DataKey.numbers] {
            lines.key("numberKeys")
            write(field, isRedacted: isRedacted, at: Self.site(of: nil, mapKey: mapKey, at: site))
        }
        if let field = record.fields[DataKey.others] {
            lines.key("dataKeys")
            write(field, isRedacted: isRedacted, at: Self.site(of: nil, mapKey: mapKey, at: site))
        }
        lines.key("fields")
        lines.open()
        for (key, field) in record.fields.sorted(by: { $0.key.isSpelled(before: $1.key) })
        where !DataKey.isFolded(key) {
            lines.key(key)
            write(field, key: key, isRedacted: isRedacted, at: Self.site(of: key, mapKey: mapKey, at: site))
        }
        lines.close()
    }

    /// - Parameter key: nil for folded members.
    private mutating func write(
        _ field: FieldShape, key: String? = nil, isRedacted: Bool, at site: ValueKeeping.Site
    ) {
        lines.open()
        lines.member("present", field.present)
        lines.member("place", field.placeSum)
        if let place = field.missingAt { write("missing", place) }
        if let key, !field.lastSpelling.isEmpty, !field.lastSpelling.utf8.elementsEqual(key.utf8) {
            lines.member("spelling", field.lastSpelling)
        }
        write(field.shape, isRedacted: isRedacted, at: site)
        lines.close()
    }

    /// The key of an object whose texts may be those of a map: one that holds nothing else.
    private static func mapKey(of record: RecordShape, at site: ValueKeeping.Site) -> String? {
        record.fields.values.allSatisfy { $0.shape.holdsOnlyTexts } ? site.key : nil
    }

    /// Where the member of a record stands; the key is nil for folded ones.
    private static func site(of key: String?, mapKey: String?, at site: ValueKeeping.Site) -> ValueKeeping.Site {
        let step = key.map(JSONPointer.Step.key) ?? .eachValue
        return ValueKeeping.Site(pointer: site.pointer.appending(step), key: key ?? site.key, mapKey: mapKey)
    }
}

extension Shape {
    /// Whether nothing but texts and null was seen.
    fileprivate var holdsOnlyTexts: Bool {
        booleans.count == 0 && numbers == nil && arrays == nil && objects == nil
    }
}
