import ModelgenShape

/// The entries of a union's variants, which stand at the union's own place, as one entry a place.
package enum MergedEntries {
    /// A member is optional unless every variant has it; one that variants hold differently is a union.
    /// - Parameter variants: the entries of each variant.
    package static func merged(_ variants: [[FieldEvidence]], depth: Int) -> [FieldEvidence] {
        let pointers = variants.map { Set($0.map(\.pointer)) }
        let holders = variants.map { Set($0.filter { $0.kind == .object }.map(\.pointer)) }
        var merged: [FieldEvidence] = []
        var indices: [JSONPointer: Int] = [:]
        for entry in variants.joined() {
            guard let index = indices[entry.pointer] else {
                indices[entry.pointer] = merged.count
                var entry = entry
                let parent = JSONPointer(Array(entry.pointer.steps.dropLast()))
                let isElsewhereMissing = variants.indices.contains { index in
                    let hasParent = entry.pointer.steps.count == depth || holders[index].contains(parent)
                    return hasParent && !pointers[index].contains(entry.pointer)
                }
                if isElsewhereMissing { entry.isOptional = true }
                merged.append(entry)
                continue
            }
            join(&merged[index], entry)
        }
        return merged
    }

    private static func join(_ left: inout FieldEvidence, _ right: FieldEvidence) {
        left.isOptional = left.isOptional || right.isOptional
        left.seen += right.seen
        left.missing += right.missing
        left.nulls += right.nulls
        guard left.kind != right.kind else {
            if let values = right.values { left.values = Set(left.values ?? []).union(values).sorted() }
            return
        }
        let kinds = Set(left.kinds ?? [left.kind.jsonName]).union(right.kinds ?? [right.kind.jsonName])
        if left.kind == .string || right.kind == .string, kinds == ["string"] {
            left.kind = .string
            left.values = nil
        } else if kinds.count > 1 {
            left.kind = .union
            left.kinds = kinds.sorted()
        }
    }

}
