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

    /// A folder of samples goes to a folder as one: what is the same in two of them stays the same.
    @Test func severalSamplesGoToAFolder() throws {
        let folder = try TemporaryFolder([
            "rec/1.json": #"{"id": 4711, "owner": "Jane Doe", "status": "open"}"#,
            "rec/2024/2.yaml": "id: 4712\nowner: Jane Doe\nstatus: closed\n",
            "rec/3.jsonl": "{\"id\": 4713}\n{\"id\": 4711}\n",
        ])
        let run = try Tool.run(["scrub", "rec", "-o", "kept"], in: folder.path)
        #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
        let written = folder.contents().filter { $0.hasPrefix("kept/") }
        #expect(written == ["kept/1.json", "kept/2024/2.json", "kept/3.jsonl"])
        let texts = try written.map { try folder.text($0) }
        #expect(!texts.joined().contains("Jane") && !texts.joined().contains("471"))
        let owners = texts.joined().matches(of: /"owner": "([^"]+)"/).map { String($0.output.1) }
        #expect(owners.count == 2 && Set(owners).count == 1)
        #expect(Set(texts.joined().matches(of: /"id": (\d+)/).map { String($0.output.1) }).count == 3)
        // One more, into the folder that is there now.
        let one = try Tool.run(["scrub", "rec/3.jsonl", "-o", "kept/more/"], in: folder.path)
        #expect(one.status == 0 && folder.contents().contains("kept/more/3.jsonl"))
    }

    @Test func readsAndWritesStreams() throws {
        let folder = try TemporaryFolder()
        let run = try Tool.run(["scrub", "-", "-o", "-"], in: folder.path, input: sample)
        #expect(run.status == 0 && run.output.contains("@example.") && !run.output.contains("Jane"))
    }

    @Test(arguments: [
        (["scrub"], 64, "there is no sample"),
        (["scrub", "samples", "-o", "-"], 64, "several samples cannot be printed"),
        (["scrub", "samples/1.json", "other/1.json", "-o", "x"], 64, "would both become '1.json'"),
        (["scrub", "a.json"], 64, "there is no output"),
        (["scrub", "a.json", "-o", "x"], 2, "a.json"),
        (["scrub", "spec.yaml", "-o", "x"], 64, "'spec.yaml' is a spec"),
        (["scrub", "shape.json", "-o", "x"], 64, "'shape.json' is a shape file"),
    ]) func refuses(words: [String], status: Int32, message: String) throws {
        let shape = #"{"modelgen-shape": 1, "documents": 1, "shape": {}}"#
        let files = [
            "spec.yaml": "modelgen: 1\nsamples: [a]\n", "shape.json": shape, "samples/1.json": "{}",
            "other/1.json": "{}",
        ]
        let folder = try TemporaryFolder(files)
        let run = try Tool.run(words, in: folder.path)
        #expect(run.status == status && run.error.contains(message), "\(run.error)")
        #expect(folder.contents() == files.keys.sorted())
    }
}
