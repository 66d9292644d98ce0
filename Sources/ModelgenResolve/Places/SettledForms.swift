import ModelgenShape

/// Forms that are no longer open: overrides of a spec, and what the pooled evidence of a type decided for its places.
package struct SettledForms: Hashable, Sendable {
    /// A place as a spec names it: a pointer below the root of this index.
    package struct Named: Hashable, Sendable {
        package var root: Int
        package var pointer: JSONPointer
    }

    /// `map: true` or `map: false` of a spec.
    package var overrides: [Named: ObjectForm] = [:]
    /// What the places were the last time.
    package var remembered = RememberedNames()
    private(set) var forms: [PlacePath: ObjectForm] = [:]
    private(set) var rows: [PlacePath: Bool] = [:]

    package init() {}

    /// What specs say of each root's places: `map: true`, `map: false`.
    package init(saying overrides: [[FieldOverride]]) {
        for (root, overrides) in overrides.enumerated() {
            for override in overrides {
                guard let isMap = override.map else { continue }
                self.overrides[Named(root: root, pointer: override.pointer)] = isMap ? .map : .record
            }
        }
    }

    package func form(_ path: PlacePath) -> ObjectForm? {
        if !overrides.isEmpty, case .root(let root) = path.first,
            let form = overrides[Named(root: root, pointer: JSONPointer(path))]
        {
            return form
        }
        return forms[path] ?? remembered.form(path)
    }

    package func isRow(_ path: PlacePath) -> Bool? {
        rows[path]
    }

    /// Settles a form; the first decision stands, but for a union some of whose objects prove to lack the tag, unless it is
    /// remembered. Returns whether it was open.
    package mutating func settle(_ form: ObjectForm, at path: PlacePath) -> Bool {
        if case .tagged? = forms[path], form == .record {
            forms[path] = .record
            return true
        }
        guard self.form(path) == nil else { return false }
        forms[path] = form
        return true
    }

    /// Settles whether arrays are rows; the first decision stands. Returns whether it was open.
    package mutating func settle(isRow: Bool, at path: PlacePath) -> Bool {
        guard rows[path] == nil else { return false }
        rows[path] = isRow
        return true
    }
}
