import ModelgenSource

/// Reads samples in every format that modelgen takes for one: JSON, JSON Lines, YAML, and shape files, which hold what was
/// seen of samples.
package enum SampleReader {
    /// What a sample holds: its shape and the warnings, or the error that kept it from being read and an empty shape.
    ///
    /// ```swift
    /// let reading = SampleReader.read(SourceFile(path: "user.json", text: #"{"id": 7}"#))
    /// ```
    ///
    /// - Parameter threads: How many threads may share a large sample.
    package static func read(
        _ file: SourceFile,
        limits: ReadingLimits = ReadingLimits(),
        threads: Int = 1
    ) -> Reading {
        var shared = ScanThreads()
        shared.count = threads
        if !ShapeFile.isShapeFile(file), let reading = ScanShapeReader.read(file, limits: limits, threads: shared) {
            return reading
        }
        return readPlainly(file, limits: limits)
    }

    /// The same, byte by byte and at leisure: what the fast way is held to, and what says where a text is wrong.
    package static func readPlainly(_ file: SourceFile, limits: ReadingLimits = ReadingLimits()) -> Reading {
        let file = file.mapping == nil ? file : SourceFile(path: file.path, bytes: file.bytes)
        do throws(Diagnostics) {
            if ShapeFile.isShapeFile(file) {
                let shapeFile = try ShapeFileReader.read(file, limits: limits)
                guard shapeFile.models.isEmpty else { throw Diagnostics([severalModels(shapeFile, file.path)]) }
                return Reading(shape: shapeFile.shape, documents: shapeFile.documents)
            }
            switch try SampleText(file, limits: limits) {
            case .json(let text): return JSONShapeReader.read(text)
            case .yaml(let documents): return YAMLShapeReader.read(documents, file: file.path)
            }
        } catch {
            return Reading(diagnostics: error.all)
        }
    }

    /// The error of a file that a spec of several models remembers: a sample is of one.
    private static func severalModels(_ file: ShapeFile, _ path: String) -> Diagnostic {
        let names = file.models.keys.sorted { $0.isSpelled(before: $1) }.joined(separator: ", ")
        return Diagnostic(
            .severalModels, path: path,
            message: "the file holds what is remembered of several models (\(names)), and a sample is of one",
            remedy: "name the spec that remembers the file, or the samples"
        )
    }
}
