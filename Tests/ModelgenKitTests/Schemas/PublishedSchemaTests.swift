import Foundation
import ModelgenKit
import ModelgenShape
import ModelgenSource
import ModelgenTestSupport
import Testing

/// What modelgen reads and writes keeps to the schemas that it publishes.
@Suite struct PublishedSchemaTests {
    private static let specs = ProjectFolder.files(below: "Specs", ending: ".yaml").filter {
        $0.split(separator: "/").count == 2
    }

    private static func path(_ spec: String) -> String {
        ProjectFolder.root.appending(path: spec).path(percentEncoded: false)
    }

    private static func faults(ofSpec text: String) throws -> [String] {
        let documents = try YAMLReader.documents(in: SourceFile(path: "a.yaml", text: text))
        let document = try #require(documents.first)
        return try JSONSchema.published("spec").faults(of: SchemaValue(json: NodeJSON.text(of: document)))
    }

    private static func faults(ofShape text: String) throws -> [String] {
        try JSONSchema.published("shape").faults(of: SchemaValue(json: text))
    }

    @Test(arguments: specs) func specsKeepToTheSchema(_ spec: String) throws {
        #expect(try Self.faults(ofSpec: ProjectFolder.text(spec)) == [])
    }

    /// The spec that `init` writes for a case's samples.
    @Test(arguments: specs) func initialSpecsKeepToTheSchema(_ spec: String) throws {
        let samples = Self.path(String(spec.dropLast(".yaml".count)))
        guard DiskFileSystem().kind(of: samples) == .folder else { return }
        let result = InitialSpecGathering(DiskFileSystem()).run([samples], name: "Sample", in: "/")
        let text = try #require(result.text, "\(result.diagnostics.map(\.line))")
        #expect(try Self.faults(ofSpec: text) == [])
    }

    @Test(arguments: specs, [false, true]) func shapesKeepToTheSchema(_ spec: String, isRedacted: Bool) throws {
        let result = ShapeGathering(DiskFileSystem()).run([Self.path(spec)], isRedacted: isRedacted)
        guard let text = result.text else {
            // A spec of several models has no one shape.
            #expect(result.diagnostics.map(\.code) == [.usage])
            return
        }
        #expect(try Self.faults(ofShape: text) == [])
    }

    /// What a spec remembers, whether of one model or of several.
    @Test(arguments: specs) func rememberedShapesKeepToTheSchema(_ spec: String) throws {
        let name = FilePath.name(of: spec)
        let folder = try TemporaryFolder()
        let text = try ProjectFolder.text(spec)
        let options = "{ remember: x.shape.json, "
        let remembering =
            text.contains("options:")
            ? text.replacing("options: {", with: "options: " + options)
                .replacing("options:\n", with: "options:\n  remember: x.shape.json\n")
            : text + "\noptions: { remember: x.shape.json }\n"
        try folder.write(remembering, to: name)
        try folder.link(String(name.dropLast(".yaml".count)), to: Self.path(String(spec.dropLast(".yaml".count))))
        let result = Generation(DiskFileSystem()).run(GenerationRequest(inputs: [folder.path(name)]))
        let file = try #require(result.remembered.first, "\(result.diagnostics.map(\.line))")
        #expect(try Self.faults(ofShape: file.text) == [])
    }

    @Test(arguments: [
        ("modelgen: 1", "/: breaks oneOf"), ("modelgen: 2\nsamples: [a]", "/modelgen: breaks const"),
        ("modelgen: 1\nsamples: [a]\nsample: 1\nfoo: 1", "/: 'foo' is no key here"),
        ("modelgen: 1\nsamples: [a]\noptions: { access: secret }", "/options/access: breaks enum"),
        ("modelgen: 1\nmodels: { 1a: { samples: [a] } }", "/models/1a: breaks pattern"),
        ("modelgen: 1\nsamples: [a]\noptions: { limits: { depth: 9999 } }", "/options/limits/depth: breaks maximum"),
    ])
    func whatBreaksTheSchemaIsTold(_ spec: String, _ wanted: String) throws {
        let faults = try Self.faults(ofSpec: spec)
        #expect(faults.contains { ("/" + $0.drop { $0 == "/" }).hasPrefix(wanted) }, "\(faults)")
    }

    @Test(arguments: [
        #"{"modelgen-shape": 1}"#, #"{"modelgen-shape": 1, "documents": -1, "shape": {}}"#,
        #"{"modelgen-shape": 1, "documents": 1, "shape": {"null": {"seen": 1, "first": "a"}}}"#,
        #"{"modelgen-shape": 1, "documents": 1, "shape": {}, "models": {"A": {"documents": 1, "shape": {}}}}"#,
    ])
    func noShapeFile(_ text: String) throws {
        #expect(try !Self.faults(ofShape: text).isEmpty)
    }
}
