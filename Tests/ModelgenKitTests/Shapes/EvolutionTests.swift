import Foundation
import ModelgenKit
import ModelgenShape
import ModelgenSource
import ModelgenTestSupport
import Testing

/// Histories of real formats, version by version: third-party files beside the project, skipped where they are absent.
@Suite struct EvolutionTests {
    static let folder: URL = {
        let root = ProcessInfo.processInfo.environment["MODELGEN_SHARED"].map { URL(filePath: $0) }
        var project = URL(filePath: #filePath)
        for _ in 0..<5 { project.deleteLastPathComponent() }
        return (root ?? project.appending(path: "shared")).appending(path: "corpus/evolution")
    }()

    static let histories: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []).sorted()

    /// The histories that take a moment: all of them with MODELGEN_LONG=1, which takes minutes.
    static func histories(below bytes: Int) -> [String] {
        if ProcessInfo.processInfo.environment["MODELGEN_LONG"] != nil { return histories }
        return histories.filter { history in
            let sizes = try? versions(of: history).map { try Data(contentsOf: URL(filePath: $0)).count }
            return (sizes ?? []).reduce(0, +) < bytes
        }
    }

    static func versions(of history: String) throws -> [String] {
        let folder = folder.appending(path: history).path(percentEncoded: false)
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
    }

    /// Every order of up to five versions, and of more a hundred drawn at random.
    @Test(.enabled(if: !histories.isEmpty, "the corpus is not there"), arguments: histories(below: 100_000))
    func everyOrderGivesOneShape(_ history: String) throws {
        let shapes = try Self.versions(of: history).map { path in
            SampleReader.read(SourceFile(path: path, bytes: try DiskFileSystem().read(path))).shape
        }
        let whole = shapes.reduce(into: Shape()) { $0.merge($1) }
        #expect(whole.count > 0)
        var orders = 0
        if shapes.count <= 5 {
            try Self.eachOrder(of: shapes, after: Shape()) { sum in
                orders += 1
                try #require(sum == whole)
            }
            #expect(orders == (1...shapes.count).reduce(1, *))
        } else {
            var generator = SeededGenerator(seed: 1)
            for _ in 0..<100 {
                try #require(shapes.shuffled(using: &generator).reduce(into: Shape()) { $0.merge($1) } == whole)
            }
        }
    }

    private static func eachOrder(of shapes: [Shape], after sum: Shape, _ body: (Shape) throws -> Void) throws {
        if shapes.isEmpty { try body(sum) }
        for index in shapes.indices {
            var rest = shapes
            let next = rest.remove(at: index)
            try eachOrder(of: rest, after: sum.merged(with: next), body)
        }
    }

    /// The same with files between, down to the bytes.
    @Test(.enabled(if: !histories.isEmpty, "the corpus is not there"), arguments: histories(below: 60_000))
    func versionsMergeInAnyOrder(_ history: String) throws {
        let files = DiskFileSystem()
        let versions = try Self.versions(of: history)
        func text(_ inputs: [String]) throws -> String {
            let result = ShapeGathering(files).run(inputs)
            return try #require(result.text, "\(result.diagnostics.map(\.line))")
        }
        let whole = try text(versions)
        let folder = try TemporaryFolder()
        // Names that put the files in the reverse of their order.
        let parts = try versions.enumerated().map { number, version in
            let name = "\(9 - number).shape.json"
            try folder.write(text([version]), to: name)
            return folder.path(name)
        }
        #expect(try text(parts) == whole)
        // Large ones are merged once, to save time.
        guard whole.utf8.count < 200_000, parts.count > 2 else { return }
        let middle = parts.count / 2
        try folder.write(text(Array(parts[middle...])), to: "0.shape.json")
        #expect(try text([folder.path("0.shape.json")] + parts[..<middle]) == whole)
    }
}
