import Foundation
import ModelgenTestSupport
import Testing

/// Samples that others write to while they are read: an answer or an error, never half a file, never a crash.
@Suite struct ChangedInputTests {
    /// A sample that is mapped, since it is large, and takes a debug build some time to read.
    private static let large: String = {
        let line = #"{"id": 12345, "name": "a name of some length", "at": "2024-01-01T00:00:00Z", "tags": ["a", "b"]}"#
        return String(repeating: line + "\n", count: 40_000)
    }()

    private static let names = ["ModelgenSupport", "Thing", "ThingCoding"].map { "\($0).generated.swift" }

    /// Runs the command on a large sample, and does something to the sample after a while.
    /// - Returns: The exit code, nil where a signal ended the run, and what was said.
    private static func run(
        after milliseconds: UInt32, in folder: TemporaryFolder, _ change: (String) throws -> Void
    ) throws -> (status: Int32?, error: String) {
        try folder.write(large, to: "log.jsonl")
        let run = try RunningTool(
            [folder.path("log.jsonl"), "--name", "Thing", "-o", folder.path("Out")], errors: folder.path("errors"))
        usleep(milliseconds * 1_000)
        try change(folder.path("log.jsonl"))
        let status = run.wait()
        return (status, try folder.text("errors"))
    }

    @Test func aFileThatIsCutIsAnError() throws {
        let folder = try TemporaryFolder()
        var cuts = 0
        for attempt in 1...12 {
            let (status, error) = try Self.run(after: UInt32(attempt) * 15, in: folder) { path in
                #expect(truncate(path, attempt % 2 == 0 ? 0 : 70_000) == 0)
            }
            // Cut before it was opened, it is a shorter file; cut after it was read, it does not matter.
            #expect(status == 0 || status == 2, "\(String(describing: status)) \(error)")
            guard error.contains("was cut while it was read") else { continue }
            cuts += 1
            #expect(status == 2 && error.split(separator: "\n").count == 1 && error.hasSuffix("[MG0302]\n"), "\(error)")
            #expect(error.hasPrefix("\(folder.path("log.jsonl")): error: cannot read"))
        }
        #expect(cuts > 0, "no cut came while the file was read")
        let written = folder.contents().filter { $0.hasPrefix("Out/") }
        #expect(written.isEmpty || Set(written) == Set(Self.names.map { "Out/\($0)" }), "\(written)")
    }

    @Test func aFileThatGrowsIsReadAsItWas() throws {
        let folder = try TemporaryFolder()
        for attempt in 1...4 {
            let (status, error) = try Self.run(after: UInt32(attempt) * 20, in: folder) { path in
                let file = try FileHandle(forWritingTo: URL(filePath: path))
                try file.seekToEnd()
                try file.write(contentsOf: Data(#"{"id": "#.utf8))
            }
            // What was added before it was opened is half a document, and said to be.
            #expect(status == 0 && error.isEmpty || status == 2 && error.contains("error: "), "\(error)")
        }
    }

    @Test func aFileThatIsReplacedIsReadAsItWas() throws {
        let folder = try TemporaryFolder()
        for attempt in 1...4 {
            try folder.write(#"{"other": true}"#, to: "other.jsonl")
            let (status, error) = try Self.run(after: UInt32(attempt) * 20, in: folder) { path in
                #expect(rename(folder.path("other.jsonl"), path) == 0)
            }
            #expect(status == 0 && error.isEmpty, "\(error)")
            let text = try folder.text("Out/Thing.generated.swift")
            // Not a mixture of both.
            #expect(text.contains("let other: Bool") != text.contains("let tags: [String]"))
            try folder.remove("Out")
        }
    }

    @Test func aFileThatIsOverwrittenNeverCrashes() throws {
        let folder = try TemporaryFolder()
        for attempt in 1...4 {
            let (status, error) = try Self.run(after: UInt32(attempt) * 20, in: folder) { path in
                let file = try FileHandle(forWritingTo: URL(filePath: path))
                try file.write(contentsOf: Data(repeating: UInt8(ascii: "{"), count: 2_000_000))
            }
            #expect(status == 0 || status == 2, "\(String(describing: status)) \(error)")
        }
    }
}
