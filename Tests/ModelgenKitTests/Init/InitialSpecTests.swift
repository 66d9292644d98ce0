import Foundation
import ModelgenKit
import ModelgenSource
import ModelgenTestSupport
import Testing

/// `modelgen init`: what it writes generates at once, and so does every line that it proposes.
@Suite struct InitialSpecTests {
    private static let folders = [
        "tickets", "users", "chat-blocks", "shop-category", "weather", "moments", "catalogue",
    ]

    private static func spec(_ inputs: [String], in folder: TemporaryFolder) throws -> String {
        let result = InitialSpecGathering(DiskFileSystem()).run(inputs, name: nil, in: folder.path("Specs"))
        return try #require(result.text, "\(result.diagnostics.map(\.line))")
    }

    @Test(arguments: folders) func generatesAtOnceAndWithEveryProposal(_ name: String) throws {
        let folder = try TemporaryFolder()
        let samples = ProjectFolder.root.appending(path: "Specs/\(name)").path(percentEncoded: false)
        let text = try Self.spec([samples], in: folder)
        let taken = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasPrefix("# fields:") || line.hasPrefix("#   /") || line.hasPrefix("#   \"/")
                ? line.contains(": {") || line.hasSuffix("fields:") ? String(line.dropFirst(2)) : String(line)
                : String(line)
        }
        for text in [text, taken.joined(separator: "\n")] {
            try folder.write(text, to: "Specs/thing.yaml")
            let result = Generation(DiskFileSystem()).run(GenerationRequest(inputs: [folder.path("Specs/thing.yaml")]))
            #expect(!result.hasErrors, "\(result.diagnostics.map(\.line))")
            #expect(!result.diagnostics.contains { $0.code == .overrideMatchesNothing })
            #expect(!result.files.isEmpty)
        }
    }

    @Test func saysWhatIsWorthDeciding() throws {
        let folder = try TemporaryFolder()
        let items = (1...6).map { number in
            """
            {"id": \(number), "status": "\(number % 2 == 0 ? "open" : "closed")", "colour": "\(number % 2 == 0 ? "red" : "blue")",
             "price": \(number).5, "stamp": 170000000\(number), "due": "2024-01-0\(number)"}
            """
        }
        try folder.write(#"{"code": 0, "data": [\#(items.joined(separator: ",")) ]}"#, to: "tickets.json")
        let text = try Self.spec([folder.path("tickets.json")], in: folder)
        let wanted = [
            "modelgen init --schema > modelgen.schema.json", "modelgen: 1", "name: Ticket", "root: /data",
            "timeZone: UTC",
            "#   /-/status: { enum: closed }  # closed, open", "#   /-/id: { identity: false }",
            "#   /-/colour: { enum: open }  # nearly an enum: 2 texts in 6 values (blue, red)",
            "#   /-/price: { type: Decimal }", "#   /-/stamp: { type: Date, format: seconds }",
        ]
        for line in wanted { #expect(text.contains(line), "\(line)") }
    }

    @Test func samplesAreNamedFromWhereTheSpecStands() throws {
        let folder = try TemporaryFolder(["samples/a.json": "{}"])
        let system = FolderSystem(workingFolder: folder.path)
        let result = InitialSpecGathering(system).run(["samples"], name: "Thing", in: "Specs/Deep")
        #expect(result.text?.contains("  - ../../samples\n") == true)
    }

    /// Only a schema that is there is named, and from where the spec stands.
    @Test(arguments: [("Specs", "../modelgen.schema.json"), ("Specs/Deep", "../../modelgen.schema.json")])
    func theSchemaIsFoundUpward(_ place: String, _ way: String) throws {
        let folder = try TemporaryFolder(["project/samples/a.json": "{}"])
        func text(in place: String) -> String? {
            InitialSpecGathering(DiskFileSystem()).run(
                [folder.path("project/samples")], name: "Thing", in: folder.path("project/\(place)")
            ).text
        }
        #expect(text(in: place)?.hasPrefix("# yaml-language-server") == false)
        try folder.write(SpecSchema.text, to: "project/modelgen.schema.json")
        #expect(text(in: place)?.hasPrefix("# yaml-language-server: $schema=\(way)\nmodelgen: 1\n") == true)
    }

    @Test func theSchemaIsThePublishedOne() throws {
        #expect(
            try SpecSchema.text == ProjectFolder.text("Documentation/spec.schema.json"), "run Scripts/embed-templates")
    }

    @Test func specsAndStandardInputAreRefused() throws {
        let folder = try TemporaryFolder(["a.yaml": "modelgen: 1\nsample: { a: 1 }"])
        for input in ["-", folder.path("a.yaml")] {
            let result = InitialSpecGathering(DiskFileSystem()).run([input], name: nil, in: ".")
            #expect(result.text == nil && result.diagnostics.map(\.code) == [.usage])
        }
    }
}

/// The disk, seen from a folder.
private struct FolderSystem: FileSystem {
    var workingFolder: String
    private let disk = DiskFileSystem()

    init(workingFolder: String) {
        self.workingFolder = workingFolder
    }

    private func whole(_ path: String) -> String {
        FilePath.join(workingFolder, path)
    }

    func kind(of path: String) -> FileKind? { disk.kind(of: whole(path)) }
    func identity(of folder: String) -> FileIdentity? { disk.identity(of: whole(folder)) }
    func read(_ path: String) throws(FileFailure) -> [UInt8] { try disk.read(whole(path)) }
    func entries(of folder: String) throws(FileFailure) -> [String] { try disk.entries(of: whole(folder)) }
    func readStandardInput() throws(FileFailure) -> [UInt8] { [] }
}
