import ModelgenResolve

extension Preparation {
    /// The evidence behind each place, a root after the other.
    package var explanations: [Explanation] {
        items.flatMap { Explanation.explanations(of: $0.request) }
    }
}
