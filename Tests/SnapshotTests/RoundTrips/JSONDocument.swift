/// A JSON value as it stands in a text: members in their order, numbers by their text, strings scalar by scalar.
///
/// The tests compare documents with it, since Foundation's readers round numbers and merge keys.
indirect enum JSONDocument: Equatable {
    case null
    case boolean(Bool)
    case number(JSONNumber)
    case string(JSONText)
    case array([JSONDocument])
    case object([Member])

    struct Member: Equatable {
        var key: JSONText
        var value: JSONDocument
    }

    /// The value of a key; of a key that stands twice the first counts, as in Foundation.
    subscript(key: JSONText) -> JSONDocument? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The part at a JSON Pointer (RFC 6901); `-` gathers the part of each element into an array.
    ///
    ///     document.part(at: "/data/articles")
    func part(at pointer: String) -> JSONDocument? {
        part(at: pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst())
    }

    private func part(at tokens: ArraySlice<Substring>) -> JSONDocument? {
        guard let token = tokens.first else { return self }
        if case .array(let elements) = self {
            if token == "-" {
                let parts = elements.map { $0.part(at: tokens.dropFirst()) }
                return parts.contains { $0 == nil } ? nil : .array(parts.compactMap { $0 })
            }
            guard let index = Int(token), elements.indices.contains(index) else { return nil }
            return elements[index].part(at: tokens.dropFirst())
        }
        let key = String(token).replacing("~1", with: "/").replacing("~0", with: "~")
        return self[JSONText(key)]?.part(at: tokens.dropFirst())
    }
}

/// A string that equals another only where every scalar does: `é` in one scalar is not `é` in two.
struct JSONText: Hashable, CustomStringConvertible {
    var description: String

    init(_ text: String) {
        description = text
    }

    static func == (left: Self, right: Self) -> Bool {
        left.description.utf8.elementsEqual(right.description.utf8)
    }

    func hash(into hasher: inout Hasher) {
        for unit in description.utf8 { hasher.combine(unit) }
    }
}

extension JSONDocument: CustomStringConvertible {
    /// The value in a line of JSON, long ones cut short.
    var description: String {
        switch self {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let number): number.text
        case .string(let text): "\"\(text)\""
        case .array(let elements): "[\(elements.prefix(3).map(\.description).joined(separator: ", "))]"
        case .object(let members): "{\(members.prefix(3).map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", "))}"
        }
    }
}
