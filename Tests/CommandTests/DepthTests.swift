import ModelgenTestSupport
import Testing

/// The deepest documents within the limits can be read, and so can their shapes, which are several times as deep.
@Suite struct DepthTests {
    private static let levels: [(open: String, close: String)] = [
        (#"{"key#":"#, "}"), ("[", "]"), (#"[{"type":"x","key#":"#, "}]"),
    ]

    @Test(arguments: levels.indices) func theDeepestSampleAndItsShapeAreRead(_ index: Int) throws {
        let level = Self.levels[index]
        let depth = 512 / level.close.count
        let opened = (0..<depth).map { level.open.replacing("#", with: "\($0)") }
        let text = opened.joined() + "1" + String(repeating: level.close, count: depth)
        let folder = try TemporaryFolder([
            "deep.json": text,
            "deep.yaml": "modelgen: 1\nname: Deep\nsamples: [deep.json]\noptions: { remember: memory.shape.json }\n",
        ])
        let commands = [
            ["shape", "deep.json", "-o", "deep.shape.json"], ["shape", "deep.shape.json", "deep.json", "--redact"],
            ["deep.shape.json", "--name", "Deep", "-o", "One"], ["deep.yaml", "-o", "Two"],
            ["check", "deep.yaml", "-o", "Two"], ["explain", "deep.shape.json"],
        ]
        for command in commands {
            let run = try Tool.run(command, in: folder.path)
            #expect(run.status == 0, "\(command): \(run.error.prefix(300))")
        }
    }
}
