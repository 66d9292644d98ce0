import ModelgenResolve
import ModelgenShape
import ModelgenSource

/// What a spec remembers, while a run is under way: the file, what it knew, and what the samples at hand add.
package struct Remembering: Hashable, Sendable {
    /// A model of the spec.
    package struct Model: Hashable, Sendable {
        package var name: String
        /// With the samples at hand merged in.
        package var evidence: ShapeFile.Evidence
        /// What the samples at hand hold, counted before or not.
        package var current: Shape
    }

    /// The samples at hand of a model, and what is to be let go of it.
    struct Input {
        var name: String
        var samples: [SampleGathering.Sample]
        /// Pointers below the whole documents, and below `root:`.
        var forgotten: [(whole: JSONPointer, below: JSONPointer)]
    }

    /// The path of the shape file.
    package var path: String
    /// The bytes that are there now; nil where the file is new.
    package var existing: [UInt8]?
    /// In the order of the spec.
    package var models: [Model]
    /// The samples at hand among the others; the names are those of the last run, as the file has them.
    package var memory: ShapeMemory
    /// The generation before this run.
    package var lastGeneration: Int

    /// The names of the last run, as the resolver knows them.
    package var names: NameMemory {
        places.read(memory.names)
    }

    private var places: RememberedPlaces {
        RememberedPlaces(models: models.map(\.name))
    }

    /// Reads the file that a spec remembers, and merges the samples that it has not counted.
    static func remember(
        _ path: String,
        _ inputs: [Input],
        files: any FileSystem,
        limits: ReadingLimits
    ) throws(Diagnostics) -> Remembering {
        var existing: [UInt8]?
        let file = try self.file(at: path, of: inputs.map(\.name), files, limits, &existing)
        var memory = file.memory ?? ShapeMemory()
        var state = Remembering(
            path: path, existing: existing, models: [], memory: memory, lastGeneration: memory.generation)
        let generation = memory.generation + 1
        for input in inputs {
            let isOnly = inputs.count == 1
            var evidence = file.models[input.name] ?? ShapeFile.Evidence()
            if isOnly { evidence = ShapeFile.Evidence(shape: file.shape, documents: file.documents) }
            let model = isOnly ? nil : input.name
            var known = Set(memory.samples.filter { $0.model == model }.map(\.digest))
            var current = Shape()
            for sample in input.samples {
                current.merge(sample.reading.shape)
                guard known.insert(sample.digest).inserted else { continue }
                memory.generation = generation
                evidence.shape.merge(sample.reading.shape)
                evidence.documents += sample.reading.documents
                memory.samples.append(
                    ShapeMemory.Sample(
                        name: sample.name, digest: sample.digest, generation: generation, model: model))
            }
            for pointer in input.forgotten {
                evidence.shape = Forgetting.shape(evidence.shape, without: pointer.whole.steps[...], keeping: current)
            }
            state.models.append(Model(name: input.name, evidence: evidence, current: current))
        }
        for (index, input) in inputs.enumerated() {
            for pointer in input.forgotten {
                let place = state.places.prefix(of: index) + pointer.below.description
                memory.names = Forgetting.names(memory.names, without: place)
            }
        }
        memory.samples.sort(by: precedes)
        state.memory = memory
        return state
    }

    private static func file(
        at path: String,
        of models: [String],
        _ files: any FileSystem,
        _ limits: ReadingLimits,
        _ existing: inout [UInt8]?
    ) throws(Diagnostics) -> ShapeFile {
        let new = ShapeFile(shape: Shape(), documents: 0)
        guard files.kind(of: path) != nil else { return new }
        let source = try InputReader(files, limits: limits).file(path)
        existing = source.bytes
        guard !source.bytes.isEmpty else { return new }
        let file = try ShapeFileReader.read(source, limits: limits)
        guard let fitted = file.fitted(to: models) else {
            let message = "the file remembers none of the models of the spec: \(models.joined(separator: ", "))"
            let remedy = "give 'remember' another file, or remove this one to begin anew"
            throw Diagnostics([Diagnostic(.rememberedOthers, path: path, message: message, remedy: remedy)])
        }
        return fitted
    }

    private static func precedes(_ left: ShapeMemory.Sample, _ right: ShapeMemory.Sample) -> Bool {
        if left.name != right.name { return left.name.isSpelled(before: right.name) }
        if left.digest != right.digest { return left.digest < right.digest }
        return (left.model ?? "").isSpelled(before: right.model ?? "")
    }

    /// The file after a run that gave some names, and the notes of what is seen no more.
    /// - Parameter names: As the resolver knows them.
    func finished(names: NameMemory, roots: [ModelRequest.Root], spec: String?) -> (
        file: RememberedFile, notes: [Diagnostic]
    ) {
        var memory = self.memory
        memory.names = places.written(names)
        var unseen: [String: Int] = [:]
        for (index, (model, root)) in zip(models, roots).enumerated() {
            let prefix = places.prefix(of: index)
            guard let before = RootSelection.shape(at: root.root, in: model.evidence.shape),
                let now = RootSelection.shape(at: root.root, in: model.current)
            else { continue }
            let maps = memory.names.maps(below: prefix)
            for pointer in UnseenFields.pointers(remembered: before, current: now, maps: maps) {
                unseen[prefix + pointer] = memory.unseen[prefix + pointer] ?? max(1, lastGeneration)
            }
        }
        memory.unseen = unseen
        let text = text(memory, roots)
        let isChanged = !(existing?.elementsEqual(text.utf8) ?? false)
        let notes = unseen.sorted { $0.key.isSpelled(before: $1.key) }.map { place, generation in
            note(of: place, generation: generation, spec: spec)
        }
        return (RememberedFile(path: path, text: text, isChanged: isChanged), notes)
    }

    private func text(_ memory: ShapeMemory, _ roots: [ModelRequest.Root]) -> String {
        var file = ShapeFile(shape: Shape(), documents: 0, memory: memory)
        if models.count == 1, let evidence = models.first?.evidence {
            file.shape = evidence.shape
            file.documents = evidence.documents
        } else {
            for model in models { file.models[model.name] = model.evidence }
        }
        return ShapeFileWriter.text(of: file) { name in
            let index = models.firstIndex { $0.name == name } ?? 0
            let root = roots[index]
            let maps = memory.names.decidedMaps(below: places.prefix(of: index))
            return EnumCandidates.keeping(overrides: root.overrides, below: root.root, maps: maps)
        }
    }

    private func note(of place: String, generation: Int, spec: String?) -> Diagnostic {
        let colon = models.count > 1 ? place.firstIndex(of: ":") : nil
        let model = colon.map { String(place[..<$0]) }
        let pointer = colon.map { String(place[place.index(after: $0)...]) } ?? place
        let samples = memory.samples.filter { $0.generation == generation && $0.model == model }.map(\.name)
        let names = samples.isEmpty ? "" : " (\(SampleNames.text(of: samples)))"
        let owner = model.map { " of \($0)" } ?? ""
        return Diagnostic(
            .seenNoMore,
            .note,
            path: spec,
            message:
                "'\(pointer)'\(owner) is in no sample any more; it was last seen in generation \(generation)\(names)",
            remedy: "it stays as optional; 'forget: [\(pointer)]' under 'options' lets it go"
        )
    }
}
