import ModelgenTestSupport
import Testing

@Suite struct HelpTests {
    private func run(_ arguments: [String]) throws -> Tool.Run {
        try Tool.run(arguments, in: ProjectFolder.root.path(percentEncoded: false))
    }

    @Test(arguments: [
        ["--help"], ["-h"], ["help"], ["help", "templates"], ["generate", "--help"], ["templates", "--help"],
        ["explain", "--help"], ["build-tool", "--help"], ["check", "--help"], ["diff", "--help"],
        ["validate", "--help"],
        ["shape", "--help"], ["init", "--help"], ["scrub", "--help"],
        ["x.yaml", "--nope", "--help"],
    ])
    func fitsAScreenAndHasAnExample(arguments: [String]) throws {
        let run = try run(arguments)
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(run.status == 0 && run.error.isEmpty)
        #expect(lines.count <= 40)
        #expect(lines.filter { $0.count > 80 } == [])
        #expect(lines.first?.hasPrefix("usage: modelgen ") == true)
        #expect(lines.last { !$0.isEmpty }?.hasPrefix("  modelgen ") == true, "an example stands last")
    }

    @Test func nothingSaidIsWrongUsage() throws {
        let run = try run([])
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.error.hasPrefix("usage: modelgen "))
    }

    @Test func saysItsVersion() throws {
        let run = try run(["--version"])
        #expect(run.status == 0)
        #expect(try run.output.wholeMatch(of: Regex(#"modelgen \d+\.\d+\.\d+\n"#)) != nil)
    }

    @Test func showsItsTemplates() throws {
        let names = try run(["templates", "list"]).output.split(separator: "\n").map(String.init)
        #expect(names == names.sorted() && names.contains("structure"))
        let text = try run(["templates", "show", "structure"]).output
        #expect(try text == ProjectFolder.text("Templates/structure.mustache"))
    }
}
