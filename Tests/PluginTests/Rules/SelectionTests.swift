import Foundation
import ModelgenTestSupport
import Testing

/// Which targets `generate-models` is about, and which specs are theirs.
@Suite struct SelectionTests {
    private static let spec = "modelgen: 1\n"

    /// The runs in a package of targets `App`, `Feed` and `Tool`, each as `target: specs below the package`.
    private func jobs(
        _ files: [String], links: [String: String] = [:], targets names: [String] = []
    ) throws -> [String] {
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, Self.spec) }))
        for name in ["App", "Feed", "Tool"] { try folder.write("", to: "Sources/\(name)/\(name).swift") }
        for (link, target) in links { try folder.link(link, to: target) }
        let targets = ["App", "Feed", "Tool"].map {
            TargetFolder(name: $0, url: folder.url.appending(path: "Sources/\($0)"))
        }
        do {
            return try Selection(targets, package: folder.url).jobs(forTargets: names).map { job in
                let specs = job.specs.map { $0.path(percentEncoded: false).dropFirst(folder.path.count + 1) }
                return "\(job.target.name): \(specs.joined(separator: " "))"
            }
        } catch {
            return ["error: " + error.message]
        }
    }

    @Test func theOnlyTargetWithSpecsIsMeant() throws {
        let files = ["Sources/Feed/Specs/a.yaml", "Sources/Feed/Specs/a/1.json", "Sources/Feed/x/b.modelgen.json"]
        #expect(try jobs(files) == ["Feed: Sources/Feed/Specs/a.yaml Sources/Feed/x/b.modelgen.json"])
    }

    /// The others may use the plugin of the build.
    @Test func thoseThatCommitAreDoneAgain() throws {
        let files = ["Sources/App/Specs/a.yaml", "Sources/Feed/Specs/b.yaml"]
        #expect(try jobs(files).first?.hasPrefix("error: the first time, say which targets") == true)
        #expect(try jobs(files, targets: ["App"]) == ["App: Sources/App/Specs/a.yaml"])
        let committed = files + ["Sources/Feed/Generated/B.generated.swift"]
        #expect(try jobs(committed) == ["Feed: Sources/Feed/Specs/b.yaml"])
        #expect(try jobs(committed, targets: ["App", "Feed"]).count == 2)
    }

    @Test func thePackagesSpecsGoToTheTargetThatIsNamedOrTheOnlyOne() throws {
        let files = ["Specs/a.yaml", "Specs/a/1.json", "Specs/modelgen.yaml"]
        #expect(try jobs(files, targets: ["Tool"]) == ["Tool: Specs/a.yaml"])
        #expect(try jobs(files).first?.hasPrefix("error: the first time, say which targets") == true)
        #expect(try jobs(files + ["Sources/Feed/Specs/b.yaml"]) == ["Feed: Sources/Feed/Specs/b.yaml Specs/a.yaml"])
        let both = try jobs(files, targets: ["App", "Tool"])
        #expect(both.first?.hasPrefix("error: Specs/a.yaml is the package's, and which target") == true)
    }

    @Test func aLinkSaysWhoseThePackagesSpecsAre() throws {
        let files = ["Specs/a.yaml", "Sources/Feed/Specs/b.yaml"]
        let links = ["Sources/App/Specs": "../../Specs"]
        #expect(try jobs(files, links: links, targets: ["Feed"]) == ["Feed: Sources/Feed/Specs/b.yaml"])
        #expect(try jobs(files, links: links, targets: ["App"]) == ["App: Sources/App/Specs/a.yaml"])
    }

    @Test func whatCannotBeDoneIsSaid() throws {
        #expect(
            try jobs([], targets: ["Fed"]) == [
                "error: there is no Swift target 'Fed', but App, Feed, Tool; SwiftPM passes over a target whose folder "
                    + "holds no Swift file, so add one if there is none yet"
            ])
        #expect(
            try jobs([], targets: ["App"]) == [
                "error: target 'App' has no spec; add one to its folder, as Specs/article.yaml or article.modelgen.yaml, "
                    + "or to the package's folder Specs"
            ])
    }

    @Test func optionsArePassedOn() throws {
        let folder = try TemporaryFolder(["T/a.modelgen.yaml": Self.spec])
        let target = TargetFolder(name: "T", url: folder.url.appending(path: "T"))
        let job = Job(target: target, specs: target.specs)
        let paths = [folder.path("T/a.modelgen.yaml"), "-o", folder.path("T/Generated")]
        #expect(job.arguments(isCheck: false, options: ["--force"]) == paths + ["--force"])
        #expect(job.arguments(isCheck: true, options: []) == ["check"] + paths)
    }
}
