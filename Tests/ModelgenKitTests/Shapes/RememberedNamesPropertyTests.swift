import ModelgenKit
import ModelgenShape
import ModelgenSource
import ModelgenTestSupport
import Testing

/// With `remember:`, no further sample removes, renames or reorders anything, or makes an optional required: on random
/// documents whose keys clash, whose types come and go and whose texts are cases today and prose tomorrow.
@Suite struct RememberedNamesPropertyTests {
    private static let keys = [
        "id", "user-id", "user_id", "userId", "status", "type", "owner", "author", "children", "class", "Class",
        "items", "created_at", "name",
    ]

    private static let texts = [
        "open", "closed", "text", "image", "2024-01-15T10:30:00Z", "It is late!", "", "19.90",
    ]

    private static func value(depth: Int, _ generator: inout SeededGenerator) -> String {
        switch Int.random(in: 0..<(depth < 3 ? 9 : 5), using: &generator) {
        case 0: return "null"
        case 1: return ["true", "1", "2.5"].randomElement(using: &generator) ?? "1"
        case 2, 3, 4: return "\"\(texts.randomElement(using: &generator) ?? "")\""
        case 5, 6: return object(depth: depth + 1, &generator)
        default:
            let elements = (0..<Int.random(in: 0..<3, using: &generator)).map { _ in
                object(depth: depth + 1, &generator)
            }
            return "[" + elements.joined(separator: ", ") + "]"
        }
    }

    private static func object(depth: Int, _ generator: inout SeededGenerator) -> String {
        let kept = keys.shuffled(using: &generator).prefix(Int.random(in: 1..<5, using: &generator))
        return "{" + kept.map { "\"\($0)\": \(value(depth: depth, &generator))" }.joined(separator: ", ") + "}"
    }

    @Test(arguments: 0..<30) func namesStand(_ seed: Int) throws {
        try Self.stand(
            seed: seed, models: ["now"],
            spec: "modelgen: 1\nsamples: [now.json]\noptions: { remember: thing.shape.json }\n")
    }

    /// Types that are shared stay with the model that declared them.
    @Test(arguments: 0..<10, ["nested", "flat"]) func namesOfSeveralModelsStand(_ seed: Int, _ layout: String) throws {
        try Self.stand(
            seed: seed, models: ["now", "then"], isFlat: layout == "flat",
            spec: """
                modelgen: 1
                options: { remember: thing.shape.json, layout: \(layout) }
                models: { Thing: { samples: [now.json] }, Other: { samples: [then.json] } }
                """)
    }

    /// Runs over five generations of random documents, each in the place of the one before.
    private static func stand(seed: Int, models: [String], isFlat: Bool = false, spec: String) throws {
        var generator = SeededGenerator(seed: seed)
        let folder = try TemporaryFolder(["thing.yaml": spec])
        var before = NameMemory()
        for step in 0..<5 {
            for model in models {
                let documents = (0..<3).map { _ in object(depth: 0, &generator) }
                try folder.write(documents.joined(separator: "\n"), to: "\(model).json")
            }
            let result = Generation(DiskFileSystem()).run(GenerationRequest(inputs: [folder.path("thing.yaml")]))
            let file = try #require(result.remembered.first, "\(result.diagnostics.map(\.line))")
            try folder.write(file.text, to: "thing.shape.json")
            let source = SourceFile(path: file.path, text: file.text)
            let names = try #require(ShapeFileReader.read(source).memory).names
            for change in RememberedEvolutionTests.changes(from: before, to: names, isFlat: isFlat) {
                Issue.record("step \(step): \(change)")
            }
            before = names
            let again = Generation(DiskFileSystem()).run(GenerationRequest(inputs: [folder.path("thing.yaml")]))
            #expect(again.files == result.files, "step \(step): another run over the same says something else")
            #expect(again.remembered.first?.isChanged == false)
        }
    }
}
