import ModelgenKit
import ModelgenSource
import ModelgenTestSupport
import Testing

@Suite struct ModelDiffTests {
    private func diff(_ old: String, _ new: String) throws -> ModelDiff {
        let folder = try TemporaryFolder(["old.json": old, "new.json": new])
        return ModelDiff.run(
            old: GenerationRequest(inputs: [folder.path("old.json")]),
            new: GenerationRequest(inputs: [folder.path("new.json")]), in: DiskFileSystem())
    }

    /// `retyped /a Int -> String decoding callers`
    private static func line(_ change: ModelChange) -> String {
        var words = [change.kind.rawValue, change.pointer.description]
        if let value = change.value { words.append("'\(value)'") }
        let types = [change.old?.type, change.new?.type].compactMap(\.self)
        words.append(change.value == nil ? types.joined(separator: " -> ") : change.new?.type ?? "")
        if change.breaksDecoding { words.append("decoding") }
        if change.breaksCallers { words.append("callers") }
        return words.joined(separator: " ")
    }

    @Test(arguments: [
        (#"{"a": 1}"#, #"{"a": 1, "b": "x"}"#, ["added /b String"]),
        (#"{"a": 1, "b": "x"}"#, #"{"a": 1}"#, ["removed /b String decoding callers"]),
        // The old models have it optional already.
        (#"[{"a": 1, "b": "x"}, {"a": 2}]"#, #"[{"a": 1}]"#, ["removed /-/b String? callers"]),
        (#"{"a": 1}"#, #"{"a": "x"}"#, ["retyped /a Int -> String decoding callers"]),
        (#"{"a": 1.5}"#, #"{"a": 1}"#, ["retyped /a Double -> Int callers"]),
        (#"{"a": 1}"#, #"{"a": 1.5}"#, ["retyped /a Int -> Double decoding callers"]),
        (#"{"a": 1}"#, #"{"a": 1.0}"#, ["retyped /a Int -> Double callers"]),
        (#"{"a": 1}"#, #"{"a": 1e3}"#, ["retyped /a Int -> Double callers"]),
        (#"{"a": 1}"#, #"{"a": 1e-3}"#, ["retyped /a Int -> Double decoding callers"]),
        (
            #"{"a": {"b": 1}}"#, #"{"a": {}}"#,
            ["reread /a A -> [String: JSONValue] callers", "removed /a/b Int decoding callers"]
        ),
        (#"{"a": 1.5}"#, #"{"a": 1e400}"#, ["reread /a Double -> Double decoding"]),
        (#"{"a": 1}"#, #"{"a": 18446744073709551615}"#, ["reread /a Int -> UInt64 decoding callers"]),
        (#"[{"a": 1}]"#, #"[{"a": 1}, {"a": null}]"#, ["madeOptional /-/a Int -> Int? decoding callers"]),
        (#"[{"a": 1}, {"a": null}]"#, #"[{"a": 1}]"#, ["madeRequired /-/a Int? -> Int callers"]),
        (#"[{"a": 1, "b": 1}]"#, #"[{"a": 1, "b": 1}, {"b": 1}]"#, ["madeOptional /-/a Int -> Int? decoding callers"]),
        // Optional already: nothing breaks.
        (
            #"[{"a": 1, "b": 1}, {"b": 1}]"#, #"[{"a": null, "b": 1}, {"b": 1}, {"a": 1, "b": 1}]"#,
            ["nullAdded /-/a Int? -> Int?"]
        ),
        (#"{"at": "2024-01-15"}"#, #"{"at": "soon"}"#, ["reread /at Date -> String decoding callers"]),
        (#"{"at": "soon"}"#, #"{"at": "2024-01-15"}"#, ["reread /at String -> Date callers"]),
        (#"{"at": "2024-01-15"}"#, #"{"at": "2024-01-15T10:30:00Z"}"#, ["reread /at Date -> Date decoding"]),
        // What is empty says nothing of its elements, and any element decodes.
        (#"{"a": []}"#, #"{"a": [{"b": 1}]}"#, ["added /a/- A", "added /a/-/b Int"]),
        (
            #"{"a": {"b": 1}}"#, #"{"a": [{"b": 1}]}"#,
            ["retyped /a A -> [A] decoding callers", "removed /a/b Int callers", "added /a/- A", "added /a/-/b Int"]
        ),
    ])
    func tellsWhatChangedAndWhatItBreaks(old: String, new: String, changes: [String]) throws {
        let diff = try diff(old, new)
        #expect(diff.diagnostics.isEmpty)
        #expect(diff.changes.map(Self.line) == changes)
    }

    /// What belongs to a type is told once, where the evidence is.
    @Test func typesChangeOnce() throws {
        func person(_ name: String) -> String { #"{"name": \#(name), "mail": "m", "age": 1}"# }
        func document(_ name: String) -> String {
            #"{"author": \#(person(#""A""#)), "editor": \#(person(name)), "owner": \#(person(#""C""#))}"#
        }
        let old = "[\(document(#""B""#)), \(document(#""D""#))]"
        let diff = try diff(old, "[\(document(#""B""#)), \(document("null"))]")
        #expect(diff.changes.map(Self.line) == ["madeOptional /-/editor/name String -> String? decoding callers"])
        #expect(diff.changes.first?.new?.place?.description.hasSuffix("new.json:1") == true)
    }

    @Test func enumsAndVariants() throws {
        func texts(_ values: [String]) -> String {
            "[" + values.flatMap { [$0, $0, $0] }.map { #"{"status": "\#($0)"}"# }.joined(separator: ", ") + "]"
        }
        let values = try diff(texts(["open", "held"]), texts(["open", "shut"]))
        #expect(
            values.changes.map(Self.line) == [
                "enumValueRemoved /-/status 'held' Status callers", "enumValueAdded /-/status 'shut' Status callers",
            ])
        func blocks(_ tags: [String]) -> String {
            let all = tags.enumerated().flatMap { index, tag in
                (0..<3).map { #"{"type": "\#(tag)", "member\#(index)": \#($0), "of\#(tag)": true}"# }
            }
            return "[" + all.joined(separator: ", ") + "]"
        }
        let variants = try diff(blocks(["text", "image"]), blocks(["text", "image", "video"]))
        #expect(variants.changes.map(Self.line).contains { $0.hasPrefix("variantAdded /- 'video'") })
    }

    /// A spec says how bare samples beside it are read.
    @Test func samplesAreReadAsTheSpecSays() throws {
        let folder = try TemporaryFolder([
            "article.yaml": "modelgen: 1\nsamples: [a.json]\nroot: /data\nfields:\n  /at: {type: String}\n",
            "a.json": #"{"data": {"at": "2024-01-15"}}"#, "b.json": #"{"data": {"at": "2024-01-16", "n": 1}}"#,
            "c.json": #"{"items": 1}"#,
        ])
        func diff(_ new: String) -> ModelDiff {
            ModelDiff.run(
                old: GenerationRequest(inputs: [folder.path("article.yaml")]),
                new: GenerationRequest(inputs: [folder.path(new)]), in: DiskFileSystem())
        }
        #expect(diff("b.json").changes.map(Self.line) == ["added /n Int"])
        #expect(diff("b.json").changes.first?.root == "Article")
        #expect(diff("c.json").diagnostics.map(\.code) == [.rootMatchesNothing])
        #expect(diff("c.json").changes.isEmpty)
    }

    @Test func rootsArePairedByName() throws {
        let folder = try TemporaryFolder([
            "1/a.yaml": "modelgen: 1\nmodels:\n  One: {sample: {id: 1}}\n  Two: {sample: {id: 1}}\n",
            "2/a.yaml": "modelgen: 1\nmodels:\n  Two: {sample: {id: x}}\n  Three: {sample: {id: 1}}\n",
        ])
        let diff = ModelDiff.run(
            old: GenerationRequest(inputs: [folder.path("1")]), new: GenerationRequest(inputs: [folder.path("2")]),
            in: DiskFileSystem())
        #expect(
            diff.changes.map { "\($0.root) \(Self.line($0))" } == [
                "One removed  One callers", "Two retyped /id Int -> String decoding callers", "Three added  Three",
            ])
    }

    /// Whatever lies in Specs/: nothing differs from itself.
    @Test(
        arguments: ProjectFolder.files(below: "Specs", ending: ".yaml").filter { $0.split(separator: "/").count == 2 })
    func nothingDiffersFromItself(path: String) {
        let request = GenerationRequest(inputs: [ProjectFolder.root.appending(path: path).path(percentEncoded: false)])
        let diff = ModelDiff.run(old: request, new: request, in: DiskFileSystem())
        #expect(diff.changes.isEmpty)
        #expect(!diff.diagnostics.contains { $0.severity == .error })
    }
}
