import ModelgenResolve

extension Preparation {
    /// The evidence behind each place, a root after the other; what looks like a token, a key of a service or an e-mail
    /// address shows in none.
    package var explanations: [Explanation] {
        items.flatMap { Explanation.explanations(of: $0.request) }.map(SecretMask.masked)
    }
}
