import Foundation

/// The list of the files that a build watches, a path a line, so that modelgen can refuse to read any other: there may
/// be more of them than a command line takes.
struct InputList {
    private let text: String

    init(_ urls: [URL]) {
        text = urls.map { $0.path(percentEncoded: false) + "\n" }.joined()
    }

    /// Writes the list, if it changed.
    func write(to url: URL) throws -> URL {
        if (try? String(contentsOf: url, encoding: .utf8)) != text {
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        return url
    }
}
