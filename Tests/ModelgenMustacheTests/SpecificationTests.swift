import Foundation
import ModelgenMustache
import Testing

/// The tables of https://github.com/mustache/spec, where they are at hand.
@Suite(.enabled(if: SpecificationTables.arePresent, "needs ../shared/corpus/mustache-spec"))
struct SpecificationTests {
    @Test(arguments: ["comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~dynamic-names"])
    func hold(table: String) throws {
        let examples = try SpecificationTables.examples(of: table)
        try #require(!examples.isEmpty)
        for example in examples {
            let template = try MustacheTemplate(parsing: example.template, path: "template")
            let partials = try (example.partials ?? [:]).map { name, text in
                (name, try MustacheTemplate(parsing: text, path: name))
            }
            let renderer = MustacheRenderer(partials: Dictionary(uniqueKeysWithValues: partials))
            #expect(try renderer.render(template, example.data) == example.expected, "\(table): \(example.name)")
        }
    }

}

private enum SpecificationTables {
    struct Table: Decodable {
        var tests: [Example]
    }

    struct Example: Decodable {
        var name: String
        var template: String
        var data: MustacheValue
        var expected: String
        var partials: [String: String]?
    }

    private static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["MODELGEN_SHARED"] {
            return URL(fileURLWithPath: path).appendingPathComponent("corpus/mustache-spec")
        }
        return URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../shared/corpus/mustache-spec")
            .standardizedFileURL
    }()

    static var arePresent: Bool {
        FileManager.default.fileExists(atPath: folder.path)
    }

    static func examples(of table: String) throws -> [Example] {
        let data = try Data(contentsOf: folder.appendingPathComponent("\(table).json"))
        return try JSONDecoder().decode(Table.self, from: data).tests
    }
}

extension MustacheValue: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .string(String(value))
        } else if let value = try? container.decode(Double.self) {
            self = .string(String(value))
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([MustacheValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: MustacheValue].self))
        }
    }
}
