import ModelgenResolve
import ModelgenShape
import ModelgenSource

/// Reads inputs into one shape file: the job of `modelgen shape`.
///
/// ```swift
/// let result = ShapeGathering(DiskFileSystem()).run(["samples"])
/// result.text  // {\n "modelgen-shape": 1, …
/// ```
package struct ShapeGathering {
    /// The file's text, and what there is to say; the text is nil where an error is among it.
    package struct Result: Hashable, Sendable {
        package var text: String?
        /// What the text tells of.
        package var shape: Shape?
        package var diagnostics: [Diagnostic]
    }

    private let files: any FileSystem
    private let flags: OptionLayer

    package init(_ files: any FileSystem, flags: OptionLayer = OptionLayer()) {
        self.files = files
        self.flags = flags
    }

    /// - Parameters:
    ///   - inputs: Samples and shape files, or one spec, whose samples are meant.
    ///   - isRedacted: Whether candidates for cases and tags are left out, and keys of what looks like a map.
    package func run(_ inputs: [String], isRedacted: Bool = false) -> Result {
        do {
            // What a spec says of limits is not known yet.
            let limits = Options(layers: [flags]).tool.limits
            return try run(try InputReader(files, limits: limits).read(inputs), limits, isRedacted: isRedacted)
        } catch {
            return Result(diagnostics: error.all)
        }
    }

    private func run(_ inputs: Inputs, _ limits: ReadingLimits, isRedacted: Bool) throws(Diagnostics) -> Result {
        var overrides: [FieldOverride] = []
        let reading: Reading
        if let file = inputs.specs.first {
            let spec = try SpecReader.read(file, limits: limits)
            guard inputs.specs.count == 1, inputs.samples.isEmpty, spec.roots.count == 1 else {
                let message = "a shape is of samples of one type, and specs give several here"
                throw Diagnostics([Diagnostic(.usage, message: message, remedy: "name one spec, or samples")])
            }
            let options = try OptionsFile.options(
                for: FilePath.folder(of: spec.path), layers: [spec.options, flags], in: files)
            reading = gathering(options.tool).reading(of: spec.roots[0], in: spec)
            let start = spec.roots[0].pointer?.value ?? JSONPointer()
            overrides = spec.roots[0].fields.map { $0.moved(below: start) }
        } else {
            let options = try OptionsFile.options(for: ".", layers: [flags], in: files)
            reading = gathering(options.tool).reading(of: inputs.samples)
        }
        guard !Diagnostics(reading.diagnostics).hasErrors else { return Result(diagnostics: reading.diagnostics) }
        let file = ShapeFile(shape: reading.shape, documents: reading.documents, isRedacted: isRedacted)
        let maps = isRedacted ? DecidedMaps.pointers(in: reading.shape, saying: overrides) : []
        let text = ShapeFileWriter.text(of: file, keeping: EnumCandidates.keeping(overrides: overrides, maps: maps))
        return Result(text: text, shape: reading.shape, diagnostics: reading.diagnostics)
    }

    private func gathering(_ options: ToolOptions) -> SampleGathering {
        SampleGathering(files, limits: options.limits, threads: options.threads)
    }
}

extension FieldOverride {
    /// The same with a pointer that starts at the document.
    fileprivate func moved(below root: JSONPointer) -> FieldOverride {
        var override = self
        override.pointer = JSONPointer(root.steps + pointer.steps)
        return override
    }
}
