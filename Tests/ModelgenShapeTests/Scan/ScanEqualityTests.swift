import ModelgenSource
import ModelgenTestSupport
import Testing

@testable import ModelgenShape

/// The fast reader gives what the plain one gives, or leaves a text to it.
@Suite struct ScanEqualityTests {
    /// - Returns: Whether the fast reader had an answer.
    @discardableResult
    private func compare(_ file: SourceFile, threads: ScanThreads = ScanThreads()) -> Bool {
        let plain = SampleReader.readPlainly(file)
        guard let fast = ScanShapeReader.read(file, limits: ReadingLimits(), threads: threads) else { return false }
        #expect(fast.shape == plain.shape, "\(file.path)")
        #expect(fast.shape.spellings == plain.shape.spellings)
        #expect(fast.documents == plain.documents)
        #expect(fast.diagnostics == plain.diagnostics)
        return true
    }

    @Test(arguments: 0..<150) func randomDocumentsAreReadAlike(_ seed: Int) {
        var random = RandomDocument(seed: seed)
        var text = DocumentText(generator: random.generator)
        let lines = (0..<(seed % 40 + 1)).map { _ in text.json(random.node()) }
        compare(SourceFile(path: "samples.jsonl", text: lines.joined(separator: "\n")))
    }

    @Test(arguments: ["", "a", "json-test-suite"]) func nothingOfThisIsLeftToThePlainReader(_ word: String) {
        let lines = (0..<50).map {
            "{\"id\": \($0), \"name\": \"\(word)\", \"type\": \"t\($0 % 3)\", \"at\": [\($0), null]}"
        }
        #expect(compare(SourceFile(path: "samples.jsonl", text: lines.joined(separator: "\n"))))
        #expect(compare(SourceFile(path: "samples.json", text: "[" + lines.joined(separator: ",\n") + "]")))
    }

    /// Each of these rows begins like a list of objects: to be wrong of one must not cost a reading of all.
    @Test(arguments: [1, 2, 3, 7]) func aTextThatTeachesMuchIsReadInFewScans(_ count: Int) {
        let rows = (0..<400).map { "\"row\($0)\": [{\"a\": \($0)}, {\"a\": null}, [\($0)]]" }.joined(separator: ", ")
        let late = "{\"a\": [{\"late\": 1}, 2], \"b\": {\"kind\": \"x\"}}"
        let lines = (0..<40).map { "{\"a\": [], \"b\": {\"n\": \($0)}}" } + [late, "{\(rows)}", late, "{\(rows)}"]
        let threads = ScanThreads(count: count, leastStart: 0, leastRest: 1, identityWindow: 0, step: 1)
        #expect(compare(SourceFile(path: "samples.jsonl", text: lines.joined(separator: "\n")), threads: threads))
        #expect(compare(SourceFile(path: "samples.json", text: "[\(lines.joined(separator: ","))]"), threads: threads))
    }

    /// Keys of every kind that is folded, so many that they are, or just not; some stand twice in an object.
    @Test(arguments: 0..<40) func foldedKeysAreReadAlike(_ seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let kinds = (0..<3).map { _ in Int.random(in: 0..<9, using: &generator) }
        let size = [5, 17, 18, 60, 999, 1_001, 1_300].randomElement(using: &generator) ?? 5
        func key() -> String {
            let number = Int.random(in: 0..<size * 2, using: &generator)
            return switch kinds.randomElement(using: &generator) {
            case 0: "\(number)"
            case 1: "-\(number * 97)"
            case 2: "9b2d\(number + 1_000)-0000-4000-8000-0123456789ab"
            case 3: "2024-01-15T\(number + 10)"
            case 4: "user\(number)@example.org"
            case 5:
                [
                    "type", "kind", "user_id", "item9Type", "", "name", "\u{E9}", "e\\n\(number)",
                    "9f86d081884c7d659a2feaa0",
                ][
                    number % 9]
            case 6: "\u{6280}\(number)"
            default: "key \(number)"
            }
        }
        let lines = (0..<4).map { line in
            let members = (0..<size + line % 2).map {
                "\"\(key())\": \($0 % 5 == 0 ? "{\"type\": \"t\($0 % 3)\"}" : "\($0)")"
            }
            return "{\(members.joined(separator: ", "))}"
        }
        for count in [1, 2, 3, 7] {
            let threads = ScanThreads(count: count, leastStart: 0, leastRest: 1, identityWindow: 0, step: 1)
            #expect(compare(SourceFile(path: "maps.jsonl", text: lines.joined(separator: "\n")), threads: threads))
        }
    }

    @Test(arguments: ["pk_live_4eC39HqLyjWDarjt", "a@b.example", "a\\u0040b.example", "9f86d081884c7d659a2feaa0"])
    func whatLooksLikeASecretIsNoTag(_ secret: String) {
        let lines = ["{\"a\":1,\"type\":\"\(secret)\",\"b\":2}", "{\"type\":\"text\",\"b\":2}"]
        compare(SourceFile(path: "lines.json", text: lines.joined(separator: "\n")))
        compare(SourceFile(path: "list.json", text: "[\(lines.joined(separator: ",")),\(lines[0])]"))
    }

    @Test(.enabled(if: SharedCorpus.has("json-test-suite"), "the shared corpus is not here"))
    func verdictsOnTheTestSuiteAreTheSame() throws {
        for name in SharedCorpus.names(in: "json-test-suite") where name.hasSuffix(".json") {
            let file = try SharedCorpus.file("json-test-suite/\(name)")
            let isRead = compare(file)
            let isJSON = (try? JSONText(file, limits: ReadingLimits())) != nil
            #expect(isRead == isJSON, "\(name)")
        }
    }

    @Test(.enabled(if: SharedCorpus.has(""), "the shared corpus is not here"))
    func theCorpusIsReadAlike() throws {
        for file in try SharedCorpus.files(smallerThan: 40_000) { compare(file) }
    }
}
