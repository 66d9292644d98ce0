import ModelgenSource

/// The second pass over a JSON text: its documents straight into a shape.
struct JSONShapeReader {
    private let file: String
    private let tags: [TagValues]
    private var cursor: JSONCursor
    private var nextObject = 0
    private var duplicates = DuplicateKeys()

    private init(_ text: JSONText) {
        file = text.file.path
        tags = text.tags
        cursor = JSONCursor(text)
    }

    /// What the documents hold.
    static func read(_ text: JSONText) -> Reading {
        var reader = JSONShapeReader(text)
        let root = ShapeNode()
        for _ in text.documents {
            reader.cursor.skipSpace()
            _ = reader.readValue(into: root)
        }
        return Reading(shape: root.shape, documents: text.documents.count, diagnostics: reader.duplicates.diagnostics)
    }

    private var place: Place {
        Place(file: file, position: cursor.position)
    }

    /// Reads the value that begins here.
    /// - Parameter identities: Where an object's identities are noted.
    private mutating func readValue(into node: ShapeNode, identities: IdentityLedger? = nil) -> JSONKind {
        let place = place
        let kind = cursor.kind
        switch kind {
        case .object: readObject(into: node.openObject(tags: takeTags(), at: place), identities: identities)
        case .array: readArray(into: node.openArray(at: place))
        case .string: node.addString(cursor.takeString(), at: place)
        case .number: node.addNumber(cursor.takeNumber(), at: place)
        case .boolean:
            node.addBoolean(cursor.takeWord(), at: place)
        case .null:
            _ = cursor.takeWord()
            node.addNull(at: place)
        }
        return kind
    }

    private mutating func takeTags() -> TagValues {
        defer { nextObject += 1 }
        return tags[nextObject]
    }

    private mutating func readObject(into record: RecordNode, identities: IdentityLedger?) {
        cursor.open()
        while !cursor.close() {
            let keyPlace = place
            let key = cursor.takeString()
            cursor.skipPunctuation()
            let field = record.field(key)
            if field == nil { duplicates.note(key, at: keyPlace, in: record) }
            if let identities, let field, field.isIdentity {
                readIdentity(of: field, identities: identities)
            } else {
                // The value of a key that stands twice is read all the same, into a node that nobody asks.
                _ = readValue(into: field?.value ?? ShapeNode())
            }
            cursor.skipPunctuation()
        }
        record.close()
    }

    /// Reads the value of a field that says identity.
    private mutating func readIdentity(of field: FieldNode, identities: IdentityLedger) {
        let place = place
        switch cursor.kind {
        case .string:
            let text = cursor.takeString()
            field.value.addString(text, at: place)
            identities.note(.string(String(decoding: text, as: UTF8.self)), forKey: field.key)
        case .number:
            let text = cursor.takeNumber()
            field.value.addNumber(text, at: place)
            identities.note(.number(String(decoding: text, as: UTF8.self)), forKey: field.key)
        case .null, .boolean, .array, .object: _ = readValue(into: field.value)
        }
    }

    private mutating func readArray(into array: ArrayNode) {
        cursor.open()
        while !cursor.close() {
            let identities = cursor.kind == .object ? array.identities(at: place) : nil
            array.note(readValue(into: array.nextElement(), identities: identities))
            cursor.skipPunctuation()
        }
        array.close()
    }
}
