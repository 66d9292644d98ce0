import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// The property names of a struct's members.
package struct MemberNames: Sendable {
    /// Declared names by key.
    package private(set) var names: [String: String] = [:]
    package private(set) var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - position: where properties are declared: a struct or an observable class.
    ///   - taken: names that the declaration needs for itself, such as `id`, and those of types.
    package init(
        members: [Member],
        typeName: String,
        style: NameStyle,
        position: NamePosition,
        taken: TakenNames,
        remembered: [NameMemory.Property] = []
    ) {
        let given = members.compactMap { member in member.override?.name.map { (member, $0) } }
        for (member, name) in given { names[member.key] = ReservedWords.declared(name, at: position) }
        let known = remembered.isEmpty ? [] : Set(members.map(\.key))
        var gone = Set(names.values)
        for property in remembered where names[property.key] == nil && known.contains(property.key) {
            if gone.insert(property.name).inserted { names[property.key] = property.name }
        }
        let open = members.filter { names[$0.key] == nil }
        let first = open.map { style.propertyName(for: NumberedLabel.words(of: $0.key) ?? $0.key) }
        let assigned = NameAssignment.assign(first, at: position, taken: taken.adding(names.values)) {
            Self.candidates(for: open[$0].key, style)
        }
        for (member, name) in zip(open, assigned) { names[member.key] = name.name }
        for (index, name) in assigned.enumerated() where name.clashes.first.map({ $0 > index }) == true {
            let group = [index] + name.clashes
            guard let place = open[index].field.shape.first else { continue }
            let keys = group.map { "'\(open[$0].key)'" }.joined(separator: " and ")
            let chosen = group.map { "'\(assigned[$0].name)'" }.joined(separator: " and ")
            diagnostics.append(
                Diagnostic(
                    .nameClash,
                    .warning,
                    at: place,
                    message: "\(keys) of \(typeName) would have one name; they are \(chosen)",
                    remedy: "to choose others, write { name: … } for them under 'fields' of a spec"
                )
            )
        }
    }

    /// A numbered label is called after its words: `open` for `1. open`, and with its number where the words are taken.
    private static func candidates(for key: String, _ style: NameStyle) -> [String] {
        let words = NumberedLabel.words(of: key).map { style.propertyCandidates(for: $0).prefix(1) }
        return (words ?? []) + style.propertyCandidates(for: key)
    }
}
