import ModelgenResolve
import ModelgenShape
import ModelgenSource

/// What changed between two inputs, in terms of the models that they give.
///
/// ```swift
/// let diff = ModelDiff.run(old: GenerationRequest(inputs: ["v1.json"]), new: …, in: DiskFileSystem())
/// diff.changes.filter(\.breaksDecoding)
/// ```
package struct ModelDiff: Hashable, Sendable {
    /// In the order of the documents, a root after the other.
    package var changes: [ModelChange] = []
    /// What there is to say of the inputs; no changes where one is an error.
    package var diagnostics: [Diagnostic] = []
    /// The places whose keys are data in either model, and so are no changes when they come and go.
    package var maps: Set<JSONPointer> = []
    /// Whether more than one root was compared.
    package var hasManyRoots = false

    /// Reads both inputs and compares them.
    ///
    /// Samples beside a spec are read as the spec says: its root, its options, its fields.
    package static func run(
        old: GenerationRequest, new: GenerationRequest, in files: any FileSystem
    ) -> ModelDiff {
        let preparer = Preparer(files)
        let before = preparer.prepare(old).naming(old.name ?? old.fallbackName)
        let after = preparer.prepare(new).naming(new.name ?? new.fallbackName)
        var diff = ModelDiff(diagnostics: before.diagnostics + after.diagnostics)
        guard !before.hasErrors, !after.hasErrors else { return diff }
        for pair in ModelPair.pairs(before.items, after.items) { diff.compare(pair) }
        if diff.diagnostics.contains(where: { $0.severity == .error }) { diff.changes = [] }
        return diff
    }

    private mutating func compare(_ pair: ModelPair) {
        let sides = (Self.sides(pair.old, &diagnostics), Self.sides(pair.new, &diagnostics))
        let names = pair.rootNames
        if names.count > 1 { hasManyRoots = true }
        for (old, new) in names {
            let left = old.flatMap { name in sides.0.first { $0.root.name == name } }
            let right = new.flatMap { name in sides.1.first { $0.root.name == name } }
            switch (left, right) {
            case (let left?, let right?):
                let comparison = ModelComparison(left, right)
                changes += comparison.changes
                maps.formUnion(comparison.maps)
            case (let left?, nil): changes.append(Self.whole(left, .removed))
            case (nil, let right?): changes.append(Self.whole(right, .added))
            case (nil, nil): break
            }
        }
    }

    /// A root that only one input has.
    private static func whole(_ side: ModelSide, _ kind: ModelChange.Kind) -> ModelChange {
        var change = ModelChange(root: side.root.name, pointer: JSONPointer(), kind: kind)
        let evidence = ModelChange.Side(
            type: side.text(of: side.start), kinds: side.start.kinds.sorted(), place: side.start.shape.first)
        if kind == .added { change.new = evidence } else { change.old = evidence }
        change.breaksCallers = kind == .removed
        return change
    }

    private static func sides(_ request: ModelRequest?, _ diagnostics: inout [Diagnostic]) -> [ModelSide] {
        guard let request else { return [] }
        var shapes: [Shape] = []
        for root in request.roots {
            let shape = RootSelection.shape(at: root.root, in: root.shape)
            if shape == nil { diagnostics.append(RootSelection.nothing(at: root)) }
            shapes.append(shape ?? Shape())
        }
        let resolution = TypeResolution(request: request, shapes: shapes)
        return request.roots.indices.map { index in
            ModelSide(request, resolution: resolution, index: index, shape: shapes[index])
        }
    }
}

extension Preparation {
    /// The same, with bare samples under one name: what their files are called is no change.
    fileprivate func naming(_ name: String?) -> Preparation {
        guard let name else { return self }
        var preparation = self
        for index in items.indices where items[index].spec == nil {
            preparation.items[index].request.roots[0].name = name
        }
        return preparation
    }
}
