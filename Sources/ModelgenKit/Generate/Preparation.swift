import ModelgenResolve
import ModelgenSource

/// What inputs ask for, read and ready to be resolved, with what there is to say of them.
package struct Preparation: Hashable, Sendable {
    /// One model to be.
    package struct Item: Hashable, Sendable {
        package var request: ModelRequest
        package var tool: ToolOptions
        /// The spec, as the user named it; nil where samples alone are the input.
        package var spec: String?
        /// What the spec remembers; nil where it does not.
        package var memory: Remembering?

        package init(request: ModelRequest, tool: ToolOptions, spec: String? = nil) {
            self.request = request
            self.tool = tool
            self.spec = spec
        }
    }

    /// In the order of the specs' paths.
    package var items: [Item]
    package var diagnostics: [Diagnostic]

    package init(items: [Item] = [], diagnostics: [Diagnostic] = []) {
        self.items = items
        self.diagnostics = diagnostics
    }

    package var hasErrors: Bool {
        Diagnostics(diagnostics).hasErrors
    }
}
