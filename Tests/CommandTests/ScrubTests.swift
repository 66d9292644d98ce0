import ModelgenTestSupport
import Testing

/// `modelgen scrub`, as a user runs it.
@Suite struct ScrubTests {
    private let sample = #"{"name": "Jane Doe", "mail": "jane@shop.com", "born": "1990-02-01"}"#

    @Test func writesASampleOnceAndNeverOverAnother() throws {
        let folder = try TemporaryFolder(["jane.json": sample])
        let first = try Tool.run(["scrub", "jane.json", "-o", "kept/person.json"], in: folder.path)
        #expect(first.status == 0 && first.output.isEmpty && first.error.isEmpty)
        let text = try folder.text("kept/person.json")
        #expect(text.contains("\"name\": ") && text.contains("@example.") && !text.contains("Jane"))
        #expect(try Tool.run(["scrub", "jane.json", "-o", "kept/person.json"], in: folder.path).status == 0)
        let over = try Tool.run(["scrub", "jane.json", "-o", "jane.json"], in: folder.path)
        #expect(over.status == 2 && over.error.contains("the file is there already"))
        #expect(try folder.text("jane.json") == sample)
        #expect(try Tool.run(["scrub", "jane.json", "-o", "jane.json", "--force"], in: folder.path).status == 0)
        #expect(try folder.text("jane.json") == text)
        #expect(folder.contents() == ["jane.json", "kept/person.json"])
    }

    @Test func readsAndWritesStreams() throws {
        let folder = try TemporaryFolder()
        let run = try Tool.run(["scrub", "-", "-o", "-"], in: folder.path, input: sample)
        #expect(run.status == 0 && run.output.contains("@example.") && !run.output.contains("Jane"))
    }

    @Test(arguments: [
        (["scrub"], 64, "there is no sample"),
        (["scrub", "a.json", "b.json", "-o", "x"], 64, "there are several samples"),
        (["scrub", "a.json"], 64, "there is no output"),
        (["scrub", "a.json", "-o", "x"], 2, "a.json"),
        (["scrub", "spec.yaml", "-o", "x"], 64, "'spec.yaml' is a spec"),
        (["scrub", "shape.json", "-o", "x"], 64, "'shape.json' is a shape file"),
    ]) func refuses(words: [String], status: Int32, message: String) throws {
        let shape = #"{"modelgen-shape": 1, "documents": 1, "shape": {}}"#
        let folder = try TemporaryFolder(["spec.yaml": "modelgen: 1\nsamples: [a]\n", "shape.json": shape])
        let run = try Tool.run(words, in: folder.path)
        #expect(run.status == status && run.error.contains(message), "\(run.error)")
        #expect(folder.contents() == ["shape.json", "spec.yaml"])
    }
}
