import Foundation
import ModelgenTestSupport

/// Expected files against what generating gives now: compares them, or writes them when recording.
struct ExpectedFiles {
    var folder: URL
    /// Which of the folder's files, by path in it, this comparison is about.
    var isMine: (String) -> Bool

    init(in folder: URL, where isMine: @escaping (String) -> Bool = { _ in true }) {
        self.folder = folder
        self.isMine = isMine
    }

    /// What is missing, extra or stale, a line each.
    func differences(from wanted: [String: String]) throws -> [String] {
        let present = try Set(files())
        let missing = wanted.keys.filter { !present.contains($0) }.map { "missing: \($0)" }
        let extra = present.filter { wanted[$0] == nil }.map { "extra: \($0)" }
        let stale = try wanted.filter { present.contains($0.key) }.compactMap { path, text -> String? in
            let old = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            return Self.firstDifference(from: old, to: text).map { "stale: \(path)\n\($0)" }
        }
        return (missing + extra + stale).sorted()
    }

    /// Makes the folder hold what is wanted and nothing else of ours.
    /// - Returns: What was changed.
    func record(_ wanted: [String: String]) throws -> [String] {
        let changes = try differences(from: wanted)
        guard !changes.isEmpty else { return [] }
        let manager = FileManager.default
        for path in try files() where wanted[path] == nil {
            try manager.removeItem(at: folder.appending(path: path))
        }
        for (path, text) in wanted {
            let file = folder.appending(path: path)
            try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .atomic)
        }
        return changes
    }

    private func files() throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try ProjectFolder.files(in: folder).filter(isMine)
    }

    /// The first line in which two texts differ, old and new; nil where they are equal.
    static func firstDifference(from old: String, to new: String) -> String? {
        guard !old.utf8.elementsEqual(new.utf8) else { return nil }
        let left = old.split(separator: "\n", omittingEmptySubsequences: false)
        let right = new.split(separator: "\n", omittingEmptySubsequences: false)
        // The digest's line differs whenever another does.
        let number = (0..<max(left.count, right.count)).first { index in
            let pair = (
                left.indices.contains(index) ? left[index] : nil, right.indices.contains(index) ? right[index] : nil
            )
            return pair.0 != pair.1 && !(pair.0?.hasPrefix("// modelgen 1 ") ?? false)
        }
        guard let number else { return "  in the digest or in the bytes of equal characters" }
        func line(_ lines: [Substring]) -> String {
            lines.indices.contains(number) ? String(lines[number]) : "(end of file)"
        }
        return "  line \(number + 1)\n  - \(line(left))\n  + \(line(right))"
    }
}
