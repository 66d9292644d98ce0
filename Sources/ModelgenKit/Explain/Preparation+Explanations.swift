import ModelgenResolve
import ModelgenSource

extension Preparation {
    /// The evidence behind each place, a root after the other; what looks like a token, a key of a service or an e-mail
    /// address shows in none.
    package var explanations: [Explanation] {
        items.flatMap { Explanation.explanations(of: $0.request) }.map(SecretMask.masked)
    }

    /// What there is to say of the inputs and, where they can be read, of the models that they give.
    package var allDiagnostics: [Diagnostic] {
        hasErrors ? diagnostics : diagnostics + items.flatMap { Resolver.resolve($0.request).diagnostics }
    }
}
