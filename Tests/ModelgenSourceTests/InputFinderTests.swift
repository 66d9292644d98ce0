import Foundation
import ModelgenSource
import ModelgenTestSupport
import Testing

@Suite struct InputFinderTests {
    private func found(_ name: String, in folder: TemporaryFolder) throws -> [String] {
        try InputFinder(DiskFileSystem()).files(named: name, below: folder.path)
            .map { String($0.dropFirst(folder.path.count + 1)) }
    }

    private let files = [
        "b.json": "1", "a.json": "1", "c.yaml": "1", "notes.md": "", "sub/d.jsonl": "1", "sub/deep/e.json": "1",
        ".hidden.json": "1", "modelgen.yaml": "access: public", "odd[1].json": "1",
    ]

    @Test(arguments: [
        ("a.json", ["a.json"]),
        ("*.json", ["a.json", "b.json", "odd[1].json"]),
        ("[bc].*", ["b.json", "c.yaml"]),
        ("**/*.json", ["a.json", "b.json", "odd[1].json", "sub/deep/e.json"]),
        ("sub/**", ["sub/d.jsonl", "sub/deep/e.json"]),
        ("s?b", ["sub/d.jsonl", "sub/deep/e.json"]),
        (".", ["a.json", "b.json", "c.yaml", "odd[1].json", "sub/d.jsonl", "sub/deep/e.json"]),
        // A name that is there as it is written is no pattern.
        ("odd[1].json", ["odd[1].json"]),
        // A file that is named by itself may end as it likes.
        ("notes.md", ["notes.md"]),
    ])
    func findsInOrder(name: String, expected: [String]) throws {
        #expect(try found(name, in: TemporaryFolder(files)) == expected)
    }

    @Test func followsLinksOnce() throws {
        let folder = try TemporaryFolder(["real/a.json": "1"])
        try folder.link("real/loop", to: "..")
        try folder.link("same", to: "real")
        #expect(try found(".", in: folder) == ["real/a.json"])
        #expect(try found("**/*.json", in: folder) == ["real/a.json"])
    }

    /// Links that lead to themselves, to each other and nowhere, and patterns that could go round in them for ever.
    @Test(arguments: [
        ".", "**", "**/*.json", "**/**/**/*.json", "*/**/a.json", "**/real/**/*.json", "*/*/*/*.json",
    ])
    func linksCannotLoop(_ pattern: String) throws {
        let folder = try TemporaryFolder(["real/deep/a.json": "1", "real/b.json": "1"])
        try folder.link("itself", to: "itself")
        try folder.link("itself.json", to: "itself.json")
        try folder.link("nowhere.json", to: "missing.json")
        try folder.link("real/up", to: "..")
        try folder.link("real/deep/up", to: "../..")
        try folder.link("one", to: "two")
        try folder.link("two", to: "one")
        let clock = ContinuousClock()
        let start = clock.now
        let found = try found(pattern, in: folder)
        #expect(clock.now - start < .seconds(5))
        #expect(!found.isEmpty && Set(found).count == found.count)
        #expect(found.allSatisfy { $0.hasSuffix("a.json") || $0.hasSuffix("b.json") }, "\(found)")
        let whole = try found.map { try #require(realpath(folder.path($0), nil).map { String(cString: $0) }) }
        if !pattern.hasPrefix("*/") { #expect(Set(whole).count == whole.count, "a file was taken twice: \(found)") }
    }

    @Test(arguments: [
        ("a.jsn", "there is no file or folder 'a.jsn'; did you mean 'a.json'? [MG0301]"),
        ("sbu/d.jsonl", "there is no file or folder 'sbu/d.jsonl'; did you mean 'sub/d.jsonl'? [MG0301]"),
        ("sub/*.xml", "no file matches 'sub/*.xml'; the folder 'FOLDER/sub' holds 'd.jsonl', 'deep' [MG0304]"),
        ("sbu/*.jsonl", "no file matches 'sbu/*.jsonl'; did you mean 'sub'? [MG0304]"),
        (
            "docs",
            "the folder 'docs' holds no samples; files that end in .geojson, .har, .json, .jsonl, .ndjson, .yaml, .yml "
                + "are taken from a folder; name others one by one [MG0303]"
        ),
    ])
    func saysWhatIsThereInstead(name: String, message: String) throws {
        let folder = try TemporaryFolder(files.merging(["docs/readme.md": ""]) { $1 })
        let error = #expect(throws: Diagnostics.self) { try found(name, in: folder) }
        let wanted = "\(name): error: \(message.replacing("FOLDER", with: folder.path))"
        #expect(error?.all.map(\.line) == [wanted])
    }

    @Test func readsWhatIsNoRegularFile() throws {
        let folder = try TemporaryFolder(["big.json": String(repeating: "x", count: 200_000)])
        #expect(try DiskFileSystem().read(folder.path("big.json")).count == 200_000)
        #expect(try DiskFileSystem().read("/dev/null").isEmpty)
        let error = #expect(throws: FileFailure.self) { try DiskFileSystem().read(folder.path) }
        #expect(error?.reason == "is a directory")
    }
}
