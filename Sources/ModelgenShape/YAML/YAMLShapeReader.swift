import ModelgenSource

/// Reads trees of nodes into a shape, just as `JSONShapeReader` reads JSON.
struct YAMLShapeReader {
    private let file: String
    private var duplicates = DuplicateKeys()

    private init(file: String) {
        self.file = file
    }

    /// What the documents hold.
    static func read(_ documents: [YAMLNode], file: String) -> Reading {
        var reader = YAMLShapeReader(file: file)
        let root = ShapeNode()
        for document in documents { _ = reader.read(document, into: root) }
        return Reading(shape: root.shape, documents: documents.count, diagnostics: reader.duplicates.diagnostics)
    }

    private func place(_ position: SourcePosition) -> Place {
        Place(file: file, position: position)
    }

    private mutating func read(_ value: YAMLNode, into node: ShapeNode, identities: IdentityLedger? = nil) -> JSONKind {
        let place = place(value.position)
        switch value.content {
        case .null:
            node.addNull(at: place)
            return .null
        case .boolean(let value):
            node.addBoolean(value, at: place)
            return .boolean
        case .number(let text):
            node.addNumber(Array(text.utf8)[...], at: place)
            return .number
        case .string(let text):
            node.addString(Array(text.utf8)[...], at: place)
            return .string
        case .sequence(let elements):
            read(elements, into: node.openArray(at: place))
            return .array
        case .mapping(let members):
            read(members, into: node.openObject(tags: tags(of: members), at: place), identities: identities)
            return .object
        }
    }

    private mutating func read(_ elements: [YAMLNode], into array: ArrayNode) {
        for element in elements {
            var identities: IdentityLedger?
            if case .mapping = element.content { identities = array.identities(at: place(element.position)) }
            array.note(read(element, into: array.nextElement(), identities: identities))
        }
        array.close()
    }

    private mutating func read(_ members: [YAMLNode.Member], into record: RecordNode, identities: IdentityLedger?) {
        for member in members {
            let key = Array(member.key.utf8)[...]
            let field = record.field(key)
            if field == nil { duplicates.note(key, at: place(member.keyPosition), in: record) }
            _ = read(member.value, into: field?.value ?? ShapeNode())
            if let identities, let field, field.isIdentity, let identity = member.value.identity {
                identities.note(identity, forKey: field.key)
            }
        }
        record.close()
    }

    private func tags(of members: [YAMLNode.Member]) -> TagValues {
        var collector = TagCollector()
        for member in members {
            var text: String?
            if case .string(let value) = member.value.content { text = value }
            collector.add(key: member.key, value: text)
        }
        return collector.tags
    }
}

extension YAMLNode {
    /// What the node is as an identity; nil where it is no text and no number.
    fileprivate var identity: IdentityLedger.Identity? {
        switch content {
        case .number(let text): .number(text)
        case .string(let text): .string(text)
        case .null, .boolean, .sequence, .mapping: nil
        }
    }
}
