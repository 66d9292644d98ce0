import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// The property names of a struct's members.
package struct MemberNames: Sendable {
    /// Declared names by key.
    package private(set) var names: [String: String] = [:]
    package private(set) var diagnostics: [Diagnostic] = []

    /// - Parameter reserved: names that the declaration needs for itself, such as `id`.
    package init(members: [Member], typeName: String, style: NameStyle, reserved: Set<String>) {
        let given = members.compactMap { member in member.override?.name.map { (member, $0) } }
        for (member, name) in given { names[member.key] = ReservedWords.declared(name, at: .property) }
        let open = members.filter { $0.override?.name == nil }
        let taken = Set(names.values).union(reserved)
        let candidates = open.map { style.propertyCandidates(for: $0.key) }
        for (member, assigned) in zip(open, NameAssignment.assign(candidates, at: .property, taken: taken)) {
            names[member.key] = assigned.name
            guard !assigned.clashes.isEmpty, let place = member.field.shape.first else { continue }
            let others = assigned.clashes.map { "'\(open[$0].key)'" }.joined(separator: ", ")
            diagnostics.append(
                Diagnostic(
                    .nameClash,
                    .warning,
                    at: place,
                    message:
                        "'\(member.key)' and \(others) of \(typeName) would have one name; '\(member.key)' is '\(assigned.name)'",
                    remedy: "choose names in the spec: fields: { \(member.slot.pointerText): { name: … } }"
                )
            )
        }
    }
}

extension Slot {
    /// The slot's way as a pointer, for a message.
    fileprivate var pointerText: String {
        "…" + JSONPointer(path).description
    }
}
