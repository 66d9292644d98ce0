import ModelgenKit
import ModelgenRender
import ModelgenSource
import ModelgenTestSupport
import Testing

/// One support file serves all models of a folder, whatever specs ran and in which order.
@Suite struct SharedFileTests {
    private let files = [
        "public.yaml": "modelgen: 1\nsample: { id: 1 }\noptions: { access: public }",
        "internal.yaml": "modelgen: 1\nsample: { id: 1 }",
        "old.yaml": "modelgen: 1\nsample: { id: 1 }\noptions: { isolation: none }",
    ]

    private func generate(_ specs: [String], into folder: OutputFolder = OutputFolder()) throws -> [RenderedFile] {
        let place = try TemporaryFolder(files)
        let request = GenerationRequest(inputs: specs.map { place.path($0 + ".yaml") })
        return Generation(DiskFileSystem()).run(request, into: folder).files
    }

    private func declaration(_ files: [RenderedFile]) throws -> String {
        let support = try #require(files.first { $0.name == "ModelgenSupport.generated.swift" })
        let line = try #require(support.text.split(separator: "\n").first { $0.contains("enum JSONValue") })
        return String(line.prefix { $0 != ":" })
    }

    private func folder(_ files: [RenderedFile]) -> OutputFolder {
        OutputFolder(
            files: Dictionary(
                uniqueKeysWithValues: files.map { ($0.name, OutputFolder.File(bytes: Array($0.text.utf8))) }))
    }

    @Test(arguments: [
        (["internal"], "nonisolated enum JSONValue"),
        (["public"], "public nonisolated enum JSONValue"),
        (["internal", "public"], "public nonisolated enum JSONValue"),
        (["old"], "enum JSONValue"),
        (["old", "internal"], "nonisolated enum JSONValue"),
    ])
    func hasTheWidestAccessAskedFor(specs: [String], line: String) throws {
        #expect(try declaration(generate(specs)) == line)
        #expect(try generate(specs).filter { $0.name.hasPrefix("ModelgenSupport") }.count == 1)
    }

    @Test func isNotNarrowedUnderModelsOfOtherRuns() throws {
        let first = try generate(["public"])
        #expect(try declaration(generate(["internal"], into: folder(first))) == "public nonisolated enum JSONValue")
        #expect(try declaration(generate(["old"], into: folder(first))) == "public nonisolated enum JSONValue")
    }

    @Test func isNarrowedWhereTheRunIsAllThereIs() throws {
        let first = try generate(["public"]).map { file in
            RenderedFile(name: file.name.replacing("Public", with: "Internal"), text: file.text)
        }
        #expect(try declaration(generate(["internal"], into: folder(first))) == "nonisolated enum JSONValue")
    }

    @Test(arguments: ["ModelgenSupport", "ModelgenTable"])
    func noSpecTakesItsName(stem: String) throws {
        let path = stem.replacing("Modelgen", with: "modelgen-").lowercased() + ".yaml"
        let place = try TemporaryFolder([path: "modelgen: 1\nsample: { id: 1 }"])
        let result = Generation(DiskFileSystem()).run(GenerationRequest(inputs: [place.path(path)]))
        let messages = result.diagnostics.filter { $0.code == .sameOutput }.map(\.message)
        #expect(messages == ["\(stem).generated.swift is the file that all models share"])
        #expect(result.files.isEmpty)
    }
}
