import Foundation

/// The documents of a sample file, each as a JSON text.
enum SampleDocuments {
    /// A file of JSON is one document, of JSON Lines one a line, of YAML one or more, turned into JSON by the tool's own
    /// reader.
    static func read(_ file: URL) throws -> [Data] {
        switch file.pathExtension {
        case "jsonl", "ndjson":
            try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map { Data($0) }
        case "yaml", "yml":
            try YAMLDocuments.read(file).map { Data(YAMLDocuments.json($0).utf8) }
        default:
            [try Data(contentsOf: file)]
        }
    }
}
