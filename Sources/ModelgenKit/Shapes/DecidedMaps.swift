import ModelgenResolve
import ModelgenShape
import ModelgenSource

/// The places of samples that are maps by the evidence at hand, so that their keys are data.
enum DecidedMaps {
    /// `["/cities"]`
    /// - Parameter overrides: What a spec says of places, by pointers from the document on.
    static func pointers(in shape: Shape, saying overrides: [FieldOverride]) -> Set<String> {
        let settled = SettledForms(saying: [overrides])
        let rules = FormRules(convention: KeyConvention(of: shape))
        let forms = TypeTable(roots: [shape], rules: rules, settled: settled).tree.forms
        // What is a map in one variant of a union may be a record in another.
        let others = forms.filter { $0.value != .map }.map { UnseenFields.withoutVariants($0.key.text) }
        return Set(forms.filter { $0.value == .map }.map { UnseenFields.withoutVariants($0.key.text) })
            .subtracting(others)
    }
}
