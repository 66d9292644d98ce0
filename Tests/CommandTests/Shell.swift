import Foundation
import Testing

/// Other tools of the system, for what a user does beside modelgen.
enum Shell {
    static func run(_ script: String, in folder: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", script]
        process.currentDirectoryURL = URL(filePath: folder)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(script)")
    }
}
