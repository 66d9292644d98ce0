/// Diagnostics thrown together: a stage that fails says all that it found.
package struct Diagnostics: Error, Hashable, Sendable {
    package var all: [Diagnostic]

    package init(_ all: [Diagnostic] = []) {
        self.all = all
    }

    package var hasErrors: Bool {
        all.contains { $0.severity == .error }
    }
}
