import Foundation
import ModelgenKit
import ModelgenTestSupport
import Testing

/// The published schema says what the reader takes: the same keys in the same order with the same words.
@Suite struct SpecSchemaTests {
    private struct Schema: Decodable {
        struct Property: Decodable, Equatable {
            var description: String?
            var `enum`: [String]?
            var type: String?
        }

        struct Definition: Decodable {
            var properties: [String: Property]
        }

        var properties: [String: Property]
        var definitions: [String: Definition]

        enum CodingKeys: String, CodingKey {
            case properties
            case definitions = "$defs"
        }
    }

    private func schema() throws -> Schema {
        try JSONDecoder().decode(Schema.self, from: Data(ProjectFolder.text("Documentation/spec.schema.json").utf8))
    }

    private func definition(_ name: String) throws -> [String: Schema.Property] {
        try #require(schema().definitions[name]).properties
    }

    @Test func topAndModelsHaveTheKeysOfTheReader() throws {
        #expect(try Set(schema().properties.keys) == Set(SpecTables.top.keys.map(\.name)))
        #expect(try texts(definition("model")) == help(SpecTables.root))
    }

    @Test func fieldsHaveTheKeysOfTheReader() throws {
        #expect(try texts(definition("field")) == help(FieldTable.table))
    }

    @Test func pagingHasTheKeysOfTheReader() throws {
        #expect(try texts(definition("paging")) == help(PagingTable.table))
    }

    @Test func optionsHaveTheWordsOfTheTable() throws {
        let options = try definition("options")
        let table = OptionTable.options(in: .spec)
        #expect(texts(options) == Dictionary(uniqueKeysWithValues: table.map { ($0.name, $0.help) }))
        for option in table {
            switch option.form {
            case .choice(let words): #expect(options[option.name]?.enum == words)
            case .boolean: #expect(options[option.name]?.type == "boolean")
            case .count: #expect(options[option.name]?.type == "integer")
            case .timeZone, .folder, .file: #expect(options[option.name]?.type == "string")
            case .pointers: #expect(options[option.name]?.type == "array")
            case .names: #expect(options[option.name]?.type == nil)
            case .limits: #expect(options[option.name]?.type == "object")
            }
        }
    }

    private func texts(_ properties: [String: Schema.Property]) -> [String: String] {
        properties.mapValues { $0.description ?? "" }
    }

    private func help<Target>(_ table: KeyTable<Target>) -> [String: String] {
        Dictionary(uniqueKeysWithValues: table.keys.map { ($0.name, $0.help) })
    }
}
