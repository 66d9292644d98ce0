import ModelgenKit
import ModelgenSource
import ModelgenTestSupport
import Testing

@Suite struct OutputWriterTests {
    private func step(_ name: String, _ text: String = "new") -> OutputPlan.Step {
        OutputPlan.Step(name: name, action: .create, text: text)
    }

    @Test func writesWholeFilesAndLeavesNoOther() throws {
        let folder = try TemporaryFolder(["Out/B.swift": "old", "Out/C.swift": "kept"])
        try OutputWriter.write([step("A.swift"), step("B.swift", "新")], to: folder.path("Out"))
        #expect(folder.contents() == ["Out/A.swift", "Out/B.swift", "Out/C.swift"])
        #expect(try folder.text("Out/A.swift") == "new")
        #expect(try folder.text("Out/B.swift") == "新")
    }

    @Test func makesFoldersThatAreMissing() throws {
        let folder = try TemporaryFolder()
        try OutputWriter.write([step("A.swift")], to: folder.path("a/b/c"))
        #expect(folder.contents() == ["a/b/c/A.swift"])
    }

    @Test func keepsLinks() throws {
        let folder = try TemporaryFolder(["real/A.swift": "old", "Out/B.swift": ""])
        try folder.link("Out/A.swift", to: "../real/A.swift")
        try OutputWriter.write([step("A.swift")], to: folder.path("Out"))
        #expect(try folder.text("real/A.swift") == "new")
    }

    @Test func aFailedRenameIsTakenBack() throws {
        let folder = try TemporaryFolder(["Out/A.swift": "old"])
        let error = #expect(throws: Diagnostics.self) {
            try OutputWriter.write([step("A.swift"), step("B.swift"), step("C.swift")], to: folder.path("Out")) {
                $1.hasSuffix("C.swift") ? -1 : moveFile($0, $1)
            }
        }
        #expect(try folder.text("Out/A.swift") == "old")
        #expect(folder.contents() == ["Out/A.swift"])
        #expect(error?.all.map(\.code) == [.notWritable])
        #expect(throws: Diagnostics.self) {
            try OutputWriter.write([step("A.swift"), step("B.swift")], to: folder.path("New/Folder")) {
                $1.hasSuffix("B.swift") ? -1 : moveFile($0, $1)
            }
        }
        #expect(folder.folders() == ["Out"])
    }

    @Test func clearsUpAfterARunThatIsNoMore() throws {
        // No process has so high a number, and one is always there.
        let left = "Out/.A.generated.swift.2000000000.tmp"
        let kept = ["Out/.A.generated.swift.1.tmp", "Out/.A.generated.swift.tmp", "Out/.mine.2000000000.tmp"]
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: (kept + [left]).map { ($0, "") }))
        try OutputWriter.write([], to: folder.path("Out"))
        #expect(folder.contents() == kept)
    }

    @Test func allOrNothing() throws {
        // A folder stands where the second file is to go.
        let folder = try TemporaryFolder(["Out/A.swift": "old", "Out/B.swift/x": ""])
        let error = #expect(throws: Diagnostics.self) {
            try OutputWriter.write([step("A.swift"), step("B.swift")], to: folder.path("Out"))
        }
        #expect(try folder.text("Out/A.swift") == "old")
        #expect(folder.contents() == ["Out/A.swift", "Out/B.swift/x"])
        #expect(error?.all.map(\.code) == [.notWritable])
        #expect(error?.all.first?.path == folder.path("Out/B.swift"))
    }

    @Test func takesFoldersBackWhereItFails() throws {
        let folder = try TemporaryFolder(["file": "text"])
        let error = #expect(throws: Diagnostics.self) {
            try OutputWriter.write([step("A.swift")], to: folder.path("file/below"))
        }
        let line =
            "\(folder.path("file/below")): error: cannot write: not a directory; check the path and who may write there, or "
            + "give another folder after -o [MG0701]"
        #expect(error?.all.map(\.line) == [line])
        // A name too long for any file system: the folder was made before.
        let long = String(repeating: "x", count: 300)
        #expect(throws: Diagnostics.self) { try OutputWriter.write([step(long)], to: folder.path("new/deep")) }
        #expect(folder.contents() == ["file"] && folder.folders().isEmpty)
    }
}
