import Foundation
import ModelgenTestSupport
import Testing

/// A build for debugging runs a tool that was built for debugging, and everybody waits for it.
@Suite struct SampleSizeTests {
    /// In processor time: other tests build packages meanwhile.
    @Test func aMegabyteTakesLessThanASecond() throws {
        let records = (0..<8_000).map { index in
            """
            {"id": \(index), "title": "Night boats", "status": "draft", "at": "2024-02-03T06:30:00Z", "price": 2.5, \
            "tags": ["tides", "fog"], "author": {"name": "Ada", "url": "https://example.test/\(index)"}}
            """
        }
        let sample = "[" + records.joined(separator: ",\n") + "]"
        #expect(sample.utf8.count > 1_000_000)
        let folder = try TemporaryFolder([
            "Specs/article.yaml": "modelgen: 1\nsamples: [article]\n", "Specs/article/1.json": sample,
        ])
        let inputs = ["Specs/article.yaml", "Specs/article/1.json"].map { folder.path($0) + "\n" }
        try folder.write(inputs.joined(), to: "inputs.txt")
        let command = "\"$0\" build-tool Specs/article.yaml -o Out --inputs inputs.txt && times"
        let tool = BuiltTool.url.path(percentEncoded: false)
        let run = try ChildProcess.run(["sh", "-c", command, tool], in: folder.url)
        try #require(run.status == 0, "\(run.output)")
        #expect(folder.contents().contains("Out/Article.generated.swift"))
        let seconds = try #require(Self.seconds(ofChildren: run.output), "\(run.output)")
        #expect(seconds < 1)
    }

    /// From what `times` prints: `0m0.00s 0m0.00s` for the shell, and a second line for its children.
    private static func seconds(ofChildren times: String) -> Double? {
        guard let line = times.split(separator: "\n").last else { return nil }
        let spans = line.split(separator: " ").map { span -> Double? in
            let parts = span.dropLast().split(separator: "m").map { Double($0) }
            guard parts.count == 2, let minutes = parts[0], let seconds = parts[1] else { return nil }
            return minutes * 60 + seconds
        }
        guard spans.count == 2, let user = spans[0], let system = spans[1] else { return nil }
        return user + system
    }
}
