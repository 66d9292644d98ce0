import Foundation
import ModelgenKit
import ModelgenResolve
import ModelgenShape
import ModelgenSource
import ModelgenTestSupport
import Testing

/// `modelgen shape`, and shapes where samples may stand.
@Suite struct ShapeGatheringTests {
    private static let specs = ProjectFolder.files(below: "Specs", ending: ".yaml").filter {
        $0.split(separator: "/").count == 2
    }

    private static func shape(_ inputs: [String]) throws -> String {
        let result = ShapeGathering(DiskFileSystem()).run(inputs)
        return try #require(result.text, "\(result.diagnostics.map(\.line))")
    }

    /// A model made from the shape file of samples is the model made from the samples.
    @Test(arguments: specs) func shapesGiveTheSameModels(_ spec: String) throws {
        let path = ProjectFolder.root.appending(path: spec).path(percentEncoded: false)
        let preparation = Preparer(DiskFileSystem()).prepare(GenerationRequest(inputs: [path]))
        for item in preparation.items {
            var request = item.request
            for (index, root) in request.roots.enumerated() {
                let keeping = EnumCandidates.keeping(overrides: root.overrides, below: root.root)
                let file = ShapeFile(shape: root.shape, documents: 1)
                let text = ShapeFileWriter.text(of: file, keeping: keeping)
                let reading = SampleReader.read(SourceFile(path: "a.shape.json", text: text))
                #expect(reading.diagnostics.isEmpty)
                request.roots[index].shape = reading.shape
                // A shape file holds no document to preview.
                request.roots[index].preview = root.preview
            }
            #expect(Resolver.resolve(request).model == Resolver.resolve(item.request).model)
        }
    }

    @Test func shapesStandWhereSamplesStand() throws {
        let folder = try TemporaryFolder([
            "samples/a.json": #"{"id": 1, "status": "open"}"#,
            "samples/b.json": #"{"id": 2, "status": "closed", "note": null}"#,
            "one.yaml": "modelgen: 1\nname: Ticket\nsamples: [samples]\n",
            "shapes/two.shape.json": "",
            "two.yaml": "modelgen: 1\nname: Ticket\nsamples: [shapes]\n",
        ])
        try folder.write(try Self.shape([folder.path("samples")]), to: "shapes/two.shape.json")
        func models(_ inputs: [String], name: String? = nil) -> [String] {
            let result = Generation(DiskFileSystem()).run(GenerationRequest(inputs: inputs, name: name))
            #expect(!result.hasErrors, "\(result.diagnostics.map(\.line))")
            return result.files.map { $0.text.split(separator: "\n").dropFirst(2).joined(separator: "\n") }
        }
        let wanted = models([folder.path("one.yaml")])
        #expect(wanted.contains { $0.contains("enum Status") })
        #expect(models([folder.path("two.yaml")]) == wanted)
        #expect(models([folder.path("shapes")], name: "Ticket") == models([folder.path("samples")], name: "Ticket"))
        #expect(try Self.shape([folder.path("shapes")]) == Self.shape([folder.path("one.yaml")]))
    }

    /// Texts that a spec makes cases of are kept in the shape of the spec.
    @Test func aSpecSaysWhatIsKept() throws {
        let folder = try TemporaryFolder([
            "a.json": #"{"data": {"colour": "red", "name": "Ada"}}"#,
            "a.yaml": """
            modelgen: 1
            sample: {data: {colour: red, name: Ada}}
            root: /data
            fields:
              /colour: { enum: closed }
            """,
        ])
        let text = try Self.shape([folder.path("a.yaml")])
        #expect(text.contains(#""red": 1"#) && !text.contains("Ada"))
        #expect(!(try Self.shape([folder.path("a.json")])).contains("red"))
    }

    /// Keys that are words are data where the samples at hand make a map of them, or a spec does.
    @Test func redactionFoldsKeysOfMaps() throws {
        let folder = try TemporaryFolder([
            "a.json": """
            {"cities": {"Bergen": {"people": 1, "rain": 2.5, "coast": true}, "Oslo": {"people": 2, "rain": 1, "coast": true},
              "Røros": {"people": 3, "rain": 1.5, "coast": false}}, "mayor": {"Ada": 1, "age": 50}}
            """,
            "a.yaml": "modelgen: 1\nname: Land\nsamples: [a.json]\nfields: { /mayor: { map: true } }\n",
        ])
        func redacted(_ input: String) throws -> String {
            try #require(ShapeGathering(DiskFileSystem()).run([folder.path(input)], isRedacted: true).text)
        }
        func names(_ text: String) -> [String] { ["Bergen", "Oslo", "Røros", "Ada", "age"].filter(text.contains) }
        let plain = try Self.shape([folder.path("a.json")])
        #expect(names(plain) == ["Bergen", "Oslo", "Røros", "Ada", "age"])
        let text = try redacted("a.json")
        #expect(names(text) == ["Ada", "age"])
        #expect(names(try redacted("a.yaml")).isEmpty)
        // What was folded once stays folded, beside samples too.
        try folder.write(text, to: "a.shape.json")
        #expect(try redacted("a.shape.json") == text)
        let both = ShapeGathering(DiskFileSystem()).run([folder.path("a.shape.json"), folder.path("a.json")])
        #expect(names(try #require(both.text)) == ["Ada", "age"])
    }

    @Test func aShapeIsWrittenOverAShapeOnly() throws {
        let folder = try TemporaryFolder(["a.json": "[1]", "mine.txt": "mine"])
        let text = try Self.shape([folder.path("a.json")])
        #expect(throws: Diagnostics.self) { try ShapeOutput.write(text, to: folder.path("mine.txt")) }
        #expect(try folder.text("mine.txt") == "mine")
        try ShapeOutput.write(text, to: folder.path("mine.txt"), force: true)
        try ShapeOutput.write(text + "\n", to: folder.path("mine.txt"))
        #expect(try folder.text("mine.txt") == text + "\n")
        #expect(folder.contents() == ["a.json", "mine.txt"])
    }
}
