import Foundation
import ModelgenTemplates
import Testing

/// The templates in the binary are those in `Templates/`; `Scripts/embed-templates` makes them so.
struct EmbeddingTests {
    private static let folder = ProjectFolder.url.appendingPathComponent("Templates")

    private static func files() throws -> [String: String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".mustache")
        }
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                return (String(name.dropLast(".mustache".count)), text)
            })
    }

    @Test func carriesEveryTemplate() throws {
        #expect(BuiltInTemplates.all.map(\.name) == (try Self.files().keys.sorted()), "run Scripts/embed-templates")
    }

    @Test(arguments: BuiltInTemplates.all.map(\.name))
    func carriesTheTextAsItIs(name: String) throws {
        let embedded = try #require(BuiltInTemplates.all.first { $0.name == name })
        #expect(embedded.text == (try Self.files()[name]), "run Scripts/embed-templates")
    }

    @Test func theManifestLeavesTheFilesOut() throws {
        let manifest = try String(
            contentsOf: ProjectFolder.url.appendingPathComponent("Package.swift"), encoding: .utf8)
        for name in try Self.files().keys {
            #expect(manifest.contains("\"\(name).mustache\""), "add \(name).mustache to `exclude` of ModelgenTemplates")
        }
    }
}
