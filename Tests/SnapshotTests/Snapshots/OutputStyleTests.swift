import Foundation
import ModelgenTestSupport
import Testing

/// The expected outputs as Swift: formatted as our configuration formats, and valid in Swift 5 mode, too.
@Suite(.enabled(if: !Recording.isOn, "expected files are being written"))
struct OutputStyleTests {
    @Test func swiftFormatLeavesThemAlone() throws {
        try TemporaryFolder.use { folder in
            let copy = folder.appending(path: "Expected")
            try FileManager.default.copyItem(at: ProjectFolder.expected, to: copy)
            let configuration = ProjectFolder.root.appending(path: ".swift-format").path
            let words = [
                "swift", "format", "--in-place", "--parallel", "--recursive", "--configuration", configuration,
                copy.path,
            ]
            let done = try Command.run(words)
            #expect(done.status == 0, "\(done.errors)")
            for name in try ProjectFolder.files(in: copy) {
                let old = try String(contentsOf: ProjectFolder.expected.appending(path: name), encoding: .utf8)
                let new = try String(contentsOf: copy.appending(path: name), encoding: .utf8)
                let difference = ExpectedFiles.firstDifference(from: old, to: new)
                #expect(difference == nil, "\(name)")
            }
        }
    }

    @Test(arguments: ["5", "6"])
    func compilesAlone(_ mode: String) throws {
        let files = try ProjectFolder.files(in: ProjectFolder.expected)
        let words = ["swiftc", "-typecheck", "-wmo", "-warnings-as-errors", "-swift-version", mode]
        let names = ["-module-name", "Models", "-package-name", "models"]
        let done = try Command.run(words + names + files, in: ProjectFolder.expected)
        #expect(done.status == 0, "\(done.errors)")
    }
}
