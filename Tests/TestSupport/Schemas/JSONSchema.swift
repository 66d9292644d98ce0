import Foundation

/// A published schema, and whether documents keep to it: the words of JSON Schema that the project's schemas use, and an
/// error for any other, so that none is passed over.
package struct JSONSchema: Sendable {
    package static func published(_ name: String) throws -> JSONSchema {
        JSONSchema(root: try SchemaValue(json: ProjectFolder.text("Documentation/\(name).schema.json")))
    }

    private let root: SchemaValue

    package init(root: SchemaValue) {
        self.root = root
    }

    /// What is wrong with a document, each with its place; empty where nothing is.
    package func faults(of document: SchemaValue) -> [String] {
        faults(of: document, at: "", by: root)
    }

    /// Words that say nothing of documents.
    private static let remarks: Set<String> = ["$schema", "$id", "$defs", "title", "description"]

    private func faults(of value: SchemaValue, at place: String, by schema: SchemaValue) -> [String] {
        guard case .object(let words) = schema else { return ["\(place): the schema is no object"] }
        return words.sorted { $0.key < $1.key }.flatMap { word, rule in
            Self.remarks.contains(word) ? [] : faults(of: value, at: place, word, rule, in: schema)
        }
    }

    private func faults(
        of value: SchemaValue, at place: String, _ word: String, _ rule: SchemaValue, in schema: SchemaValue
    )
        -> [String]
    {
        func fault(_ holds: Bool) -> [String] { holds ? [] : ["\(place): breaks \(word) \(rule)"] }
        func matching(_ schemas: SchemaValue) -> Int {
            guard case .list(let schemas) = schemas else { return 0 }
            return schemas.count { faults(of: value, at: place, by: $0).isEmpty }
        }
        switch word {
        case "type": return fault(value.types.contains { .text($0) == rule })
        case "const": return fault(value == rule)
        case "enum":
            guard case .list(let values) = rule else { return fault(false) }
            return fault(values.contains(value))
        case "$ref":
            guard let target = target(of: rule) else { return fault(false) }
            return faults(of: value, at: place, by: target)
        case "oneOf": return fault(matching(rule) == 1)
        case "anyOf": return fault(matching(rule) > 0)
        case "not": return fault(!faults(of: value, at: place, by: rule).isEmpty)
        case "minimum": return fault(value.number.map { $0 >= rule.number ?? 0 } ?? true)
        case "maximum": return fault(value.number.map { $0 <= rule.number ?? 0 } ?? true)
        case "pattern":
            guard case .text(let text) = value, case .text(let pattern) = rule else { return [] }
            return fault((try? Regex(pattern).firstMatch(in: text)) != nil)
        case "items", "minItems", "maxItems":
            guard case .list(let elements) = value else { return [] }
            if word == "minItems" { return fault(Double(elements.count) >= rule.number ?? 0) }
            if word == "maxItems" { return fault(Double(elements.count) <= rule.number ?? 0) }
            return elements.enumerated().flatMap { faults(of: $1, at: "\(place)/\($0)", by: rule) }
        default:
            guard case .object(let members) = value else { return Self.objectWords.contains(word) ? [] : fault(false) }
            return faults(of: members, at: place, word, rule, in: schema)
        }
    }

    private static let objectWords: Set<String> = [
        "properties", "additionalProperties", "required", "minProperties", "propertyNames",
    ]

    private func faults(
        of members: [String: SchemaValue],
        at place: String,
        _ word: String,
        _ rule: SchemaValue,
        in schema: SchemaValue
    ) -> [String] {
        switch word {
        case "required": return rule.texts.filter { members[$0] == nil }.map { "\(place): lacks '\($0)'" }
        case "minProperties":
            return Double(members.count) >= rule.number ?? 0 ? [] : ["\(place): has \(members.count) members"]
        case "propertyNames":
            return members.keys.flatMap { faults(of: .text($0), at: "\(place)/\($0)", by: rule) }
        case "properties":
            return members.flatMap { key, value in
                rule[key].map { faults(of: value, at: "\(place)/\(key)", by: $0) } ?? []
            }
        case "additionalProperties":
            let others = members.filter { schema["properties"]?[$0.key] == nil }
            if rule == .boolean(false) { return others.keys.map { "\(place): '\($0)' is no key here" } }
            return others.flatMap { faults(of: $1, at: "\(place)/\($0)", by: rule) }
        default: return ["\(place): the word '\(word)' of the schema is not understood"]
        }
    }

    /// `#/$defs/count`
    private func target(of reference: SchemaValue) -> SchemaValue? {
        guard case .text(let text) = reference, text.hasPrefix("#/") else { return nil }
        return text.dropFirst(2).split(separator: "/").reduce(root as SchemaValue?) { $0?[String($1)] }
    }
}
