import ModelgenKit
import ModelgenRender
import ModelgenSource
import ModelgenTestSupport
import Testing

/// Without memory, too, a run says which names it takes away from the files that it replaces.
@Suite struct NameChangesTests {
    /// What is said when the samples of one run are followed by those of another.
    private static func changes(_ old: String, _ new: String, options: String = "{}") throws -> [String] {
        let folder = try TemporaryFolder([
            "thing.yaml": "modelgen: 1\nsamples: [thing.json]\noptions: \(options)\n", "thing.json": old,
        ])
        let request = GenerationRequest(inputs: [folder.path("thing.yaml")])
        let first = Generation(DiskFileSystem()).run(request)
        let files = Dictionary(
            uniqueKeysWithValues: first.files.map { ($0.name, OutputFolder.File(bytes: Array($0.text.utf8))) })
        let before = OutputFolder(files: files)
        try folder.write(new, to: "thing.json")
        let plan = OutputPlan(Generation(DiskFileSystem()).run(request).files, over: before)
        let changes = NameChanges.diagnostics(of: plan, over: before, at: "Models")
        #expect(changes.allSatisfy { $0.code == .nameChanged && $0.severity == .warning })
        return changes.map(\.message)
    }

    private static func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }

    private static let person = #"{"name": "n", "mail": "m", "age": 3}"#

    @Test(arguments: [
        // Nothing but more of the same.
        (#"{"a": 1}"#, #"{"a": 1, "b": {"c": 1}}"#, "{}", []),
        (#"{"a": 1}"#, #"{"a": null}"#, "{}", []),
        // A key that clashes: the group takes other names.
        (
            #"{"id": 1, "user-id": 2}"#, #"[{"id": 1, "user-id": 2}, {"user_id": 3, "id": 1}]"#, "{}",
            [#""user-id" of Thing is 'userDashID' now and was 'userID'"#]
        ),
        // A record that proves to be a map, and so its type goes; layouts are read alike.
        (
            #"{"at": "x", "rates": {"usd_rate": 1, "eur_rate": 2}}"#,
            #"{"at": "x", "rates": {"2024-01-01": 1, "2024-01-02": 2}}"#, "{}", ["the type Thing.Rates is gone"]
        ),
        (
            #"{"at": "x", "rates": {"usd_rate": 1, "eur_rate": 2}}"#,
            #"{"at": "x", "rates": {"2024-01-01": 1, "2024-01-02": 2}}"#, "{ layout: flat, access: public }",
            ["the type Rates is gone"]
        ),
        // Two types that join.
        (
            #"{"home": {"city": "x", "zip": "1"}, "work": {"floor": 1, "door": 2}}"#,
            #"{"home": {"city": "x", "zip": "1", "floor": 1, "door": 2}, "work": {"city": "x", "zip": "1", "floor": 1, "door": 2}}"#,
            "{}", ["the type Thing.Work is gone"]
        ),
        // A union some of whose objects prove to lack the tag; its keys are private, and not told.
        (
            #"[{"type": "text", "body": "x"}, {"type": "image", "width": 1}]"#,
            #"[{"type": "text", "body": "x"}, {"type": "image", "width": 1}, {"body": "x"}]"#,
            "{}", ["the type Thing.ImageThing is gone", "the type Thing.TextThing is gone"]
        ),
        // A type under another name.
        (
            "{\"author\": \(person)}", "{\"writer\": \(person)}", "{}",
            ["the type Thing.Author is called Thing.Writer now"]
        ),
    ])
    func tellsWhatIsTakenAway(_ old: String, _ new: String, _ options: String, _ wanted: [String]) throws {
        #expect(try Self.changes(old, new, options: options) == wanted)
    }

    @Test(arguments: ["{ enums: open }", "{ enums: closed }"]) func casesChangeToo(_ options: String) throws {
        func items(_ values: [String]) -> String {
            Self.list(values.flatMap { [$0, $0] }.map { #"{"status": "\#($0)"}"# })
        }
        let changes = try Self.changes(
            items(["in-progress", "done"]), items(["in-progress", "in_progress", "done"]), options: options)
        #expect(changes == [#"the case "in-progress" of Thing.Status is 'inDashProgress' now and was 'inProgress'"#])
    }

    /// With memory nothing is taken away, and nothing is said.
    @Test func nothingIsSaidWhereNamesAreRemembered() throws {
        let folder = try TemporaryFolder([
            "thing.yaml": "modelgen: 1\nsamples: [thing.json]\noptions: { remember: thing.shape.json }\n",
            "thing.json": #"{"id": 1, "user-id": 2}"#,
        ])
        let request = GenerationRequest(inputs: [folder.path("thing.yaml")])
        let first = Generation(DiskFileSystem()).run(request)
        try OutputWriter.write([], to: folder.path, remembered: first.remembered)
        let files = Dictionary(
            uniqueKeysWithValues: first.files.map { ($0.name, OutputFolder.File(bytes: Array($0.text.utf8))) })
        try folder.write(#"{"user_id": 3, "id": 1}"#, to: "thing.json")
        let before = OutputFolder(files: files)
        let plan = OutputPlan(Generation(DiskFileSystem()).run(request).files, over: before)
        #expect(!plan.steps(.update).isEmpty)
        #expect(NameChanges.diagnostics(of: plan, over: before, at: ".") == [])
    }

    /// A run that changes much does not flood the terminal.
    @Test func manyChangesAreCounted() throws {
        let keys = (0..<20).map { "\"key-\($0)x\": 1" }
        let others = (0..<20).map { "\"key_\($0)x\": 1" }
        let old = "{\"a\": 1, \(keys.joined(separator: ", "))}"
        let new = "[\(old), {\"a\": 1, \(others.joined(separator: ", "))}]"
        let changes = try Self.changes(old, new)
        #expect(changes.count == 13 && changes.last == "8 more names are gone or changed", "\(changes)")
    }
}
