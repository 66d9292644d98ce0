import Foundation
import ModelgenTestSupport
import Testing

/// The Makefile does nothing of its own: each target is a script that can be run without make.
@Suite struct ScriptsTests {
    @Test func makeForwards() throws {
        let makefile = try String(contentsOf: ProjectFolder.root.appending(path: "Makefile"), encoding: .utf8)
        let targets = makefile.matches(of: #/(?m)^([a-z -]+):/#).flatMap { $0.output.1.split(separator: " ") }
        #expect(Set(["test", "demo", "install", "lint", "format", "corpus"]).isSubset(of: targets.map(String.init)))
        for target in targets {
            let script = ProjectFolder.root.appending(path: "Scripts/\(target)").path
            #expect(FileManager.default.isExecutableFile(atPath: script), "no Scripts/\(target)")
        }
    }

    @Test(arguments: [
        "setup", "build", "demo", "test", "lint", "format", "record", "install", "check-install", "corpus",
    ])
    func shellAccepts(_ name: String) throws {
        let script = ProjectFolder.root.appending(path: "Scripts/\(name)").path
        let done = try Command.run(["sh", "-n", script])
        #expect(done.status == 0, "\(done.errors)")
    }
}
