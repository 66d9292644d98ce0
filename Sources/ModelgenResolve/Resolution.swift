import ModelgenSource
import ModelgenSwift

/// What resolving gave: the model, and what there is to say of it.
package struct Resolution: Hashable, Sendable {
    /// nil where an error stands among the diagnostics.
    package var model: Model?
    package var diagnostics: [Diagnostic]

    package init(model: Model?, diagnostics: [Diagnostic] = []) {
        self.model = model
        self.diagnostics = diagnostics
    }
}
