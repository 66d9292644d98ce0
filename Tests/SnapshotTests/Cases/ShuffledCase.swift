import Foundation

/// A case with its samples named one by one in another order, under the same file name in another folder.
enum ShuffledCase {
    /// Copies a case into a folder and turns the order of its samples round.
    /// - Returns: The spec's copy.
    static func make(of specCase: SpecCase, in folder: URL) throws -> URL {
        let source = specCase.spec.deletingLastPathComponent()
        var text = try String(contentsOf: specCase.spec, encoding: .utf8)
        for root in specCase.roots {
            let files = try specCase.samples(of: root).map { String($0.path.dropFirst(source.path.count + 1)) }
            for file in files {
                let copy = folder.appending(path: file)
                try FileManager.default.createDirectory(
                    at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(contentsOf: source.appending(path: file)).write(to: copy)
            }
            let list = files.reversed().joined(separator: ", ")
            text = text.replacing("samples: [\(root.patterns.joined(separator: ", "))]", with: "samples: [\(list)]")
        }
        let spec = folder.appending(path: specCase.spec.lastPathComponent)
        try Data(text.utf8).write(to: spec)
        return spec
    }
}
