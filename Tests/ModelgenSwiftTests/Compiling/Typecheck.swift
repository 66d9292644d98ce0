import Foundation
import Testing

/// Runs the compiler over a text, as far as its types.
struct Typecheck {
    /// How the emitted code may be compiled by its users.
    enum Mode: String, CaseIterable, CustomTestStringConvertible {
        case swift5 = "Swift 5 mode"
        case swift6 = "Swift 6 mode"
        case mainActor = "Swift 6 mode, isolated to the main actor"

        var arguments: [String] {
            switch self {
            case .swift5: ["-swift-version", "5"]
            case .swift6: ["-swift-version", "6"]
            case .mainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
            }
        }

        var testDescription: String { rawValue }
    }

    /// What the compiler says of the source, warnings as errors; empty where it is content.
    static func complaints(about source: String, mode: Mode) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "modelgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Emitted.swift")
        try Data(source.utf8).write(to: file)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swiftc", "-typecheck", "-warnings-as-errors"] + mode.arguments + [file.path]
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: output, as: UTF8.self)
        if process.terminationStatus == 0 { return text }
        // The first complaints say enough; the rest follows from them.
        let lines = text.split(separator: "\n").filter { $0.contains("error:") }.prefix(20)
        return lines.isEmpty ? "swiftc failed: \(text.prefix(2000))" : lines.joined(separator: "\n")
    }
}

extension Typecheck.Mode: Sendable {}
