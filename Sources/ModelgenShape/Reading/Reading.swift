import ModelgenSource

/// What reading a sample gave: its shape, and what there is to say of it.
package struct Reading: Hashable, Sendable {
    package var shape: Shape
    /// How many documents the sample held: lines of JSON Lines, documents of YAML, else 1.
    package var documents: Int
    /// Warnings, and errors where the sample could not be read; the shape is then empty.
    package var diagnostics: [Diagnostic]

    package init(shape: Shape = Shape(), documents: Int = 0, diagnostics: [Diagnostic] = []) {
        self.shape = shape
        self.documents = documents
        self.diagnostics = diagnostics
    }
}
