import Foundation
import ModelgenTestSupport
import Testing

/// `--strict`, `--quiet` and `--format json` hold for every command that reads inputs.
@Suite struct StrictnessTests {
    private struct Line: Decodable {
        var code: String
        var severity: String
        var path: String?
        var line: Int?
        var column: Int?
        var length: Int?
    }

    /// A warning and a note.
    private static let files = [
        "a.json": #"{"id": 1, "id": 2, "prices": [{"price": 5}, {"price": "7"}]}"#,
        "bad.yaml": "modelgen: 1\nsampels: [a.json]\n",
    ]

    private static let commands = [["a.json", "-o", "Out"], ["a.json", "-o", "-"], ["explain", "a.json"]]

    private func run(_ command: [String], _ flags: String...) throws -> (run: Tool.Run, folder: TemporaryFolder) {
        let folder = try TemporaryFolder(Self.files)
        return (try Tool.run(command + flags, in: folder.path), folder)
    }

    @Test(arguments: commands) func warningsFailWhereStrictIsGiven(command: [String]) throws {
        #expect(try run(command).run.status == 0)
        let (strict, folder) = try run(command, "--strict")
        #expect(strict.status == 1 && strict.error.contains("[MG0108]"))
        #expect(folder.contents() == Self.files.keys.sorted())
        #expect(!strict.output.contains("struct"))
    }

    @Test(arguments: commands) func quietTellsErrorsOnly(command: [String]) throws {
        #expect(try run(command, "--quiet").run.error.isEmpty)
        let strict = try run(command, "--quiet", "--strict").run
        #expect(strict.status == 1)
        #expect(strict.error.contains("[MG0108]"), "a warning that fails the run is told")
        #expect(!strict.error.contains(": note: "))
    }

    @Test(arguments: commands) func jsonHasALineForEach(command: [String]) throws {
        let lines = try run(command, "--format", "json", "--strict").run.lines.map {
            try JSONDecoder().decode(Line.self, from: Data($0.utf8))
        }
        #expect(lines.map(\.code) == ["MG0108", "MG0505"])
        #expect(lines.map(\.severity) == ["warning", "note"])
        #expect(lines.allSatisfy { $0.path == "a.json" && $0.line == 1 && $0.column != nil })
    }

    @Test func explainTellsWhatGenerateTells() throws {
        let folder = try TemporaryFolder(["order.yaml": "modelgen: 1\nsample: {id: 1}\nroot: /orders\n"])
        let generate = try Tool.run(["order.yaml", "-o", "-"], in: folder.path)
        let explain = try Tool.run(["explain", "order.yaml"], in: folder.path)
        #expect(generate.status == 2 && generate.error.contains("[MG0407]"))
        #expect(explain.status == 2 && explain.error == generate.error && explain.output.isEmpty)
    }

    @Test(arguments: [["bad.yaml", "-o", "Out"], ["explain", "bad.yaml"]]) func jsonHasTheRange(command: [String])
        throws
    {
        let (run, _) = try run(command, "--format", "json")
        let line = try JSONDecoder().decode(Line.self, from: Data(run.error.utf8))
        #expect(run.status == 2)
        #expect((line.line, line.column, line.length) == (2, 1, 7))
    }

    @Test(arguments: [["-o", "Out", "--nope", "--format", "json"], ["explain", "--format=json", "--nope"]])
    func wrongUsageIsJSONToo(command: [String]) throws {
        let (run, _) = try run(command)
        let lines = try run.lines.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
        #expect(run.status == 64 && !lines.isEmpty && lines.allSatisfy { $0.code == "MG0901" }, "\(run.error)")
    }
}
