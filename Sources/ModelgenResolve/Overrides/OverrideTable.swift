import ModelgenShape
import ModelgenSource

/// The overrides of a spec by the slots that they speak of.
package struct OverrideTable: Sendable {
    private var overrides: [Slot: FieldOverride] = [:]
    /// Overrides whose pointer leads to nothing.
    package private(set) var unmatched: [FieldOverride] = []

    package init(roots: [ModelRequest.Root], shapes: [Shape], table: TypeTable) {
        for (index, root) in roots.enumerated() {
            for override in root.overrides {
                let slots = Self.slots(of: override.pointer, root: index, shape: shapes[index], table: table)
                if slots.isEmpty { unmatched.append(override) }
                for slot in slots { overrides[slot] = override }
            }
        }
    }

    package subscript(slot: Slot) -> FieldOverride? {
        overrides[slot]
    }

    /// The slots at a pointer: several where it leads into the variants of a union.
    private static func slots(of pointer: JSONPointer, root: Int, shape: Shape, table: TypeTable) -> [Slot] {
        var found: [Slot] = []
        let start = PlaceStep.root(root)
        if let path = path(pointer.steps[...], in: shape) {
            found.append(Slot(owner: nil, path: [start] + path))
        }
        for (index, place) in table.tree.places.enumerated() where place.path.first == start && place.tagging == nil {
            let prefix = place.pointer.steps
            guard pointer.steps.starts(with: prefix), pointer.steps.count > prefix.count else { continue }
            let rest = pointer.steps[prefix.count...]
            guard case .key(let key) = rest.first, let field = place.record.fields[key] else { continue }
            guard let path = path(rest.dropFirst(), in: field.shape) else { continue }
            found.append(Slot(owner: table.groups.group[index], path: [.key(key)] + path))
        }
        return found
    }

    /// The way that steps lead inside a value without entering an object that is a record; nil where they lead nowhere.
    private static func path(_ steps: ArraySlice<JSONPointer.Step>, in shape: Shape) -> PlacePath? {
        guard let step = steps.first else { return [] }
        let rest = steps.dropFirst()
        switch step {
        case .eachElement:
            guard let arrays = shape.arrays, arrays.lengths != nil else { return nil }
            return path(rest, in: arrays.element).map { [.eachElement] + $0 }
        case .eachValue:
            guard let record = shape.objects?.record else { return nil }
            let value = record.value
            return path(rest, in: value).map { [.eachValue] + $0 }
        case .key(let key):
            guard let index = Int(key), let columns = shape.arrays?.columns, columns.indices.contains(index) else {
                return nil
            }
            return path(rest, in: columns[index]).map { [.column(index)] + $0 }
        }
    }
}
