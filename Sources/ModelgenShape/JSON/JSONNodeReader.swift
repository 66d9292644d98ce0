import ModelgenSource

/// Reads a checked JSON text as trees of nodes, the same that YAML gives.
struct JSONNodeReader {
    private var cursor: JSONCursor

    /// One tree a document.
    static func documents(of text: JSONText) -> [YAMLNode] {
        var reader = JSONNodeReader(cursor: JSONCursor(text))
        return text.documents.map { _ in reader.node() }
    }

    private mutating func node() -> YAMLNode {
        cursor.skipSpace()
        let position = cursor.position
        return YAMLNode(content: content(), position: position)
    }

    private mutating func content() -> YAMLNode.Content {
        switch cursor.kind {
        case .object:
            var members: [YAMLNode.Member] = []
            cursor.open()
            while !cursor.close() {
                let keyPosition = cursor.position
                let key = String(decoding: cursor.takeString(), as: UTF8.self)
                cursor.skipPunctuation()
                members.append(YAMLNode.Member(key: key, keyPosition: keyPosition, value: node()))
                cursor.skipPunctuation()
            }
            return .mapping(members)
        case .array:
            var elements: [YAMLNode] = []
            cursor.open()
            while !cursor.close() {
                elements.append(node())
                cursor.skipPunctuation()
            }
            return .sequence(elements)
        case .string: return .string(String(decoding: cursor.takeString(), as: UTF8.self))
        case .number: return .number(String(decoding: cursor.takeNumber(), as: UTF8.self))
        case .boolean: return .boolean(cursor.takeWord())
        case .null:
            _ = cursor.takeWord()
            return .null
        }
    }
}
