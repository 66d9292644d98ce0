import Foundation
import ModelgenSource

/// The third-party samples that stand beside the project; tests that need them are skipped where they are absent.
enum SharedCorpus {
    static let root: URL = {
        if let path = ProcessInfo.processInfo.environment["MODELGEN_SHARED"] { return URL(fileURLWithPath: path) }
        var project = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { project.deleteLastPathComponent() }
        return project.deletingLastPathComponent().appendingPathComponent("shared")
    }()

    static func folder(_ path: String) -> URL {
        root.appendingPathComponent("corpus").appendingPathComponent(path)
    }

    static func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder(path).path)
    }

    /// The names in a folder that begin so; none where there is no such folder.
    static func names(in path: String, prefix: String = "") -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder(path).path)
        return (names ?? []).filter { $0.hasPrefix(prefix) }.sorted()
    }

    static func file(_ path: String) throws -> SourceFile {
        SourceFile(path: path, bytes: Array(try Data(contentsOf: folder(path))))
    }
}

extension SharedCorpus {
    /// Every JSON file of the corpus below a size.
    static func files(smallerThan size: Int) throws -> [SourceFile] {
        let keys: [URLResourceKey] = [.fileSizeKey, .isRegularFileKey]
        let all = FileManager.default.enumerator(at: folder(""), includingPropertiesForKeys: keys)
        return try (all?.allObjects ?? []).compactMap { $0 as? URL }.compactMap { url in
            let values = try url.resourceValues(forKeys: Set(keys))
            guard ["json", "jsonl", "ndjson", "geojson"].contains(url.pathExtension), values.isRegularFile == true,
                values.fileSize ?? 0 < size
            else { return nil }
            return SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
        }
    }
}
