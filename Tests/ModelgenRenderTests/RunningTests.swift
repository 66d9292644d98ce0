import Foundation
import ModelgenRender
import ModelgenSwift
import Testing

/// What is printed does what it says: documents go through it and come out equal.
struct RunningTests {
    struct Case: Sendable {
        var type: String
        var document: String
        /// What encoding gives, or `error: ` and the summary of what decoding threw.
        var wanted: String

        init(_ type: String, _ document: String, _ wanted: String? = nil) {
            self.type = type
            self.document = document
            self.wanted = wanted ?? document
        }
    }

    private static let cases = [
        Case("Zoo.Nothing", "{}"),
        Case("Zoo.Nothing", "[]", "error: expected an object"),
        Case("[Zoo.Food]", #"["FISH & \"chips\"","default","plankton"]"#),
        Case("Zoo.Gate", #""SOUTH""#),
        Case(
            "Zoo.Branch", #"{"leaves":[],"parent":{"leaves":[],"twig":{}},"twig":{"branch":{"leaves":[],"twig":{}}}}"#),
        Case("[Zoo.Price]", #"["12.5",1.5]"#, "[12.5,1.5]"),
        Case("[Zoo.Price]", #"["hay",[["fish"]],"0af0b1c2-0000-4000-8000-00000000000a"]"#),
        Case("[Zoo.Label]", #"["a"]"#),
        Case("[Zoo.Ticket]", #"[{"type":"day","visitor":"Ann"},{"type":"none"},{"a":1,"raw":2,"type":"x"}]"#),
        Case("[Zoo.Ticket]", #"[{"type":"annual \"pass\"","visitor":"Ann"}]"#),
        Case("Zoo.Ticket", #"{"visitor":"Ann"}"#, "error: type: missing"),
        Case("[Zoo.Event]", #"[{"da ta":{"visitor":"Bo"},"tag":"day"},{"tag":"none"},{"da ta":[1],"tag":"x"}]"#),
        Case("[Zoo.Order]", #"[{"day":{"visitor":"Bo"}},{"none":null},{"raw":{"a":1}},{"x":1},{"day":1,"raw":2},{}]"#),
        Case("Zoo.Weather", #"[1705314600,12.5,null,"0af0b1c2-0000-4000-8000-00000000000a",null]"#),
        Case("Zoo.Weather", #"[1705314600,12.5,null,null]"#, "error: expected an array of 5"),
        Case("Player", #"{"hasher":["a"],"player_id":7,"song":{"title":"Air"},"volume":0.5}"#),
        Case("Player", #"{"hasher":["a"],"player_id":7,"volume":"x"}"#, "error: volume: expected a number"),
    ]

    /// Statements that print a line each, and the line.
    private static let statements = [
        (#"DeepCoding.decode(data("[{\"lists\":[{\"zoo\":null},{}]}]")).count"#, "2"),
        (
            #"EachCoding.decode(data("[{\"a\":1},{\"b\":2}]")).map { $0.keys.first }"#,
            #"[Optional("a"), Optional("b")]"#
        ),
        (#"Player(playerID: 1, volume: 2, hasher: []) == Player(playerID: 1, volume: 2, hasher: [])"#, "true"),
        (#"Player(playerID: 1, volume: 2, hasher: []) == Player(playerID: 1, volume: 3, hasher: [])"#, "false"),
        (#"Set([Player(playerID: 1, volume: 2, hasher: []), Player(playerID: 1, volume: 2, hasher: [])]).count"#, "1"),
        (#"Player(playerID: 7, volume: 2, hasher: []).id"#, "7"),
        (#"Zoo.Food.allCases.map(\.id)"#, #"["hay", "FISH & \"chips\"", "default"]"#),
        (#"Zoo.Branch(leaves: [], twig: Zoo.Twig()).parent == nil"#, "true"),
    ]

    @Test func documentsComeOutAsTheyWentIn() throws {
        let calls = Self.cases.map { "echo(\($0.type).self, ##\"\($0.document)\"##)" }
        let prints = Self.statements.map { "print(try \($0.0))" }
        let lines = try Self.run(Self.harness + (calls + prints).joined(separator: "\n"))
        let wanted = Self.cases.map(\.wanted) + Self.statements.map(\.1)
        #expect(lines.count == wanted.count, "\(lines.joined(separator: "\n"))")
        for (line, (wanted, call)) in zip(lines, zip(wanted, calls + prints)) {
            #expect(line == wanted, "\(call)")
        }
    }

    private static let harness = """
        import Foundation

        func data(_ text: String) -> Data { Data(text.utf8) }

        func echo<Value: Codable>(_ type: Value.Type, _ document: String) {
            let encoder = ZooCoding.encoder
            encoder.outputFormatting.insert(.sortedKeys)
            do {
                let value = try ZooCoding.decoder.decode(type, from: data(document))
                print(String(decoding: try encoder.encode(value), as: UTF8.self))
            } catch {
                print("error: \\(ZooCoding.summary(of: error))")
            }
        }

        """

    /// The lines that a program prints which is made of both models and a main file.
    private static func run(_ main: String) throws -> [Substring] {
        let renderer = try Renderer()
        let models = [EverythingModel(access: .internal).model, ObservableModel.model]
        let files = try models.flatMap { try renderer.render($0) }
        return try Toolchain.inScratchFolder { folder in
            for file in files + [RenderedFile(name: "main.swift", text: main)] {
                try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.name))
            }
            let paths = Set(files.map(\.name) + ["main.swift"]).sorted().map { folder.appendingPathComponent($0).path }
            let program = folder.appendingPathComponent("program").path
            let built = try Toolchain.run(["swiftc", "-swift-version", "6", "-o", program] + paths)
            guard built.status == 0 else { return built.output.split(separator: "\n") }
            return try Toolchain.run([program]).output.split(separator: "\n")
        }
    }
}
