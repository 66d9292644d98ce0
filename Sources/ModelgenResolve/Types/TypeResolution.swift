import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// The types of a request with their names, and what there is to say of them: all that a model is built from.
package struct TypeResolution: Sendable {
    package let types: ResolvedTypes
    package let names: TypeNames
    package let boxes: BoxRule
    /// All types in the order in which they are declared.
    package let order: [NamedType]
    package private(set) var diagnostics: [Diagnostic] = []

    package init(request: ModelRequest, shapes: [Shape]) {
        let convention = KeyConvention(of: shapes.reduce(into: Shape()) { $0.merge($1) })
        var settled = SettledForms(saying: request.roots.map(\.overrides))
        settled.remembered = RememberedNames(request.names)
        let table = TypeTable(roots: shapes, rules: FormRules(convention: convention), settled: settled)
        let overrides = OverrideTable(roots: request.roots, shapes: shapes, table: table)
        types = ResolvedTypes(
            table: table, shapes: shapes, options: request.options, overrides: overrides,
            remembered: settled.remembered)
        var acronyms = Acronyms.standard
        acronyms = acronyms.adding(
            request.options.addedAcronyms.sorted(), removing: request.options.removedAcronyms.sorted())
        names = TypeNames(
            types: types,
            roots: request.roots,
            style: NameStyle(acronyms: acronyms, longestName: request.options.longestName),
            isFlat: request.options.layout == .flat
        )
        let names = names
        order = types.order.enumerated().flatMap { index, order in order.filter { names.root(of: $0) == index } }
        boxes = BoxRule(types, order: order)
        diagnostics =
            types.diagnostics
            + overrides.unmatched.map { override in
                Diagnostic(
                    .overrideMatchesNothing,
                    .warning,
                    at: override.place,
                    message: "no sample holds anything at '\(override.pointer)'",
                    remedy: "remove the entry or mend its pointer"
                )
            }
    }
}
