import ModelgenShape
import ModelgenSwift

/// The evidence behind a model, place by place.
package struct Explanation: Hashable, Sendable {
    /// The root type's name.
    package var root: String
    package var fields: [FieldEvidence]
    /// Where `root:` could start the model, since the documents are envelopes; nil where they are none, or the spec has
    /// one already.
    package var envelope: JSONPointer?
    /// The list that a store would be for; nil where there is none.
    package var list: ListEvidence?

    /// Explains each root of a request; none where its `root:` leads nowhere.
    package static func explanations(of request: ModelRequest) -> [Explanation] {
        let shapes = request.roots.map { RootSelection.shape(at: $0.root, in: $0.shape) ?? Shape() }
        let resolution = TypeResolution(request: request, shapes: shapes)
        let stores = stores(of: request, resolution)
        return request.roots.enumerated().map { index, root in
            var walk = EvidenceWalk(resolution: resolution, request: request, root: root.name)
            walk.visit(
                resolution.types.roots[index],
                EvidenceWalk.Site(
                    pointer: JSONPointer(), shape: shapes[index], missing: 0,
                    isOptional: resolution.types.roots[index].isNullable)
            )
            let envelope = root.root.steps.isEmpty ? EnvelopeRule.content(of: root.shape) : nil
            let list = stores.first { $0.name == root.name + "Store" }.map(ListEvidence.init)
            return Explanation(root: root.name, fields: walk.fields, envelope: envelope, list: list)
        }
    }

    /// The stores that there would be, asked for or not.
    private static func stores(of request: ModelRequest, _ resolution: TypeResolution) -> [Store] {
        var request = request
        request.options.emitted.insert(.store)
        return ModelBuilder(request: request, resolution: resolution).model.stores
    }
}
