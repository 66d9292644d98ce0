import ModelgenShape

extension ShapeFile {
    /// The same evidence as a spec of some models keeps it: a spec may gain models and lose them.
    ///
    /// Where a file of one model meets a spec of several, its evidence is that of the model of the same name. What is kept
    /// of models that the spec has no more is let go.
    ///
    /// - Parameter models: The names of the spec's models.
    /// - Returns: nil where the file knows none of the models.
    func fitted(to models: [String]) -> ShapeFile? {
        if memory == nil, self.models.isEmpty, documents == 0 { return self }
        if models.count > 1 { return self.models.isEmpty ? parted(for: models) : narrowed(to: models) }
        guard !self.models.isEmpty else { return self }
        return models.first.flatMap(single)
    }

    /// A file of one model as one of several.
    private func parted(for models: [String]) -> ShapeFile? {
        let known = Set(memory?.names.types.map(\.name) ?? [])
        guard let name = models.first(where: known.contains) else { return nil }
        var file = self
        file.models = [name: Evidence(shape: shape, documents: documents)]
        file.shape = Shape()
        file.documents = 0
        file.label(name)
        file.movePlaces { "\(name):\($0)" }
        return file
    }

    /// The part of a file of several models that is of one.
    private func single(_ name: String) -> ShapeFile? {
        guard let evidence = models[name] else { return nil }
        var file = narrowed(to: [name])
        file.models = [:]
        file.shape = evidence.shape
        file.documents = evidence.documents
        file.label(nil)
        file.movePlaces { String($0.dropFirst(name.count + 1)) }
        return file
    }

    private func narrowed(to models: [String]) -> ShapeFile {
        var file = self
        file.models = self.models.filter { models.contains($0.key) }
        file.memory?.samples.removeAll { sample in sample.model.map { !models.contains($0) } ?? true }
        file.movePlaces { place in
            place.firstIndex(of: ":").flatMap { models.contains(String(place[..<$0])) ? place : nil }
        }
        return file
    }

    /// Says of all samples which model's they are.
    private mutating func label(_ model: String?) {
        guard var memory else { return }
        for index in memory.samples.indices { memory.samples[index].model = model }
        self.memory = memory
    }

    private mutating func movePlaces(_ move: (String) -> String?) {
        guard var memory else { return }
        memory.names = memory.names.moved(move)
        memory.unseen = Dictionary(
            memory.unseen.compactMap { place, generation in move(place).map { ($0, generation) } }
        ) { first, _ in first }
        self.memory = memory
    }
}
