import Foundation

/// The folder `shared` beside the project, which not every machine has.
enum SharedFolder {
    static let url: URL = {
        if let path = ProcessInfo.processInfo.environment["MODELGEN_SHARED"] { return URL(fileURLWithPath: path) }
        return ProjectFolder.url.deletingLastPathComponent().appendingPathComponent("shared")
    }()

    static func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path)
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
    }
}

/// The folder of the package.
enum ProjectFolder {
    static let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
