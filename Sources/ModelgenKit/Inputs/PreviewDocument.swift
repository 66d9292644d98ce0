import ModelgenShape
import ModelgenSource

/// The sample that previews of a list show.
enum PreviewDocument {
    /// Longer documents are not put into source files, in bytes.
    static let longest = 8 << 10

    /// The longest sample that is one JSON document and short enough; among equally long ones the first by its path. nil
    /// where there is none.
    static func text(among samples: [SourceFile]) -> String? {
        let sized = samples.map { (file: $0, size: $0.mapping?.count ?? $0.head(longest + 1).count) }
        let candidates = sized.filter { $0.size <= longest && isDocument($0.file.path.lowercased()) }
        let ordered = candidates.sorted { left, right in
            left.size == right.size ? left.file.path < right.file.path : left.size > right.size
        }
        let first = ordered.first { candidate in
            let reading = SampleReader.read(candidate.file)
            return reading.documents == 1 && reading.diagnostics.isEmpty
        }
        return first.flatMap { String(validating: $0.file.bytes, as: UTF8.self) }
    }

    /// Shape files are JSON too, but no document of a server.
    private static func isDocument(_ path: String) -> Bool {
        path.hasSuffix(".json") && !path.hasSuffix(".shape.json")
    }
}
