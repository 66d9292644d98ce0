import ModelgenSource
import Testing

@testable import ModelgenShape

/// Whatever threads guess, they give the shape that one of them gives.
@Suite struct ScanThreadsTests {
    private static func threads(_ count: Int, rest: Int, step: Int = 1) -> ScanThreads {
        ScanThreads(count: count, leastStart: 0, leastRest: rest, identityWindow: 0, step: step)
    }

    /// Texts in which it is hard to tell where an element begins.
    private static let texts: [String] = {
        let record = { (index: Int) in
            #"{"a": \#(index), "b": [{"a": "},{\"a\":"}, {"a": "\\"}], "c": "\\\",{\"a\": [", "d": {"a": [{"a": 1},{"a": null}]}}"#
        }
        let plain = { (index: Int) in
            "{\"a\":\(index),\"type\":\"t\(index % 3)\",\"b\":\"2024-01-1\(index % 10)\",\"e\":[\(index),\"x\"]}"
        }
        let many = (0..<60).map { $0 % 7 == 3 ? record($0) : plain($0) }
        return [
            "[" + many.joined(separator: " ,\n ") + "]",
            #"{"list": ["# + many.joined(separator: ",") + #"], "list2": ["# + many.prefix(30).joined(separator: ",")
                + #"], "n": 1}"#,
            many.joined(separator: "\n"),
            many.joined(separator: "\n\n  ").replacing(", \"b\": [", with: ",\n\"b\":\r\n[\n"),
            "[" + (0..<60).map { "[{\"a\": \($0)},{\"a\": [{\"a\": 1.5}]}]" }.joined(separator: ",") + "]",
            "[" + (0..<60).map { "[[[\($0), \"]]],[[[\"], []], [[1.5, null]] ,\n[[], [2]]]" }.joined(separator: " ,")
                + "]",
            "[" + (0..<80).map { "\"text \($0), {\\\"a\\\"\"" }.joined(separator: ",") + "]",
        ]
    }()

    /// Every length of a text's tail makes other places for the threads to begin at.
    @Test(arguments: texts.indices, [1, 2, 3, 7]) func everyBoundaryIsRight(_ index: Int, count: Int) throws {
        let text = Self.texts[index]
        let plain = SampleReader.readPlainly(SourceFile(path: "samples.json", text: text))
        try #require(plain.shape != Shape())
        for padding in 0..<60 {
            let file = SourceFile(path: "samples.json", text: text + String(repeating: " ", count: padding * 7 + 1))
            let fast = try #require(
                ScanShapeReader.read(file, limits: ReadingLimits(), threads: Self.threads(count, rest: 1)))
            #expect(fast.shape == plain.shape, "\(padding)")
            #expect(fast.documents == plain.documents)
        }
    }

    @Test(arguments: 0..<60) func randomLinesAreReadAlike(_ seed: Int) {
        var random = RandomDocument(seed: seed)
        var text = DocumentText(generator: random.generator)
        let lines = (0..<60).map { _ in text.json(random.node()) }
        let file = SourceFile(path: "samples.jsonl", text: lines.joined(separator: "\n"))
        let plain = SampleReader.readPlainly(file)
        for count in [2, 3, 7] {
            let fast = ScanShapeReader.read(
                file, limits: ReadingLimits(), threads: Self.threads(count, rest: 1, step: 200))
            guard let fast else { continue }
            #expect(fast == plain, "\(count)")
        }
    }

    @Test(arguments: [2, 3]) func aFaultIsFoundWhereverItStands(_ count: Int) {
        let lines = (0..<200).map { $0 == 150 ? "{\"a\": tru}" : "{\"a\": \($0)}" }
        let file = SourceFile(path: "samples.jsonl", text: lines.joined(separator: "\n"))
        #expect(ScanShapeReader.read(file, limits: ReadingLimits(), threads: Self.threads(count, rest: 1)) == nil)
        #expect(SampleReader.read(file, threads: count).diagnostics.first?.position?.line == 151)
    }
}
