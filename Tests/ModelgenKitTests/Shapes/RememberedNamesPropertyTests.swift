import ModelgenKit
import ModelgenShape
import ModelgenSource
import ModelgenTestSupport
import Testing

/// With `remember:`, no further sample removes, renames or reorders anything, or makes an optional required: on random
/// documents whose keys clash, whose types come and go and whose texts are cases today and prose tomorrow.
@Suite struct RememberedNamesPropertyTests {
    /// A linear congruential generator: the same documents in every run.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private static let keys = [
        "id", "user-id", "user_id", "userId", "status", "type", "owner", "author", "children", "class", "Class",
        "items", "created_at", "name",
    ]

    private static let texts = [
        "open", "closed", "text", "image", "2024-01-15T10:30:00Z", "It is late!", "", "19.90",
    ]

    private static func value(depth: Int, _ generator: inout Generator) -> String {
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

    private static func object(depth: Int, _ generator: inout Generator) -> String {
        let kept = keys.shuffled(using: &generator).prefix(Int.random(in: 1..<5, using: &generator))
        return "{" + kept.map { "\"\($0)\": \(value(depth: depth, &generator))" }.joined(separator: ", ") + "}"
    }

    @Test(arguments: 0..<12) func namesStand(_ seed: Int) throws {
        var generator = Generator(state: UInt64(seed) &* 7_919 &+ 3)
        let folder = try TemporaryFolder([
            "thing.yaml": "modelgen: 1\nsamples: [now.json]\noptions: { remember: thing.shape.json }\n"
        ])
        var before = NameMemory()
        for step in 0..<5 {
            let documents = (0..<3).map { _ in Self.object(depth: 0, &generator) }
            try folder.write(documents.joined(separator: "\n"), to: "now.json")
            let result = Generation(DiskFileSystem()).run(GenerationRequest(inputs: [folder.path("thing.yaml")]))
            let file = try #require(result.remembered.first, "\(result.diagnostics.map(\.line))")
            try folder.write(file.text, to: "thing.shape.json")
            let source = SourceFile(path: file.path, text: file.text)
            let names = try #require(ShapeFileReader.read(source).memory).names
            for change in RememberedEvolutionTests.changes(from: before, to: names) {
                Issue.record("step \(step): \(change)")
            }
            before = names
        }
    }
}
