import ModelgenKit
import ModelgenRender
import ModelgenSource
import ModelgenTestSupport
import Testing

@Suite struct OutputPlanTests {
    static func stamped(_ body: String, from source: String = "article.yaml") -> String {
        GeneratedHeader.stamp("\n" + body, origin: .source(source))
    }

    private func name(_ stem: String) -> String {
        stem + ".generated.swift"
    }

    private func folder(_ files: [String: String]) -> OutputFolder {
        OutputFolder(files: files.mapValues { OutputFolder.File(bytes: Array($0.utf8)) })
    }

    @Test func saysWhatBecomesOfEachFile() {
        let wanted = ["New", "Same", "Stale", "Edited", "Foreign"].map {
            RenderedFile(name: name($0), text: Self.stamped("struct \($0) {}\n"))
        }
        let existing = folder([
            name("Same"): Self.stamped("struct Same {}\n"),
            name("Stale"): Self.stamped("struct Old {}\n"),
            name("Edited"): Self.stamped("struct Edited {}\n") + "// mine\n",
            name("Foreign"): "struct Foreign {}\n",
            name("Gone"): Self.stamped("struct Gone {}\n", from: "gone.yaml"),
            name("Kept"): Self.stamped("struct Kept {}\n", from: "kept.yaml"),
            name("GoneEdited"): Self.stamped("struct Gone {}\n", from: "gone.yaml") + "// mine\n",
        ])
        let plan = OutputPlan(wanted, over: existing) { $0 == "gone.yaml" }
        #expect(
            plan.steps.map { "\($0.action) \($0.name.prefix { $0 != "." })" } == [
                "edited Edited", "conflict Foreign", "leftover Gone", "create New", "unchanged Same", "update Stale",
            ])
        #expect(
            plan.diagnostics(folder: "Out", force: false).map(\.line) == [
                "Out/Edited.generated.swift: error: the file was edited by hand; undo the edit, or give --force to overwrite it "
                    + "[MG0703]",
                "Out/Foreign.generated.swift: error: modelgen did not write this file; move it away, or give --force to "
                    + "overwrite it [MG0702]",
                "Out/Gone.generated.swift: note: no input gives this file any more; delete it if nothing uses it [MG0705]",
            ])
        let forced = plan.diagnostics(folder: "Out", force: true)
        #expect(forced.map(\.severity) == [.warning, .warning, .note])
        #expect(plan.writes.map(\.action) == [.edited, .conflict, .create, .update])
    }

    @Test func leftOverIsWhatASpecGaveOnce() throws {
        let existing = folder([
            "Article.generated.swift": Self.stamped("a"),
            "ArticleStore.generated.swift": Self.stamped("b"),
            "Comment.generated.swift": Self.stamped("c", from: "comment.yaml"),
            "Old.generated.swift": Self.stamped("d", from: "old.yaml"),
            "Sampled.generated.swift": Self.stamped("e", from: "sampled.json"),
        ])
        let specs = try TemporaryFolder(["article.yaml": "", "comment.yaml": ""])
        let files = [RenderedFile(name: "Article.generated.swift", text: Self.stamped("a"))]
        let result = GenerationResult(files: files, specs: [specs.path("article.yaml")])
        let plan = OutputPlan(result, over: existing, in: DiskFileSystem())
        #expect(plan.steps(.leftover).map(\.name) == ["ArticleStore.generated.swift", "Old.generated.swift"])
        // Samples have no say in what else lies there.
        let samples = OutputPlan(GenerationResult(files: files), over: existing, in: DiskFileSystem())
        #expect(samples.steps(.leftover).isEmpty)
    }

    @Test(arguments: [
        (["create", "create"], "Out: wrote A.generated.swift, B.generated.swift\n"),
        (["update", "unchanged"], "Out: wrote A.generated.swift; 1 unchanged\n"),
        (["unchanged", "unchanged"], "Out: nothing to change, 2 files are up to date\n"),
    ])
    func summaryNamesWhatWasWritten(actions: [String], line: String) {
        let files = ["A", "B"].map { RenderedFile(name: "\($0).generated.swift", text: Self.stamped("new")) }
        let existing = zip(files, actions).reduce(into: [String: String]()) { result, pair in
            if pair.1 == "update" { result[pair.0.name] = Self.stamped("old") }
            if pair.1 == "unchanged" { result[pair.0.name] = pair.0.text }
        }
        let plan = OutputPlan(files, over: folder(existing))
        #expect(OutputSummary.line(of: plan, folder: "Out") == line)
        let list = zip(files, actions).map { #"{"path": "Out/\#($0.name)", "action": "\#($1)"}"# }
        #expect(OutputSummary.json(of: plan, folder: "Out") == "{\"files\": [\(list.joined(separator: ", "))]}\n")
    }
}
