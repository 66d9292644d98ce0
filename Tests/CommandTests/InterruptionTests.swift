import Foundation
import ModelgenTestSupport
import Testing

/// Whatever comes between, a file is the old one or the new one, whole, and nothing else is left behind.
@Suite struct InterruptionTests {
    private static let names = ["ModelgenSupport", "Thing", "ThingCoding"].map { "\($0).generated.swift" }

    /// Two samples whose models differ, and what each gives.
    private struct Versions {
        let folder: TemporaryFolder
        let old: [String: String]
        let new: [String: String]

        init() throws {
            folder = try TemporaryFolder([
                "old.json": #"{"id": 1, "at": "2024-01-01T00:00:00Z"}"#,
                "new.json": "{" + (0..<40).map { "\"field_\($0)\": \"2024-01-01\"" }.joined(separator: ", ") + "}",
            ])
            _ = try Tool.run(["old.json", "--name", "Thing", "-o", "Old"], in: folder.path)
            _ = try Tool.run(["new.json", "--name", "Thing", "-o", "New"], in: folder.path)
            old = try folder.texts(in: "Old")
            new = try folder.texts(in: "New")
        }

        func arguments(_ sample: String) -> [String] {
            [folder.path(sample), "--name", "Thing", "-o", folder.path("Out")]
        }

        /// Puts the old files into the folder `Out`.
        func reset() throws {
            for (name, text) in old { try folder.write(text, to: "Out/\(name)") }
        }
    }

    @Test func aKilledRunLeavesWholeFiles() throws {
        let versions = try Versions()
        var outcomes: Set<Int> = []
        for attempt in 0..<100 {
            try versions.reset()
            let run = try RunningTool(versions.arguments("new.json"))
            // From before the first byte is read to after the last is written.
            usleep(UInt32(attempt) * 200)
            run.send(SIGKILL)
            run.wait()
            let found = try versions.folder.texts(in: "Out").filter { !$0.key.hasPrefix(".") }
            #expect(Set(found.keys) == Set(Self.names))
            for (name, text) in found { #expect(text == versions.old[name] || text == versions.new[name], "\(name)") }
            outcomes.insert(found.count { $0.value == versions.new[$0.key] && $0.value != versions.old[$0.key] })
            // The next run clears up what a killed one could not.
            if attempt.isMultiple(of: 10) {
                _ = try Tool.run(["old.json", "--name", "Thing", "-o", "Out"], in: versions.folder.path)
                #expect(try versions.folder.texts(in: "Out") == versions.old)
            }
        }
        #expect(outcomes.contains(0), "no run was killed before it wrote")
    }

    /// A pipe in the place of a file holds the run up between its temporary files and their renaming, and there it is killed.
    @Test(arguments: 0..<3) func aRunKilledWhileItRenamesLeavesWholeFiles(stopped: Int) throws {
        let versions = try Versions()
        let folder = versions.folder
        for _ in 0..<10 {
            try versions.reset()
            try folder.remove("Out/\(Self.names[stopped])")
            #expect(mkfifo(folder.path("Out/\(Self.names[stopped])"), 0o600) == 0)
            let run = try RunningTool(versions.arguments("new.json"))
            func drafts() -> [String] { folder.contents().filter { $0.hasPrefix("Out/.") && $0.hasSuffix(".tmp") } }
            // Until those before the pipe are in place, and those behind it wait.
            let before = Self.names[..<stopped]
            for _ in 0..<20_000 {
                let isThere = try before.allSatisfy { try folder.text("Out/\($0)") == versions.new[$0] }
                if isThere, drafts().count == Self.names.count - 1 - stopped { break }
                usleep(1_000)
            }
            run.send(SIGKILL)
            #expect(run.wait() == nil)
            #expect(drafts().count == Self.names.count - 1 - stopped)
            for name in Self.names where name != Self.names[stopped] {
                let wanted = before.contains(name) ? versions.new[name] : versions.old[name]
                #expect(try folder.text("Out/\(name)") == wanted, "\(name)")
            }
            try folder.remove("Out/\(Self.names[stopped])")
            _ = try Tool.run(["old.json", "--name", "Thing", "-o", "Out"], in: folder.path)
            #expect(try folder.texts(in: "Out") == versions.old)
        }
    }

    @Test func aSignalLeavesNoTemporaryFile() throws {
        let versions = try Versions()
        for attempt in 0..<40 {
            try versions.reset()
            let run = try RunningTool(versions.arguments("new.json"))
            usleep(UInt32(attempt) * 500)
            run.send([SIGTERM, SIGINT, SIGHUP][attempt % 3])
            run.wait()
            let found = try versions.folder.texts(in: "Out")
            #expect(Set(found.keys) == Set(Self.names))
            for (name, text) in found { #expect(text == versions.old[name] || text == versions.new[name], "\(name)") }
        }
    }

    @Test func twoRunsAtOnceWriteWholeFiles() throws {
        let versions = try Versions()
        for _ in 0..<10 {
            try versions.reset()
            let runs = try (0..<6).map { try RunningTool(versions.arguments($0 % 2 == 0 ? "old.json" : "new.json")) }
            for run in runs { run.wait() }
            let found = try versions.folder.texts(in: "Out")
            #expect(Set(found.keys) == Set(Self.names))
            for (name, text) in found { #expect(text == versions.old[name] || text == versions.new[name], "\(name)") }
        }
    }

    @Test func aFullDiskLeavesTheOldFiles() throws {
        let versions = try Versions()
        try versions.reset()
        // In blocks of 512 bytes: enough for nothing but the smallest file.
        let command = "ulimit -f 2; modelgen new.json --name Thing -o Out"
        let run = try Tool.shell(command, in: versions.folder.path)
        #expect(run.status == 2)
        #expect(run.lines.count == 1 && run.error.contains(": error: cannot write: file too large; "), "\(run.error)")
        #expect(run.error.hasSuffix("[MG0701]\n"))
        #expect(try versions.folder.texts(in: "Out") == versions.old)
        let fresh = try Tool.shell(command.replacing("-o Out", with: "-o Some/Where"), in: versions.folder.path)
        #expect(fresh.status == 2 && !versions.folder.folders().contains("Some"))
    }
}

extension TemporaryFolder {
    /// The texts of the files in a folder by their names, hidden ones too.
    fileprivate func texts(in folder: String) throws -> [String: String] {
        let names = contents().filter { $0.hasPrefix(folder + "/") }
        return try Dictionary(
            uniqueKeysWithValues: names.map { (String($0.dropFirst(folder.count + 1)), try text($0)) })
    }
}
