import ModelgenSource

/// Reads shape files, strictly: what `ShapeFileWriter` would not have written is an error with its place.
package struct ShapeFileReader {
    let nodes: ShapeNodes

    /// The evidence that a file holds.
    package static func read(_ file: SourceFile, limits: ReadingLimits = ReadingLimits()) throws(Diagnostics)
        -> ShapeFile
    {
        let documents: [YAMLNode]
        do throws(JSONFault) {
            documents = try Self.documents(in: file, limits: limits)
        } catch {
            throw Diagnostics([error.diagnostic(in: file)])
        }
        let reader = ShapeFileReader(nodes: ShapeNodes(path: file.path))
        do throws(Diagnostic) {
            guard documents.count == 1 else {
                throw reader.nodes.fault(documents[1], "a shape file is one document, and this is another")
            }
            return try reader.file(documents[0])
        } catch {
            throw Diagnostics([error])
        }
    }

    /// The documents of a text in JSON, which may be as deep as the shape of a document within the limits is.
    static func documents(in file: SourceFile, limits: ReadingLimits = ReadingLimits()) throws(JSONFault) -> [YAMLNode]
    {
        var limits = limits
        // A level of a document is up to six levels of its shape: object, parts, part, fields, field, kind.
        limits.depth *= 6
        return JSONNodeReader.documents(of: try JSONText(file, limits: limits))
    }

    private func file(_ node: YAMLNode) throws(Diagnostic) -> ShapeFile {
        let top = try nodes.members(node)
        guard let version = top[ShapeFile.key] else { throw nodes.fault(node, "'\(ShapeFile.key)' is missing") }
        guard version.content == .number("\(ShapeFile.version)") else {
            throw Diagnostic(
                .unsupportedVersion,
                at: nodes.place(of: version),
                message: "this modelgen reads version \(ShapeFile.version) of shape files",
                remedy: "make the file anew, or use the modelgen that wrote it"
            )
        }
        var isRedacted = false
        if let redacted = top["redacted"] { isRedacted = try nodes.boolean(redacted) }
        var memory: ShapeMemory?
        if let node = top["memory"] { memory = try self.memory(node) }
        if let models = top["models"] {
            var file = ShapeFile(shape: Shape(), documents: 0, isRedacted: isRedacted, memory: memory)
            for (name, node) in try nodes.members(models) {
                let evidence = try evidence(node, try nodes.members(node))
                file.models[name] = evidence
            }
            return file
        }
        let evidence = try evidence(node, top)
        return ShapeFile(
            shape: evidence.shape, documents: evidence.documents, isRedacted: isRedacted, memory: memory)
    }

    private func evidence(_ node: YAMLNode, _ members: ShapeNodes.Members) throws(Diagnostic) -> ShapeFile.Evidence {
        guard let shape = members["shape"] else { throw nodes.fault(node, "'shape' is missing") }
        return ShapeFile.Evidence(shape: try self.shape(shape), documents: try nodes.count(members, "documents"))
    }

    private func shape(_ node: YAMLNode) throws(Diagnostic) -> Shape {
        try shape(try nodes.members(node))
    }

    /// The shape among the members of a node, which may have others.
    private func shape(_ members: ShapeNodes.Members) throws(Diagnostic) -> Shape {
        var shape = Shape()
        if let node = members["null"] { shape.nulls = try nodes.sightings(node) }
        if let node = members["boolean"] {
            shape.booleans = try nodes.sightings(node)
            shape.trues = try nodes.count(try nodes.members(node), "true")
        }
        if let node = members["number"] { shape.numbers = try nodes.numbers(node) }
        if let node = members["string"] { shape.strings = try strings(node) }
        if let node = members["array"] { shape.arrays = try arrays(node) }
        if let node = members["object"] { shape.objects = try objects(node) }
        return shape
    }

    private func strings(_ node: YAMLNode) throws(Diagnostic) -> StringShape {
        let members = try nodes.members(node)
        var strings = StringShape()
        strings.seen = try nodes.sightings(members)
        if let empty = members["empty"] { strings.empties = try nodes.sightings(empty) }
        if let forms = members["forms"] {
            strings.forms = []
            for form in try nodes.elements(forms) {
                guard let known = StringForms(name: try nodes.text(form)) else {
                    throw nodes.fault(form, "this is no form of text")
                }
                strings.forms.formUnion(known)
            }
        }
        if let spellings = members["spellings"] {
            for spelling in try nodes.elements(spellings) {
                guard let known = DateSpelling(text: try nodes.text(spelling)) else {
                    throw nodes.fault(spelling, "this is no spelling of a date")
                }
                strings.spellings.insert(known)
            }
        }
        if let numbers = members["numeric"] { strings.numericText = try nodes.numbers(numbers) }
        strings.values = nil
        if let values = members["values"] {
            var counts: [String: Int] = [:]
            for (value, count) in try nodes.members(values) { counts[value] = try nodes.count(count) }
            strings.values = counts
        }
        return strings
    }

    private func arrays(_ node: YAMLNode) throws(Diagnostic) -> ArrayShape {
        let members = try nodes.members(node)
        var arrays = ArrayShape()
        arrays.seen = try nodes.sightings(members)
        if let empty = members["empty"] { arrays.empties = try nodes.sightings(empty) }
        if let repeated = members["repeated"] {
            for key in try nodes.elements(repeated) { arrays.repeatedKeys.insert(try nodes.text(key)) }
        }
        guard let lengths = members["lengths"] else { return arrays }
        arrays.lengths = try nodes.range(lengths)
        if let columns = members["columns"] {
            for column in try nodes.elements(columns) { arrays.columns.append(try shape(column)) }
            guard arrays.lengths == arrays.columns.count...arrays.columns.count else {
                throw nodes.fault(columns, "there are other columns than 'lengths' says")
            }
        } else if let elements = members["elements"] {
            arrays.mayBeRow = false
            arrays.columns = [try shape(elements)]
        } else {
            throw nodes.fault(node, "'elements' is missing")
        }
        return arrays
    }

    private func objects(_ node: YAMLNode) throws(Diagnostic) -> ObjectShape {
        let members = try nodes.members(node)
        var objects = ObjectShape()
        objects.seen = try nodes.sightings(members)
        if let candidates = members["candidates"] {
            for key in try nodes.elements(candidates) { objects.candidates.insert(try nodes.text(key)) }
        }
        for part in try nodes.elements(members, "parts") {
            let members = try nodes.members(part)
            var tags = TagValues()
            if let values = members["tags"] {
                for (key, value) in try nodes.members(values) { tags.values[key] = try nodes.text(value) }
            }
            objects.parts.merge(try record(members), forKey: tags)
        }
        return objects
    }

    private func record(_ members: ShapeNodes.Members) throws(Diagnostic) -> RecordShape {
        var record = RecordShape()
        record.seen = try nodes.sightings(members)
        if let sizes = members["sizes"] { record.sizes = try nodes.range(sizes) }
        if let folding = members["folding"] {
            guard let known = KeyFolding(rawValue: try nodes.text(folding)) else {
                throw nodes.fault(folding, "'folding' is numbers or all")
            }
            record.keyFolding = known
        }
        if let field = members["numberKeys"] { record.fields[DataKey.numbers] = try self.field(field) }
        if let field = members["dataKeys"] { record.fields[DataKey.others] = try self.field(field) }
        guard let fields = members["fields"] else { return record }
        for (key, field) in try nodes.members(fields) {
            record.fields[key] = try self.field(field)
            if record.fields[key]?.lastSpelling.isEmpty == true { record.fields[key]?.lastSpelling = key }
        }
        // A file that was written by hand may hold what the writer would have folded.
        record.foldKeys()
        return record
    }

    private func field(_ node: YAMLNode) throws(Diagnostic) -> FieldShape {
        let members = try nodes.members(node)
        var missing: Place?
        if let place = members["missing"] { missing = try nodes.place(place) }
        var field = FieldShape(
            shape: try shape(members),
            present: try nodes.count(members, "present"),
            placeSum: UInt64(try nodes.count(members, "place")),
            missingAt: missing
        )
        if let spelling = members["spelling"] { field.lastSpelling = try nodes.text(spelling) }
        return field
    }
}
