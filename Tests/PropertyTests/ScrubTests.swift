import ModelgenKit
import ModelgenSource
import Testing

/// Random documents, scrubbed: the model stays, to the letter.
@Suite struct ScrubTests {
    @Test func scrubbedDocumentsGiveTheSameModel() throws {
        for seed in 0..<(PropertyRun.count ?? 40) {
            let documents = PropertyRun.propertyCase(seed: PropertyRun.seed + seed).documents
            let text = documents.map { $0.text + "\n" }.joined()
            let scrubbed = try Scrubber.scrub([SourceFile(path: "sample.json", text: text)])
            #expect(scrubbed.diagnostics.isEmpty, "seed \(PropertyRun.seed + seed)\n\(text)\(scrubbed.text)")
            #expect(scrubbed.text.split(separator: "\n").count >= documents.count)
            guard scrubbed.diagnostics.isEmpty else { continue }
            #expect(model(of: text) == model(of: scrubbed.text), "seed \(PropertyRun.seed + seed)")
        }
    }

    private func model(of text: String) -> [String] {
        let request = GenerationRequest(inputs: ["sample.json"])
        return Generation(MemoryFiles(texts: ["sample.json": text])).run(request).files.map(\.text)
    }
}
