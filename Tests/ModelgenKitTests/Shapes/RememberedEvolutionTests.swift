import Foundation
import ModelgenKit
import ModelgenShape
import ModelgenSource
import ModelgenTestSupport
import Testing

/// With `remember:`, each version of a format is generated over the one before it: what stood keeps its name and place.
@Suite struct RememberedEvolutionTests {
    @Test(
        .enabled(if: !EvolutionTests.histories.isEmpty, "the corpus is not there"),
        arguments: EvolutionTests.histories(below: 30_000))
    func namesStand(_ history: String) throws {
        let folder = try TemporaryFolder([
            "format.yaml": "modelgen: 1\nsamples: [now]\noptions: { remember: format.shape.json }\n"
        ])
        var before = NameMemory()
        for version in try EvolutionTests.versions(of: history) {
            // Only the last version is at hand: the others live on in the shape.
            try? FileManager.default.removeItem(atPath: folder.path("now"))
            try folder.write(
                String(contentsOfFile: version, encoding: .utf8), to: "now/\(FilePath.name(of: version))")
            let result = Generation(DiskFileSystem()).run(GenerationRequest(inputs: [folder.path("format.yaml")]))
            let file = try #require(result.remembered.first, "\(result.diagnostics.map(\.line))")
            try folder.write(file.text, to: "format.shape.json")
            let names = try Self.names(of: file)
            for change in Self.changes(from: before, to: names) {
                Issue.record("\(FilePath.name(of: version)): \(change)")
            }
            before = names
            let again = Generation(DiskFileSystem()).run(GenerationRequest(inputs: [folder.path("format.yaml")]))
            #expect(again.remembered.first?.isChanged == false)
            #expect(again.files == result.files)
        }
    }

    private static func names(of file: RememberedFile) throws -> NameMemory {
        let source = SourceFile(path: file.path, text: file.text)
        return try #require(ShapeFileReader.read(source).memory).names
    }

    /// What was removed, renamed, reordered or made required.
    /// - Parameter isFlat: whether types are called by their own names, whatever model declares them.
    static func changes(from old: NameMemory, to new: NameMemory, isFlat: Bool = false) -> [String] {
        // Two models may each have an `Author`, of which a flat layout has but one.
        func fullName(_ type: NameMemory.TypeEntry) -> String {
            isFlat ? type.name : type.root.map { "\($0).\(type.name)" } ?? type.name
        }
        var changes = order("types", old.types.map(fullName), new.types.map(fullName))
        for type in old.types {
            guard let same = new.types.first(where: { fullName($0) == fullName(type) }) else { continue }
            if same.kind != type.kind { changes.append("\(type.name) was a \(type.kind) and is a \(same.kind)") }
            changes += order("properties of \(type.name)", type.properties.map(\.name), same.properties.map(\.name))
            changes += order("cases of \(type.name)", type.cases.map(\.name), same.cases.map(\.name))
            for property in type.properties {
                guard let now = same.properties.first(where: { $0.key == property.key }) else { continue }
                if now.name != property.name { changes.append("\(type.name).\(property.name) is \(now.name)") }
                if property.isOptional, !now.isOptional {
                    changes.append("\(type.name).\(property.name) is required")
                }
            }
        }
        return changes
    }

    private static func order(_ what: String, _ old: [String], _ new: [String]) -> [String] {
        let gone = old.filter { !new.contains($0) }
        guard gone.isEmpty else { return ["\(what) lost \(gone)"] }
        let kept = new.filter(Set(old).contains)
        guard let (was, now) = zip(old, kept).first(where: { $0 != $1 }) else { return [] }
        return ["\(what) have \(now) in the place of \(was)"]
    }
}
