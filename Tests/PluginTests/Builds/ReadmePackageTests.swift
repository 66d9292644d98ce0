import Foundation
import ModelgenTestSupport
import Testing

/// The package that the README shows, made of its code blocks, builds and runs.
@Suite struct ReadmePackageTests {
    /// The first code block that holds a text.
    private func block(with text: String) throws -> String {
        let parts = try ProjectFolder.text("README.md").components(separatedBy: "```")
        let blocks = parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
        let block = try #require(blocks.first { $0.contains(text) }, "no block with '\(text)'")
        // Without the name of the language.
        return String(block.drop { $0 != "\n" }.dropFirst())
    }

    @Test(.timeLimit(.minutes(40))) func buildsAndRuns() throws {
        let bundle = try PluginBundle()
        let path = bundle.package.path(percentEncoded: false)
        let folder = try TemporaryFolder([
            "Package.swift": try block(with: "import PackageDescription").replacing("../modelgen", with: path),
            "Sources/App/main.swift": try block(with: "CommandLine.arguments"),
            "Sources/App/Specs/article.yaml": try block(with: "samples: [article]\n"),
            "Sources/App/Specs/article/1.json": try block(with: "\"article_id\": 4101"),
        ])
        let built = BuildLog(try ChildProcess.run(["swift", "build"], in: folder.url))
        #expect(built.status == 0 && built.complaints == [] && built.runs == 1, "\(built.text)")
        let run = try ChildProcess.run([".build/debug/App", "Sources/App/Specs/article/1.json"], in: folder.url)
        #expect(run.output == "The last hand-drawn tide table 1840\nNight boats 912\n")
    }
}
