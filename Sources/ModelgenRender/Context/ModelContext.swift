import ModelgenMustache
import ModelgenSwift

/// What the template `file` prints: imports and declarations.
enum ModelContext {
    static func value(of model: Model, in scope: RenderScope) -> MustacheValue {
        let imports: [MustacheValue] =
            RenderScope.hasObservable(model) ? ["Foundation", "Observation"] : ["Foundation"]
        return [
            "imports": .list(imports),
            "declarations": .list(model.declarations.map { DeclarationContext.value(of: $0, in: scope) }),
        ]
    }
}
