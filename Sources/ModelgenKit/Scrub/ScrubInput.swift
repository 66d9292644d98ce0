import ModelgenShape
import ModelgenSource

/// Finds the samples that are to be scrubbed, and says what each is to be called.
package enum ScrubInput {
    /// A sample and its way below the output folder.
    package struct Sample: Hashable, Sendable {
        package var file: SourceFile
        /// `2024/page-1.json` for that file of a folder that was named; else the file's name. YAML comes out as JSON and
        /// is called so.
        package var name: String
    }

    /// - Parameter arguments: Samples, folders and patterns, as the user named them, or `-` for standard input.
    package static func samples(
        _ arguments: [String], in files: any FileSystem, limits: ReadingLimits = ReadingLimits()
    ) throws(Diagnostics) -> [Sample] {
        var samples: [Sample] = []
        for argument in arguments {
            let inputs = try InputReader(files, limits: limits).read([argument])
            if let spec = inputs.specs.first { throw refusal("'\(spec.path)' is a spec", "name samples") }
            let isFolder = files.kind(of: argument) == .folder
            for file in inputs.samples {
                guard !ShapeFile.isShapeFile(file) else {
                    throw refusal(
                        "'\(file.path)' is a shape file",
                        "a shape file holds no values of its samples and can be kept as it is")
                }
                let below = isFolder ? FilePath.normalized(argument) : FilePath.folder(of: file.path)
                let path = FilePath.normalized(file.path)
                let name = path.hasPrefix(below + "/") ? String(path.dropFirst(below.count + 1)) : path
                let sample = Sample(file: file, name: jsonName(name))
                if samples.contains(where: { $0.file.path == file.path }) { continue }
                if let other = samples.first(where: { $0.name == sample.name }) {
                    throw refusal(
                        "'\(other.file.path)' and '\(file.path)' would both become '\(sample.name)'",
                        "scrub one after the other, or name the folder around them")
                }
                samples.append(sample)
            }
        }
        return samples
    }

    /// `page.json` for `page.yaml`
    private static func jsonName(_ name: String) -> String {
        for ending in [".yaml", ".yml"] where name.lowercased().hasSuffix(ending) {
            return name.dropLast(ending.count) + ".json"
        }
        return name
    }

    private static func refusal(_ message: String, _ remedy: String) -> Diagnostics {
        Diagnostics([Diagnostic(.usage, message: message, remedy: remedy)])
    }
}
