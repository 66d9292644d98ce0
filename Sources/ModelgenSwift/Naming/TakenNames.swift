/// Names that nothing else in a scope may have, without backticks: `TakenNames(["`default`"])` holds `default`.
package struct TakenNames: Hashable, Sendable, ExpressibleByArrayLiteral {
    private var own: Set<String>
    /// Those of a scope around, which many scopes share, so that none of them copies it.
    private var outer: Set<String>

    package init(_ names: some Sequence<String> = []) {
        own = Set(names.lazy.map(Identifier.bare))
        outer = []
    }

    package init(arrayLiteral elements: String...) {
        self.init(elements)
    }

    /// These names and some more, in a scope inside.
    package func adding(_ names: some Sequence<String>) -> TakenNames {
        var inner = TakenNames(names)
        if outer.isEmpty {
            inner.outer = own
        } else {
            inner.outer = outer
            inner.own.formUnion(own)
        }
        return inner
    }

    package mutating func insert(_ name: String) {
        own.insert(Identifier.bare(name))
    }

    package func contains(_ bare: String) -> Bool {
        own.contains(bare) || outer.contains(bare)
    }
}
