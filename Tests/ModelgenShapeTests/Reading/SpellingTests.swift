import ModelgenSource
import Testing

@testable import ModelgenShape

/// One document gives one shape, in whatever language it is written.
struct SpellingTests {
    @Test(arguments: 0..<200)
    func jsonAndYAMLGiveTheSameShape(_ seed: Int) throws {
        var random = RandomDocument(seed: seed)
        let nodes = (0..<4).map { _ in random.node() }
        var text = DocumentText(generator: random.generator)
        let json = nodes.map { text.json($0) }.joined(separator: "\n")
        let yaml = nodes.map { text.yaml($0) }.joined()
        let fromJSON = SampleReader.read(SourceFile(path: "a.json", text: json))
        let fromYAML = SampleReader.read(SourceFile(path: "a.yaml", text: yaml))
        try #require(!Diagnostics(fromYAML.diagnostics).hasErrors, "\(fromYAML.diagnostics.map(\.line))\n\(yaml)")
        #expect(fromJSON.documents == 4)
        #expect(fromYAML.documents == 4)
        #expect(fromYAML.shape.withoutPlaces == fromJSON.shape.withoutPlaces)
        #expect(fromYAML.shape.spellings == fromJSON.shape.spellings)
        #expect(fromYAML.diagnostics.map(\.message) == fromJSON.diagnostics.map(\.message))
    }

    @Test(arguments: 300..<340)
    func jsonAsATreeGivesTheSameShapeAndPlaces(_ seed: Int) throws {
        var random = RandomDocument(seed: seed)
        let node = random.node()
        var text = DocumentText(generator: random.generator)
        let file = SourceFile(path: "a.json", text: text.json(node))
        let tree = try #require(try YAMLReader.documents(in: file).first)
        #expect(tree.valueText == node.valueText)
        #expect(YAMLReader.shape(of: tree, file: "a.json") == SampleReader.read(file))
    }
}
