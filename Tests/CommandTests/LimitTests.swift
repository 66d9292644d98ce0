import Foundation
import ModelgenTestSupport
import Testing

/// Each limit lets through what it names and stops one more.
@Suite struct LimitTests {
    private static let long = String(repeating: "a", count: 30)
    private static let files = [
        // Three inside each other, at the last step by an alias too.
        "deep.json": #"{"a": [[1]]}"#,
        "deep.yaml": "a: &a [1]\nb: [*a]\n",
        // Two aliases of three values each.
        "aliases.yaml": "a: &a [1, 2]\nb: *a\nc: *a\n",
        "size.yaml": "name: x\n",
        "types.json": #"{"a": {"x": 1}, "b": {"y": "z"}}"#,
        "name.json": "{\"\(long)\": 1}",
        "spec.yaml": "modelgen: 1\nsamples: [deep.json]\noptions:\n  limits: {depth: 2}\n",
        "word.yaml": "modelgen: 1\nsamples: [deep.json]\noptions:\n  limits: {depth: many, dept: 3}\n",
    ]

    /// A YAML text beyond the limit is not begun with, and one of some megabytes is read in the time that its size asks for.
    @Test func aHugeYAMLTextIsRefusedAtOnce() throws {
        let folder = try TemporaryFolder()
        let line = Data("- {id: 1, name: a name of some length, tags: [a, b]}\n".utf8)
        let count = (1 << 26) / line.count + 1
        var text = Data(capacity: count * line.count)
        for _ in 0..<count { text.append(line) }
        try text.write(to: URL(filePath: folder.path("huge.yaml")))
        let clock = ContinuousClock()
        let start = clock.now
        let run = try Tool.run(["huge.yaml", "--name", "Thing", "-o", "Out"], in: folder.path)
        #expect(clock.now - start < .seconds(20))
        #expect(run.status == 2 && run.lines.count == 1, "\(run.error)")
        #expect(run.error.hasPrefix("huge.yaml:1:1: error: a YAML text of more than 67108864 bytes; "))
        #expect(folder.contents() == ["huge.yaml"])
    }

    @Test(arguments: [
        ("deep.json", "depth=3", ""),
        (
            "deep.json", "depth=2",
            "deep.json:1:8: error: more than 2 objects and arrays inside each other; flatten the sample, or raise the "
                + "limit: --limits depth=4 [MG0106]\n"
        ),
        ("deep.yaml", "depth=3", ""),
        (
            "deep.yaml", "depth=2",
            "deep.yaml:2:5: error: more than 2 sequences and mappings inside each other; flatten the sample, or raise the "
                + "limit: --limits depth=4 [MG0106]\n"
        ),
        ("aliases.yaml", "aliases=6", ""),
        (
            "aliases.yaml", "aliases=5",
            "aliases.yaml:3:4: error: the aliases of this document stand for more than 5 values; write the values out, or "
                + "raise the limit: --limits aliases=10 [MG0204]\n"
        ),
        ("size.yaml", "yamlSize=8", ""),
        (
            "size.yaml", "yamlSize=7",
            "size.yaml:1:1: error: a YAML text of more than 7 bytes; give it as JSON Lines, in parts, or raise the limit: "
                + "--limits yamlSize=8 [MG0208]\n"
        ),
        ("types.json", "types=3", ""),
        (
            "types.json", "types=2",
            "modelgen: error: 'types.json' gives 3 types, more than 2; say 'map: true' where keys are data, start lower with "
                + "'root:', or raise the limit: --limits types=3 [MG0509]\n"
        ),
        // A spec says it too, and a flag wins over it.
        (
            "spec.yaml", "types=9",
            "deep.json:1:8: error: more than 2 objects and arrays inside each other; flatten the sample, or raise the "
                + "limit: --limits depth=4 [MG0106]\n"
        ),
        ("spec.yaml", "depth=3", ""),
        (
            "word.yaml", "types=9",
            "word.yaml:4:12: error: 'limits' takes 1 to 512 for 'depth', not 'a text' [MG0402]\n"
                + "word.yaml:4:25: error: 'limits' takes depth, aliases, yamlSize, types or nameLength, not 'dept'; did you "
                + "mean 'depth'? [MG0402]\n"
        ),
    ])
    func stopsAtItsSide(file: String, limits: String, error: String) throws {
        let folder = try TemporaryFolder(Self.files)
        let run = try Tool.run([file, "-o", "Out", "--limits", limits], in: folder.path)
        #expect(run.error == error)
        #expect(run.status == (error.isEmpty ? 0 : 2))
        #expect(folder.folders() == (error.isEmpty ? ["Out"] : []))
    }

    @Test(arguments: [(30, true), (29, false)]) func cutsLongNames(length: Int, isWhole: Bool) throws {
        let folder = try TemporaryFolder(Self.files)
        let run = try Tool.run(["name.json", "-o", "-", "--limits", "nameLength=\(length)"], in: folder.path)
        #expect(run.status == 0 && run.error.isEmpty)
        #expect(run.output.contains("let \(Self.long): Int") == isWhole)
        let model = try #require(run.output.components(separatedBy: "// MARK: - Name.generated.swift").last)
        let names = model.matches(of: /let (\w+): Int/).map(\.output.1)
        #expect(names.map(\.count) == [length])
    }

    @Test func theGreatestDepthIsFoundations() throws {
        let folder = try TemporaryFolder([
            "deep.json": String(repeating: "[", count: 512) + String(repeating: "]", count: 512),
            "deeper.json": String(repeating: "[", count: 513) + String(repeating: "]", count: 513),
        ])
        #expect(try Tool.run(["deep.json", "-o", "Out"], in: folder.path).status == 0)
        let run = try Tool.run(["deeper.json", "-o", "Out"], in: folder.path)
        #expect(run.error.hasSuffix("inside each other; flatten the sample: Foundation reads no deeper [MG0106]\n"))
    }
}
