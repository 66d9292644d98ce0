import Foundation
import Testing

/// The lists and tables of `Specs/` compile over their stores, as apps get them.
struct ExpectedListsTests {
    private static let folder = ProjectFolder.url.appendingPathComponent("Tests/SnapshotTests/Expected")

    /// The files of the cases that have a list, and those that all cases share.
    private static let files: [String] = {
        func files(in folder: URL) -> [URL] {
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        }
        let cases = files(in: folder).map { files(in: $0) }.filter { files in
            files.contains { $0.lastPathComponent.hasSuffix("List.generated.swift") }
        }
        let shared = files(in: folder).filter { $0.lastPathComponent.hasPrefix("Modelgen") }
        return cases.isEmpty ? [] : (cases.joined() + shared).map(\.path).sorted()
    }()

    @Test(
        .enabled(if: !files.isEmpty, "no case has a list"),
        arguments: [["-swift-version", "6"], ["-swift-version", "5"]]
    )
    func compile(mode: [String]) throws {
        try Self.expectCompiling(Self.files, mode)
    }

    /// The app of the example over what is generated for it.
    @Test func theExampleCompiles() throws {
        let example = ProjectFolder.url.appendingPathComponent("Examples/NewsReader")
        let folders = ["App", "Sources/NewsReader/Generated"].map { example.appendingPathComponent($0) }
        let files = try folders.flatMap { folder in
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map(\.path)
        }
        try Self.expectCompiling(files.sorted(), ["-swift-version", "6", "-parse-as-library"])
    }

    private static func expectCompiling(_ files: [String], _ mode: [String]) throws {
        let stubs = ProjectFolder.url.appendingPathComponent("Tests/Stubs").path
        let output = try Toolchain.run(
            ["swiftc", "-typecheck", "-wmo", "-warnings-as-errors", "-DDEBUG", "-package-name", "expected"]
                + ["-module-name", "Screens", "-I", stubs] + mode + files)
        #expect(output.status == 0, "\(output.output)")
    }
}
