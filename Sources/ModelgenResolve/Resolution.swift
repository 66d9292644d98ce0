import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// What resolving gave: the model, and what there is to say of it.
package struct Resolution: Hashable, Sendable {
    /// nil where an error stands among the diagnostics.
    package var model: Model?
    package var diagnostics: [Diagnostic]
    /// The names of the model, to be kept by the next one.
    package var names: NameMemory

    package init(model: Model?, diagnostics: [Diagnostic] = [], names: NameMemory = NameMemory()) {
        self.model = model
        self.names = names
        self.diagnostics = diagnostics
    }
}
