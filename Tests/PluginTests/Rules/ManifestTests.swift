import Foundation
import ModelgenTestSupport
import Testing

/// What this package's manifest must be without, so that others can depend on it and do not wait for more than modelgen.
@Suite struct ManifestTests {
    private struct Manifest: Decodable {
        var dependencies: [Anything]
        var targets: [Target]
    }

    private struct Target: Decodable {
        var name: String
        var type: String
        var settings: [Setting]
        var pluginUsages: [Anything]?
    }

    private struct Setting: Decodable {
        /// By its name: `unsafeFlags`.
        var kind: [String: Anything]
    }

    private struct Anything: Decodable {
        init(from decoder: any Decoder) {}
    }

    private static let manifest = Result {
        let scratch = try TemporaryFolder()
        let words = ["swift", "package", "--quiet", "--scratch-path", scratch.path, "dump-package"]
        let output = try ChildProcess.run(words, in: ProjectFolder.root).output
        return try JSONDecoder().decode(Manifest.self, from: Data(output.drop { $0 != "{" }.utf8))
    }

    @Test func noPackageIsBroughtAlong() throws {
        #expect(try Self.manifest.get().dependencies.isEmpty)
    }

    /// SwiftPM refuses a dependency that has them.
    @Test func noFlagIsUnsafe() throws {
        let targets = try Self.manifest.get().targets
        #expect(targets.contains { $0.settings.contains { $0.kind["treatAllWarnings"] != nil } })
        #expect(targets.filter { $0.settings.contains { $0.kind["unsafeFlags"] != nil } }.map(\.name) == [])
    }

    /// A plugin below the tool would run in every build of every user.
    @Test func onlyTestsUsePlugins() throws {
        let using = try Self.manifest.get().targets.filter { $0.pluginUsages?.isEmpty == false }
        #expect(using.map(\.name) == ["SpecsInBuildTests"])
        #expect(using.allSatisfy { $0.type == "test" })
    }
}
