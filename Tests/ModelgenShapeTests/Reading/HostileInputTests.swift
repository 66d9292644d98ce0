import ModelgenSource
import Testing

@testable import ModelgenShape

/// Whatever bytes come, there is a verdict: a shape without errors, or errors with their places and no shape.
struct HostileInputTests {
    /// Random documents with some bytes changed, cut out or doubled.
    @Test(arguments: 0..<60)
    func damagedDocumentsHaveAVerdict(_ seed: Int) {
        var random = RandomDocument(seed: seed)
        let node = random.node()
        var text = DocumentText(generator: random.generator)
        let texts = [("a.json", text.json(node)), ("a.yaml", text.yaml(node)), ("<stdin>", text.yaml(node))]
        var generator = text.generator
        for (path, text) in texts {
            for _ in 0..<20 {
                var bytes = Array(text.utf8)
                for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
                    let index = Int.random(in: bytes.indices, using: &generator)
                    switch Int.random(in: 0..<4, using: &generator) {
                    case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
                    case 1: bytes[index] = generator.pick(Array("{}[]\",:\\u\n -&*!#'|>%@.eE+0".utf8))
                    case 2: bytes.remove(at: index)
                    default: bytes.insert(contentsOf: bytes[index...].prefix(7), at: index)
                    }
                }
                Self.expectVerdict(on: SourceFile(path: path, bytes: bytes))
            }
        }
    }

    /// A text may end anywhere.
    @Test(arguments: [
        #"{"a\u00e9\ud83d\ude00": [1.5e+3, -0, true, null, {"type": "x"}], "b": "é"}"#,
        "a: &x {k: [1, 'é', \"\\U0001F600\"]}\nb: {<<: *x}\nc: |\n  text\n--- !!str x\n",
    ])
    func cutTextsHaveAVerdict(_ text: String) {
        for length in 0...text.utf8.count {
            for path in ["a.json", "a.yaml", "a"] {
                Self.expectVerdict(on: SourceFile(path: path, bytes: Array(text.utf8.prefix(length))))
            }
        }
    }

    private static func expectVerdict(on file: SourceFile) {
        let reading = SampleReader.read(file)
        let errors = reading.diagnostics.filter { $0.severity == .error }
        #expect(errors.isEmpty == (reading.shape != Shape()))
        #expect(errors.isEmpty == (reading.documents > 0))
        for error in errors {
            let position = error.position
            #expect(position.map { file.position(at: $0.offset) } == position)
        }
        if errors.isEmpty { #expect(reading.shape.count == reading.documents) }
    }
}
