import Foundation
import ModelgenTestSupport
import Testing

/// What the README shows is what the tool does.
@Suite struct ReadmeTests {
    private let readme: String

    init() throws {
        readme = try String(contentsOf: ProjectFolder.root.appending(path: "README.md"), encoding: .utf8)
    }

    /// The code blocks of a language, in their order.
    private func blocks(_ language: String) -> [String] {
        readme.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
    }

    @Test func beforeAndAfter() throws {
        let sample = try #require(blocks("json").first)
        let model = try #require(blocks("swift").first)
        #expect(readme.contains("`modelgen article.json --name Article -o Sources/Models`"))
        try TemporaryFolder.use { folder in
            try Data(sample.utf8).write(to: folder.appending(path: "article.json"))
            let words = ["article.json", "--name", "Article", "-o", "Sources/Models"]
            let done = try Command.run([BuiltTool.path] + words, in: folder)
            #expect(done.status == 0, "\(done.errors)")
            let file = folder.appending(path: "Sources/Models/Article.generated.swift")
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.contains(model), "\(text)")
            #expect(text.contains("case unknown(String)"))
        }
    }

    @Test func theSpecIsOne() throws {
        let spec = try #require(blocks("yaml").first)
        try TemporaryFolder.use { folder in
            let samples = ProjectFolder.specs.appending(path: "article")
            try FileManager.default.copyItem(at: samples, to: folder.appending(path: "article"))
            try Data(spec.utf8).write(to: folder.appending(path: "article.yaml"))
            let done = try Command.run([BuiltTool.path, "article.yaml", "-o", "Models"], in: folder)
            #expect(done.status == 0, "\(done.errors)")
            #expect(!done.errors.contains("warning:"), "\(done.errors)")
            let names = try ProjectFolder.files(in: folder.appending(path: "Models"))
            #expect(names.contains("Article.generated.swift") && names.contains("ArticleCoding.generated.swift"))
        }
    }

    /// The change that the README rehearses, command by command, with all that each says.
    @Test func aChangeIsRehearsed() throws {
        let samples = blocks("json")
        let session = try #require(blocks("console").first { $0.contains("modelgen diff") })
        try #require(samples.count > 2)
        let tool = try BuiltTool.path
        try TemporaryFolder.use { folder in
            let files = [
                "Specs/article.yaml": "modelgen: 1\nsamples: [article/*.json]\n",
                "Specs/article/page-1.json": samples[1], "recorded/page-2.json": samples[2],
            ]
            for (path, text) in files {
                let file = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            for step in ("\n" + session).components(separatedBy: "\n$ ").dropFirst() {
                let lines = step.components(separatedBy: "\n")
                let command = lines[0].replacing("modelgen ", with: "'\(tool)' ")
                let done = try Command.run(["/bin/sh", "-c", "\(command) 2>&1"], in: folder)
                let wanted = lines.dropFirst().joined(separator: "\n")
                #expect(
                    String(decoding: done.output, as: UTF8.self).trimmingCharacters(in: .newlines)
                        == wanted.trimmingCharacters(in: .newlines),
                    "$ \(lines[0])")
            }
        }
    }

    @Test(arguments: [
        "Specs/", "Tests/SnapshotTests/Expected/", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "Scripts/demo",
        "Scripts/install",
    ])
    func whatItNamesIsThere(_ path: String) {
        #expect(readme.contains(path))
        #expect(FileManager.default.fileExists(atPath: ProjectFolder.root.appending(path: path).path))
    }
}
