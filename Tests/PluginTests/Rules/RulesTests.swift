import Foundation
import ModelgenSource
import ModelgenSwift
import ModelgenTestSupport
import Testing

/// The plugins' rules, compiled here from the plugins' folder, beside those of the tool.
@Suite struct RulesTests {
    private static let names = [
        "article.yaml", "article-list.modelgen.yaml", "user_list.yml", "orderHTTPLog.json", "2024-orders.yaml",
        "v1.2.yaml",
        "weather feed.modelgen.json", "---.yaml", ".modelgen.yaml", "été.yaml", "文章.yaml", "ßeta.yaml", "a.b.c.yaml",
        "ARTICLE.yaml", "größe.yml", "x.modelgen.yml", "π-day.json", "data.yaml", "Type.yaml", "modelgen.json",
    ]

    @Test(arguments: names) func theStemIsThatOfTheTool(name: String) {
        #expect(FileStem.stem(forFileName: name) == ModelgenSwift.FileStem.stem(forFileName: name))
        #expect(BuildRules.outputs(ofSpec: name) == ModelgenSwift.BuildRules.outputs(ofSpec: name))
    }

    /// What the tool writes, by running it.
    @Test(arguments: names) func theToolWritesWhatIsDeclared(name: String) throws {
        let folder = try TemporaryFolder(["Specs/\(name)": #"{ "modelgen": 1, "sample": { "id": 1 } }"#])
        let tool = BuiltTool.url.path(percentEncoded: false)
        let generate = try ChildProcess.run([tool, "Specs/\(name)", "-o", "Out"], in: folder.url)
        try #require(generate.status == 0, "\(generate.output)")
        let written = Set(folder.contents(below: "Out"))
        let declared = Set(BuildRules.outputs(ofSpec: name) + BuildRules.sharedOutputs)
        #expect(written.count >= 2 && written.isSubset(of: declared), "\(written)")
        try folder.write(folder.path("Specs/\(name)") + "\n", to: "inputs.txt")
        let build = try ChildProcess.run(
            [tool, "build-tool", "Specs/\(name)", "-o", "Build", "--inputs", "inputs.txt"], in: folder.url)
        #expect(build.status == 0 && build.output.isEmpty, "\(build.output)")
        #expect(Set(folder.contents(below: "Build")) == declared)
    }

    @Test func pluginsShareOneTextWithTheTool() throws {
        for plugin in ["ModelgenPlugin", "GenerateModels"] {
            for file in ["FileStem.swift", "BuildRules.swift"] {
                let link = ProjectFolder.root.appending(path: "Plugins/\(plugin)/\(file)").path(percentEncoded: false)
                let target = try FileManager.default.destinationOfSymbolicLink(atPath: link)
                #expect(target == "../../Sources/ModelgenSwift/Naming/\(file)")
            }
        }
    }

    @Test(arguments: [
        ("article.modelgen.yaml", true), ("Deep/er/article.modelgen.json", true), ("Specs/article.yaml", true),
        ("Specs/article.yml", true), ("Deep/Specs/article.JSON", true), ("Specs/article/1.json", false),
        ("Specs/modelgen.yaml", false), ("modelgen.yaml", false), ("Specs/article.shape.json", false),
        ("article.yaml", false), ("Specs/README.md", false), ("Specs/.hidden.yaml", false), ("article.modelgen", false),
        ("Specs.yaml", false), ("specs/article.yaml", false),
    ])
    func specsAreToldByTheirNames(path: String, wanted: Bool) {
        #expect(BuildRules.isSpec(path) == wanted)
    }

    @Test func everyFileOfAFolderOfSamplesIsWatched() {
        for ending in FileFinder.endings { #expect(BuildRules.isInput("Samples/a.\(ending)"), "\(ending)") }
        #expect(BuildRules.isInput("Specs/article/a.txt") && BuildRules.isInput("T/structure.mustache"))
        #expect(!BuildRules.isInput("README.md") && !BuildRules.isInput("Specs/A.swift"))
        #expect(!BuildRules.isInput(".hidden/.a.json"))
    }
}

extension TemporaryFolder {
    fileprivate func contents(below folder: String) -> [String] {
        contents().filter { $0.hasPrefix("\(folder)/") }.map { String($0.dropFirst(folder.count + 1)) }
    }
}
