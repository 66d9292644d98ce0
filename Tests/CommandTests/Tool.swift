import Foundation
import ModelgenTestSupport

/// The built command, run as a user runs it.
enum Tool {
    struct Run {
        var status: Int32
        var output: String
        var error: String

        /// The lines of standard error.
        var lines: [String] {
            error.split(separator: "\n").map(String.init)
        }
    }

    /// Runs it in a folder and waits for its end.
    static func run(_ arguments: [String], in folder: String, input: String = "") throws -> Run {
        try run(BuiltTool.url, arguments, in: folder, input: input)
    }

    /// Runs a line of a shell that finds `modelgen`, as it is here, on its path.
    static func shell(_ line: String, in folder: String) throws -> Run {
        let path = BuiltTool.url.deletingLastPathComponent().path(percentEncoded: false)
        let line = "PATH='\(path)':\"$PATH\"; export PATH; \(line)"
        return try run(URL(filePath: "/bin/sh"), ["-c", line], in: folder, input: "")
    }

    private static func run(_ executable: URL, _ arguments: [String], in folder: String, input: String) throws -> Run {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder)
        let (input, output, error) = (try file(input), try file(""), try file(""))
        defer { for url in [input, output, error] { try? FileManager.default.removeItem(at: url) } }
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: error)
        try process.run()
        process.waitUntilExit()
        return Run(
            status: process.terminationStatus,
            output: try String(contentsOf: output, encoding: .utf8),
            error: try String(contentsOf: error, encoding: .utf8)
        )
    }

    /// Files rather than pipes: however much is said, no end waits for the other.
    private static func file(_ text: String) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appending(path: "modelgen-\(UUID().uuidString)")
        try Data(text.utf8).write(to: url)
        return url
    }
}
