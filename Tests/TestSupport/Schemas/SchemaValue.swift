import Foundation

/// A JSON document as a schema sees it.
package enum SchemaValue: Decodable, Hashable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    case list([SchemaValue])
    case object([String: SchemaValue])

    package init(json: String) throws {
        self = try JSONDecoder().decode(SchemaValue.self, from: Data(json.utf8))
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([SchemaValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: SchemaValue].self))
        }
    }

    package subscript(key: String) -> SchemaValue? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    var texts: [String] {
        guard case .list(let elements) = self else { return [] }
        return elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    /// As `type` in a schema calls it.
    var types: Set<String> {
        switch self {
        case .null: ["null"]
        case .boolean: ["boolean"]
        case .number(let number): number == number.rounded() ? ["number", "integer"] : ["number"]
        case .text: ["string"]
        case .list: ["array"]
        case .object: ["object"]
        }
    }
}
