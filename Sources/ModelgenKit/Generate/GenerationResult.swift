import ModelgenRender
import ModelgenSource

/// What generating gave, in memory.
package struct GenerationResult: Hashable, Sendable {
    /// In order of their names; empty where an error stands among the diagnostics.
    package var files: [RenderedFile]
    /// The specs that ran, as the user named them; empty where samples alone were the input.
    package var specs: [String]
    package var diagnostics: [Diagnostic]
    /// The shape files that specs remember, as they are to be after the run; empty where an error stands among the
    /// diagnostics.
    package var remembered: [RememberedFile] = []

    package init(files: [RenderedFile] = [], specs: [String] = [], diagnostics: [Diagnostic] = []) {
        self.files = files
        self.specs = specs
        self.diagnostics = diagnostics
    }

    package var hasErrors: Bool {
        Diagnostics(diagnostics).hasErrors
    }
}
