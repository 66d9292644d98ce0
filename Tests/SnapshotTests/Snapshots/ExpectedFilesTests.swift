import Foundation
import ModelgenTestSupport
import Testing

/// A missing, an extra and a stale file each fail, and recording mends them.
@Suite struct ExpectedFilesTests {
    @Test func differencesAndRecording() throws {
        try TemporaryFolder.use { folder in
            let expected = ExpectedFiles(in: folder) { $0.hasSuffix(".swift") }
            let wanted = ["A.swift": "one\ntwo\n", "b/B.swift": "three\n"]
            #expect(try expected.differences(from: wanted) == ["missing: A.swift", "missing: b/B.swift"])

            try Data("kept\n".utf8).write(to: folder.appending(path: "notes.txt"))
            try Data("one\n2\n".utf8).write(to: folder.appending(path: "A.swift"))
            try Data("old\n".utf8).write(to: folder.appending(path: "C.swift"))
            let differences = try expected.differences(from: wanted)
            #expect(differences.count == 3)
            #expect(differences.contains("extra: C.swift"))
            #expect(differences.contains("stale: A.swift\n  line 2\n  - 2\n  + two"))

            #expect(try expected.record(wanted).count == 3)
            #expect(try expected.differences(from: wanted).isEmpty)
            #expect(try ProjectFolder.files(in: folder) == ["A.swift", "b/B.swift", "notes.txt"])
        }
    }

    @Test(
        arguments: [
            ("a\nb\n", "a\nb\n", nil),
            ("a\nb\n", "a\nb", "  line 3\n  - \n  + (end of file)"),
            ("// modelgen 1 00\na\n", "// modelgen 1 ff\nb\n", "  line 2\n  - a\n  + b"),
            ("// modelgen 1 00\na\n", "// modelgen 1 ff\na\n", "  in the digest or in the bytes of equal characters"),
            ("caf\u{E9}\n", "cafe\u{301}\n", "  in the digest or in the bytes of equal characters"),
        ] as [(String, String, String?)])
    func firstDifference(_ old: String, _ new: String, _ wanted: String?) {
        #expect(ExpectedFiles.firstDifference(from: old, to: new) == wanted)
    }
}
