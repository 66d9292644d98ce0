import ModelgenKit
import ModelgenSource
import ModelgenTestSupport
import Testing

/// With `remember:`, what was a union or an enum stays one, whatever a further sample holds in its place.
@Suite struct RememberedKindsTests {
    /// The models of two runs over the same memory, each with a sample of its own.
    private static func models(_ first: String, _ further: String) throws -> (before: String, after: String) {
        let folder = try TemporaryFolder([
            "thing.yaml": "modelgen: 1\nsamples: [now.json]\noptions: { remember: thing.shape.json }\n"
        ])
        func run(_ sample: String) throws -> String {
            try folder.write(sample, to: "now.json")
            let result = Generation(DiskFileSystem()).run(GenerationRequest(inputs: [folder.path("thing.yaml")]))
            #expect(!result.hasErrors, "\(result.diagnostics.map(\.line))")
            try OutputWriter.write([], to: folder.path, remembered: result.remembered)
            return try #require(result.files.first { $0.name == "Thing.generated.swift" }).text
        }
        return (try run(first), try run(further))
    }

    private static let blocks =
        #"[{"type": "text", "body": "x"}, {"type": "image", "width": 1, "height": 2}]"#
    private static let events = #"{"list": [{"moved": {"x": 1, "y": 2}}, {"named": {"name": "x"}}]}"#

    @Test(arguments: [
        // Nothing but empty values of two kinds, and then a text: the empty array would be read as no value.
        (
            #"[{"note": []}, {"note": ""}]"#, #"[{"note": "by the door"}]"#,
            ["let note: Note", "case string(String)", "case array([JSONValue])"]
        ),
        // `false` beside texts, and then a date.
        (
            #"[{"due": false}, {"due": "soon"}]"#, #"[{"due": "2024-01-15T10:30:00Z"}]"#,
            ["case bool(Bool)", "case string(String)"]
        ),
        // An enum beside which an object comes up is the union's case for texts.
        (
            #"[{"status": "open"}, {"status": "closed"}, {"status": "open"}, {"status": "closed"}]"#,
            #"[{"status": {"since": 5}}]"#,
            [
                "enum Status: RawRepresentable", "case closed", "status: ThingStatus", "case status(Status)",
                "case object(",
            ]
        ),
        // An object without the tag, and one whose tag is no text.
        (
            blocks, #"[{"body": "x"}, {"type": 5}]"#,
            [
                "struct TextThing", "struct ImageThing", "case unknown(JSONValue)",
                "switch try? container.decode(String.self, forKey: .tag)",
            ]
        ),
        // A key that is the tag, and an object with two keys.
        (
            events, #"{"list": [{"moved": {"x": 1, "y": 2}, "at": "x"}]}"#,
            ["case moved(", "case named(", "case unknown(JSONValue)", "struct MovedList", "struct NamedList"]
        ),
    ])
    func stand(_ first: String, _ further: String, _ wanted: [String]) throws {
        let (before, after) = try Self.models(first, further)
        for text in wanted { #expect(after.contains(text), "\(text)\n\(before)\n\(after)") }
    }
}
