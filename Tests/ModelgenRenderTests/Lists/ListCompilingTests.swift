import Foundation
import ModelgenRender
import ModelgenSwift
import Testing

/// Lists and tables compile, warnings as errors, against what `Tests/Stubs` declares of SwiftUI and UIKit.
struct ListCompilingTests {
    @Test(arguments: [
        ["-swift-version", "6"],
        ["-swift-version", "5"],
        ["-swift-version", "6", "-default-isolation", "MainActor"],
    ])
    func allCompileInOneModule(mode: [String]) throws {
        try Self.expectCompiling(ListCase.all.map(\.model), mode)
    }

    @Test(arguments: ListCase.namesakes)
    func compilesOverATypeThatIsCalledAsAView(list: ListCase) throws {
        try Self.expectCompiling([list.model], ["-swift-version", "6"])
    }

    @Test func compilesWithoutIsolation() throws {
        var model = ListCase.articles.model
        model.isNonisolated = false
        try Self.expectCompiling([model], ["-swift-version", "6"])
    }

    /// The stubs are what is compiled against: without a method of theirs nothing compiles.
    @Test func theStubsAreCompiledAgainst() throws {
        let output = try Self.compile([ListCase.articles.model], ["-swift-version", "6"]) { text in
            text.replacing(".refreshable", with: ".refreshible")
        }
        #expect(output.status != 0)
        #expect(output.output.contains("has no member 'refreshible'"), "\(output.output)")
    }

    private static func expectCompiling(_ models: [Model], _ mode: [String]) throws {
        let output = try compile(models, mode) { $0 }
        #expect(output.status == 0, "\(output.output)")
    }

    private static func compile(
        _ models: [Model],
        _ mode: [String],
        changing change: (String) -> String
    ) throws -> Toolchain.Result {
        let renderer = try Renderer()
        var texts: [String: String] = [:]
        for model in models {
            for file in try renderer.render(model) { texts[file.name] = change(file.text) }
        }
        // The shared files of the widest access.
        for file in [
            try renderer.support(access: .public, isNonisolated: true),
            try renderer.table(access: .public, isNonisolated: true),
        ] {
            texts[file.name] = file.text
        }
        return try Toolchain.inScratchFolder { folder in
            let paths = try texts.map { name, text in
                let url = folder.appendingPathComponent(name)
                try Data(text.utf8).write(to: url)
                return url.path
            }
            return try Toolchain.run(
                ["swiftc", "-typecheck", "-wmo", "-warnings-as-errors", "-DDEBUG", "-module-name", "Screens"]
                    + ["-I", stubs.path] + mode + paths.sorted())
        }
    }

    private static let stubs = ProjectFolder.url.appendingPathComponent("Tests/Stubs")
}
