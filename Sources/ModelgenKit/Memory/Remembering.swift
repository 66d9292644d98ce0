import ModelgenResolve
import ModelgenShape
import ModelgenSource

/// What a spec remembers, while a run is under way: the file, what it knew, and what the samples at hand add.
package struct Remembering: Hashable, Sendable {
    /// The path of the shape file.
    package var path: String
    /// The bytes that are there now; nil where the file is new.
    package var existing: [UInt8]?
    /// With the samples at hand merged in; its names are those of the last run.
    package var file: ShapeFile
    /// The generation before this run.
    package var lastGeneration: Int
    /// What the samples at hand hold, counted before or not.
    package var current: Shape

    /// Reads the file that a spec remembers, and merges the samples that it has not counted.
    ///
    /// - Parameter forgotten: Pointers, below the whole documents, to what is to be let go.
    static func remember(
        _ path: String,
        samples: [SampleGathering.Sample],
        forgotten: [(whole: JSONPointer, below: JSONPointer)],
        files: any FileSystem,
        limits: ReadingLimits
    ) throws(Diagnostics) -> Remembering {
        var file = ShapeFile(shape: Shape(), documents: 0)
        var existing: [UInt8]?
        if files.kind(of: path) != nil {
            let source = try InputReader(files, limits: limits).file(path)
            existing = source.bytes
            if !source.bytes.isEmpty { file = try ShapeFileReader.read(source, limits: limits) }
        }
        var memory = file.memory ?? ShapeMemory()
        let lastGeneration = memory.generation
        let known = Set(memory.samples.map(\.digest))
        let fresh = samples.filter { !known.contains($0.digest) }
        if !fresh.isEmpty { memory.generation += 1 }
        var current = Shape()
        for sample in samples { current.merge(sample.reading.shape) }
        var seen = known
        for sample in fresh where seen.insert(sample.digest).inserted {
            file.shape.merge(sample.reading.shape)
            file.documents += sample.reading.documents
            memory.samples.append(
                ShapeMemory.Sample(name: sample.name, digest: sample.digest, generation: memory.generation))
        }
        memory.samples.sort { left, right in
            left.name == right.name ? left.digest < right.digest : left.name.isSpelled(before: right.name)
        }
        for pointer in forgotten {
            file.shape = Forgetting.shape(file.shape, without: pointer.whole.steps[...], keeping: current)
            memory.names = Forgetting.names(memory.names, without: pointer.below)
        }
        file.memory = memory
        return Remembering(
            path: path, existing: existing, file: file, lastGeneration: lastGeneration, current: current)
    }

    /// The file after a run that gave some names, and the notes of what is seen no more.
    func finished(names: NameMemory, root: ModelRequest.Root, spec: String?) -> (
        file: RememberedFile, notes: [Diagnostic]
    ) {
        var file = self.file
        var memory = file.memory ?? ShapeMemory()
        memory.names = names
        var unseen: [String: Int] = [:]
        if let before = RootSelection.shape(at: root.root, in: file.shape),
            let now = RootSelection.shape(at: root.root, in: current)
        {
            for pointer in UnseenFields.pointers(remembered: before, current: now, maps: names.maps) {
                unseen[pointer] = memory.unseen[pointer] ?? max(1, lastGeneration)
            }
        }
        memory.unseen = unseen
        file.memory = memory
        let keeping = EnumCandidates.keeping(overrides: root.overrides, below: root.root)
        let text = ShapeFileWriter.text(of: file, keeping: keeping)
        let isChanged = !(existing?.elementsEqual(text.utf8) ?? false)
        let notes = unseen.sorted { $0.key.isSpelled(before: $1.key) }.map { pointer, generation in
            Self.note(of: pointer, generation: generation, memory, spec: spec)
        }
        return (RememberedFile(path: path, text: text, isChanged: isChanged), notes)
    }

    private static func note(of pointer: String, generation: Int, _ memory: ShapeMemory, spec: String?) -> Diagnostic {
        let names = memory.samples.filter { $0.generation == generation }.map(\.name)
        let samples = names.isEmpty ? "" : " (\(SampleNames.text(of: names)))"
        return Diagnostic(
            .seenNoMore,
            .note,
            path: spec,
            message: "'\(pointer)' is in no sample any more; it was last seen in generation \(generation)\(samples)",
            remedy: "it stays as optional; 'forget: [\(pointer)]' under 'options' lets it go"
        )
    }
}

/// A shape file that a run leaves behind.
package struct RememberedFile: Hashable, Sendable {
    package var path: String
    package var text: String
    /// Whether the file there has other bytes, or is not there.
    package var isChanged: Bool

    package init(path: String, text: String, isChanged: Bool) {
        self.path = path
        self.text = text
        self.isChanged = isChanged
    }
}
