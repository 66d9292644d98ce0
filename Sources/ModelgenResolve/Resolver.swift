import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// Turns what was seen into what Swift says.
package enum Resolver {
    /// The model of a request. The same request gives the same model, byte for byte.
    package static func resolve(_ request: ModelRequest) -> Resolution {
        var diagnostics: [Diagnostic] = []
        var shapes: [Shape] = []
        for root in request.roots {
            guard let shape = RootSelection.shape(at: root.root, in: root.shape) else {
                diagnostics.append(RootSelection.nothing(at: root))
                continue
            }
            shapes.append(shape)
        }
        guard diagnostics.isEmpty else { return Resolution(model: nil, diagnostics: diagnostics) }
        let types = TypeResolution(request: request, shapes: shapes)
        diagnostics += types.diagnostics
        if let fault = tooManyTypes(types, request) {
            return Resolution(model: nil, diagnostics: (diagnostics + [fault]).sorted())
        }
        let builder = ModelBuilder(request: request, resolution: types)
        diagnostics += builder.diagnostics
        for ((root, value), shape) in zip(zip(request.roots, types.types.roots), shapes) {
            diagnostics += SpellingNotes.notes(ofRoot: value, shape, name: root.name, in: types.types)
        }
        let failed = diagnostics.contains { $0.severity == .error }
        return Resolution(
            model: failed ? nil : builder.model,
            diagnostics: diagnostics.sorted(),
            names: NameMemory(of: builder.model, types)
        )
    }

    private static func tooManyTypes(_ types: TypeResolution, _ request: ModelRequest) -> Diagnostic? {
        let count = types.order.count
        guard count > request.options.mostTypes else { return nil }
        let message = "'\(request.source)' gives \(count) types, more than \(request.options.mostTypes)"
        let remedy =
            "say 'map: true' where keys are data, start lower with 'root:', or raise the limit: --limits types=\(count)"
        return Diagnostic(.tooManyTypes, message: message, remedy: remedy)
    }
}
