import ModelgenTestSupport
import Testing

/// `modelgen check`, as a build server runs it.
@Suite struct CheckTests {
    private static let model = "Out/Order.generated.swift"

    private func generated() throws -> TemporaryFolder {
        let folder = try TemporaryFolder([
            "Specs/order.yaml": "modelgen: 1\nsamples: [order]\n", "Specs/order/1.json": #"{"id": 1}"#,
        ])
        #expect(try Tool.run(["Specs", "-o", "Out"], in: folder.path).status == 0)
        return folder
    }

    private func check(_ folder: TemporaryFolder, _ flags: [String] = []) throws -> Tool.Run {
        try Tool.run(["check", "Specs", "-o", "Out"] + flags, in: folder.path)
    }

    /// What a spec remembers is an output too.
    @Test func aShapeFileThatKnowsLessIsStale() throws {
        let folder = try TemporaryFolder([
            "a.yaml": "modelgen: 1\nsamples: [s]\noptions: { remember: a.shape.json }\n", "s/1.json": #"{"id": 1}"#,
        ])
        func check() throws -> (Int32, String) {
            let run = try Tool.run(["check", "a.yaml", "-o", "M"], in: folder.path)
            return (run.status, run.error)
        }
        let first = try Tool.run(["a.yaml", "-o", "M"], in: folder.path)
        #expect(first.output.hasSuffix("\na.shape.json: remembers what was seen\n"))
        #expect(try check() == (0, ""))
        // A sample that changes no model is evidence all the same.
        try folder.write(#"{"id": 2}"#, to: "s/2.json")
        let stale =
            "a.shape.json: error: the file is stale: its inputs give another text; run modelgen generate [MG1102]\n"
        #expect(try check() == (1, stale))
        let second = try Tool.run(["a.yaml", "-o", "M"], in: folder.path)
        #expect(second.output == "M: nothing to change, 3 files are up to date\na.shape.json: remembers more\n")
        #expect(try check() == (0, ""))
        try folder.remove("a.shape.json")
        #expect(try check() == (1, "a.shape.json: error: the file is missing; run modelgen generate [MG1101]\n"))
    }

    @Test func isSilentAfterGenerate() throws {
        let folder = try generated()
        let run = try check(folder, ["--diff"])
        #expect(run.status == 0 && run.output.isEmpty && run.error.isEmpty)
        #expect(try check(folder, ["--format", "json"]).output == "{\"files\": []}\n")
    }

    @Test func namesWhatIsMissingAndWritesNothing() throws {
        let folder = try TemporaryFolder(["order.json": #"{"id": 1}"#])
        let run = try Tool.run(["check", "order.json", "-o", "Out"], in: folder.path)
        #expect(run.status == 1 && run.output.isEmpty)
        #expect(run.lines.count == 3)
        #expect(
            run.error.contains("\(Self.model): error: the file is missing; run modelgen generate [MG1101]\n"))
        #expect(folder.contents() == ["order.json"])
    }

    @Test func showsWhatASampleChanged() throws {
        let folder = try generated()
        try folder.write(#"{"id": 1, "note": "x"}"#, to: "Specs/order/1.json")
        let run = try check(folder, ["--diff"])
        #expect(run.status == 1)
        let stale = "the file is stale: its inputs give another text; run modelgen generate [MG1102]"
        #expect(run.lines == ["\(Self.model): error: \(stale)"])
        #expect(run.output.hasPrefix("--- \(Self.model)\n+++ \(Self.model)\n@@ -"))
        #expect(run.output.contains("\n     let id: Int\n+    let note: String\n"))
        #expect(try check(folder).output.isEmpty, "the difference is told on request")
    }

    /// The difference turns what stands there into what generate writes.
    @Test func theDifferenceIsAPatch() throws {
        let folder = try generated()
        try folder.write(#"{"id": 1.5, "note": "x", "at": "2024-01-15"}"#, to: "Specs/order/1.json")
        try folder.write(try folder.text(Self.model) + "// mine", to: Self.model)
        try folder.write(try check(folder, ["--diff"]).output, to: "change.patch")
        try Shell.run("patch -s -p0 < change.patch", in: folder.path)
        let run = try check(folder)
        #expect(run.status == 0, "\(run.error)")
    }

    @Test func tellsEditedForeignAndLeftOverFiles() throws {
        let folder = try generated()
        try folder.write(try folder.text(Self.model) + "// mine\n", to: Self.model)
        try folder.write("struct OrderCoding {}\n", to: "Out/OrderCoding.generated.swift")
        try folder.write(
            "modelgen: 1\nsample: {id: 1}\n", to: "Specs/gone.yaml")
        _ = try Tool.run(["Specs/gone.yaml", "-o", "Out"], in: folder.path)
        try Shell.run("rm Specs/gone.yaml", in: folder.path)
        let run = try check(folder, ["--format", "json"])
        #expect(run.status == 1)
        #expect(
            run.output == """
                {"files": [{"path": "Out/Gone.generated.swift", "state": "leftover"}, \
                {"path": "Out/GoneCoding.generated.swift", "state": "leftover"}, \
                {"path": "\(Self.model)", "state": "edited"}, \
                {"path": "Out/OrderCoding.generated.swift", "state": "foreign"}]}

                """)
    }

    @Test(arguments: [
        (["check"], "MG0901"), (["check", "a.json"], "MG0901"), (["check", "a.json", "-o", "-"], "MG0901"),
    ])
    func saysWhatIsWrongWithACall(words: [String], code: String) throws {
        let folder = try TemporaryFolder(["a.json": "{}"])
        let run = try Tool.run(words, in: folder.path)
        #expect(run.status == 64 && run.error.contains(code))
    }

    @Test func badInputIsNoAnswer() throws {
        let folder = try TemporaryFolder(["a.json": "[1,]"])
        #expect(try Tool.run(["check", "a.json", "-o", "Out"], in: folder.path).status == 2)
    }
}
