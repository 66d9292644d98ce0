import ModelgenKit
import ModelgenSource
import ModelgenTestSupport
import Testing

/// What a spec remembers: evidence, names and orders of the runs before.
@Suite struct RememberingTests {
    private static let spec = "modelgen: 1\nname: Article\nsamples: [now]\noptions: { remember: a.shape.json }\n"

    /// Runs a spec over samples, one set after the other, and gives the last model with what was said of it.
    private static func run(_ runs: [[String: String]], spec: String = spec) throws -> (text: String, notes: [String]) {
        let folder = try TemporaryFolder()
        var last = (text: "", notes: [String]())
        for samples in runs {
            for name in folder.contents() where name.hasPrefix("now/") { try folder.remove(name) }
            for (name, text) in samples { try folder.write(text, to: "now/\(name)") }
            try folder.write(spec, to: "article.yaml")
            let request = GenerationRequest(inputs: [folder.path("article.yaml")])
            let result = Generation(DiskFileSystem()).run(request)
            #expect(!result.hasErrors, "\(result.diagnostics.map(\.line))")
            try OutputWriter.write([], to: folder.path, remembered: result.remembered)
            let again = Generation(DiskFileSystem()).run(request)
            #expect(again.remembered.map(\.isChanged) == result.remembered.map { _ in false })
            #expect(again.files == result.files)
            let text = result.files.first { $0.name == "Article.generated.swift" }?.text ?? ""
            last = (text, result.diagnostics.map { "\($0.severity): \($0.message)" })
        }
        return last
    }

    private static func properties(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("let ") }.map(String.init)
    }

    @Test func namesStandWhereKeysClash() throws {
        let runs = [["a.json": #"{"id": 1, "user-id": 2}"#], ["b.json": #"{"user_id": 3, "id": 1}"#]]
        #expect(Self.properties(try Self.run(runs).text) == ["let user_id: Int?", "let id: Int", "let userID: Int?"])
    }

    @Test func whatIsSeenNoMoreIsOptional() throws {
        let (text, notes) = try Self.run([
            ["a.json": #"{"id": 1, "title": "x"}"#], ["b.json": #"{"id": 2}"#], ["c.json": #"{"id": 3}"#],
        ])
        #expect(Self.properties(text) == ["let id: Int", "let title: String?"])
        let note = "note: '/title' is in no sample any more; it was last seen in generation 1 (a.json)"
        #expect(notes == [note])
    }

    @Test func whatIsForgottenIsGone() throws {
        let spec = Self.spec.replacing("json }", with: "json, forget: [/title, /author] }")
        let runs = [
            ["a.json": #"{"id": 1, "title": "x", "author": {"name": "y"}}"#],
            ["b.json": #"{"id": 2, "author": {"name": "z"}}"#],
        ]
        let (text, notes) = try Self.run(runs, spec: spec)
        // A sample at hand has the author: it stays.
        #expect(Self.properties(text) == ["let id: Int", "let author: Author?", "let name: String"])
        #expect(notes.isEmpty)
    }

    @Test func typesThatStoodStandApart() throws {
        let runs = [
            [
                "a.json":
                    #"{"home": {"city": "x", "zip": "1"}, "work": {"city": "x", "floor": 1, "door": 2, "wing": 3}}"#
            ],
            [
                "b.json": """
                {"home": {"city": "x", "zip": "1", "floor": 1, "door": 2, "wing": 3},
                 "work": {"city": "x", "zip": "2", "floor": 1, "door": 2, "wing": 3}}
                """
            ],
        ]
        let text = try Self.run(runs).text
        #expect(text.contains("struct Home") && text.contains("struct Work"))
    }

    @Test func variantsKeepTheirOrder() throws {
        func block(_ type: String, _ key: String) -> String { #"{"type": "\#(type)", "\#(key)": 1, "\#(key)2": "x"}"# }
        let old =
            "[\(block("text", "body")), \(block("text", "body")), \(block("image", "src")), \(block("image", "src"))]"
        let new = "[\(block("audio", "wave")), \(block("audio", "wave")), \(block("image", "src"))]"
        let text = try Self.run([["b.json": old], ["a.json": new]]).text
        let cases = text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("case ") }
            .compactMap { $0.split(separator: "(").first?.dropFirst(5) }
        let kept = cases.prefix(3).filter { $0 != "audio" }
        #expect(kept.starts(with: ["text", "image"]), "\(cases)")
    }

    /// What is a map by its form, or by the word of the spec, is one for good: its keys are somebody's data.
    @Test func keysOfMapsAreNotKept() throws {
        let spec = Self.spec.replacing("options:", with: "fields: { /rates: { map: true } }\noptions:")
        func sample(_ places: [String], _ rates: [String]) -> String {
            let places = places.map { "\"\($0)\": {\"lat\": 1.5, \"lon\": 7}" }.joined(separator: ", ")
            let rates = rates.map { "\"\($0)\": 1.5" }.joined(separator: ", ")
            return "{\"made\": \"2024-05-01\", \"places\": {\(places)}, \"rates\": {\(rates)}}"
        }
        let folder = try TemporaryFolder([
            "article.yaml": spec, "now/a.json": sample(["Oslo", "Lima", "Perth"], ["lira", "krone"]),
        ])
        let request = GenerationRequest(inputs: [folder.path("article.yaml")])
        let first = Generation(DiskFileSystem()).run(request)
        try OutputWriter.write([], to: folder.path, remembered: first.remembered)
        let text = try folder.text("a.shape.json")
        for key in ["Oslo", "Lima", "Perth", "lira", "krone"] { #expect(!text.contains(key), "\(key)") }
        #expect(text.contains("\"lat\"") && text.contains("\"places\""))
        let again = Generation(DiskFileSystem()).run(request)
        #expect(again.files == first.files && again.remembered.map(\.isChanged) == [false])
        // A second sample with its own keys changes nothing either, and adds none.
        try folder.write(sample(["Cork"], ["euro"]), to: "now/b.json")
        let more = Generation(DiskFileSystem()).run(request)
        #expect(more.files == first.files)
        #expect(more.remembered.allSatisfy { !$0.text.contains("Cork") && !$0.text.contains("euro") })
        // Without memory only the map that the spec speaks of is one for good.
        let shape = try #require(ShapeGathering(DiskFileSystem()).run([folder.path("article.yaml")]).text)
        #expect(shape.contains("Oslo") && !shape.contains("lira"))
    }

    @Test func anEnumStaysOne() throws {
        let runs = [
            ["a.json": #"[{"status": "open"}, {"status": "closed"}]"#],
            ["b.json": #"[{"status": "It is 5 o'clock!"}]"#],
        ]
        let text = try Self.run(runs).text
        #expect(text.contains("case closed") && text.contains("case open") && text.contains("case unknown(String)"))
        #expect(!text.contains("clock"))
    }
}
