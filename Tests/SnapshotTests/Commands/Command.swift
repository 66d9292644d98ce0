import Foundation

/// A program run to its end.
struct Command {
    var status: Int32
    var output: Data
    var errors: String

    /// Runs a program found on the search path, without standard input.
    ///
    ///     try Command.run(["swift", "format", "--version"])
    static func run(_ words: [String], in folder: URL? = nil) throws -> Command {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        let errors = FileManager.default.temporaryDirectory.appending(path: "modelgen-\(UUID().uuidString).txt")
        try Data().write(to: errors)
        defer { try? FileManager.default.removeItem(at: errors) }
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let complaint = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        return Command(status: process.terminationStatus, output: data, errors: complaint)
    }
}
