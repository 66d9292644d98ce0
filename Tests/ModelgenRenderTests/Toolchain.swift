import Foundation

/// Programs of the toolchain that runs the tests.
enum Toolchain {
    struct Result {
        var status: Int32
        var output: String
    }

    /// Runs a program found on the path; what it prints and what it complains of come together.
    static func run(_ arguments: [String]) throws -> Result {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }

    /// Calls with a new folder that is removed afterwards.
    static func inScratchFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("modelgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    /// What swift-format makes of files, with the project's configuration.
    static func formatted(_ texts: [String]) throws -> [String] {
        try inScratchFolder { folder in
            let files = try texts.enumerated().map { index, text in
                let file = folder.appendingPathComponent("File\(index).swift")
                try Data(text.utf8).write(to: file)
                return file
            }
            let configuration = ProjectFolder.url.appendingPathComponent(".swift-format").path
            let result = try run(
                ["swift", "format", "-i", "-p", "--configuration", configuration] + files.map(\.path))
            guard result.status == 0 else { return [result.output] }
            return try files.map { try String(contentsOf: $0, encoding: .utf8) }
        }
    }
}
