import ModelgenResolve
import ModelgenShape
import ModelgenSource

/// `explain` for people: a tree of places, each with its type and the evidence.
package enum ExplanationText {
    /// Columns for places and for types; longer ones push their line to the right.
    private static let maximumWidth = 40

    /// ```
    /// Article
    ///   -               Article   seen 3 (articles.json:2)
    ///     id            Int       seen 3 (articles.json:3); identity: everywhere, never null, and unique among siblings
    ///     note          String?   seen 2 (articles.json:9), missing 1; optional: missing in 1 of 3 objects
    /// ```
    package static func text(_ explanations: [Explanation]) -> String {
        explanations.map(text).joined(separator: "\n")
    }

    private static func text(_ explanation: Explanation) -> String {
        // A part of the documents begins with its whole pointer.
        let top = explanation.fields.first?.pointer.steps.count ?? 0
        let lines = explanation.fields.map { field in
            (place: place(field.pointer, below: top), type: field.type + (field.isOptional ? "?" : ""), field: field)
        }
        let places = min(lines.map(\.place.count).max() ?? 0, maximumWidth)
        let types = min(lines.map(\.type.count).max() ?? 0, maximumWidth)
        let body = lines.map { line in
            let start = padded(line.place, to: places) + "  " + padded(line.type, to: types)
            var text = "  \(start)  \(evidence(line.field))\n"
            if let near = line.field.near {
                let indentation = String(repeating: " ", count: places + types + 6)
                text += "\(indentation)\(near.text)\n"
            }
            return text
        }
        let envelope = explanation.envelope.map { ": envelopes; 'root: \($0)' in a spec starts at their content" } ?? ""
        let list = explanation.list.map { "  list of \($0.type) at '\($0.pointer)': \($0.text)\n" } ?? ""
        return "\(explanation.root)\(envelope)\n" + list + body.joined()
    }

    /// The last step of a pointer, as far in as it is deep.
    /// - Parameter top: How many steps lead to the first place.
    private static func place(_ pointer: JSONPointer, below top: Int) -> String {
        guard let last = pointer.steps.last else { return "(root)" }
        if pointer.steps.count == top { return pointer.description }
        let step = JSONPointer([last]).description.dropFirst()
        let depth = max(0, pointer.steps.count - max(1, top))
        return String(repeating: "  ", count: depth) + (step.isEmpty ? "\"\"" : step)
    }

    private static func evidence(_ field: FieldEvidence) -> String {
        let first = field.first.map { " (\(FilePath.name(of: $0.file)):\($0.position.line))" } ?? ""
        // A type that recurs may show a member in one of its places only.
        var counts = [field.seen > 0 ? "seen \(field.seen)\(first)" : "not seen here"]
        if field.missing > 0 { counts.append("missing \(field.missing)") }
        if field.nulls > 0 { counts.append("null \(field.nulls)") }
        var parts = [counts.joined(separator: ", ")]
        if let format = field.format { parts.append(format) }
        if let values = values(of: field) { parts.append(values) }
        if let tag = field.tag { parts.append("told apart by \(tag)") }
        if !field.why.isEmpty { parts.append(field.why) }
        return parts.joined(separator: "; ")
    }

    /// `cases closed 2, open 12`
    private static func values(of field: FieldEvidence) -> String? {
        if field.seen > 0, !field.counts.isEmpty {
            let counts = field.counts.map { "\($0.text) \($0.count)" }.joined(separator: ", ")
            return field.kind == .enum ? "cases \(counts)" : counts
        }
        return field.values.map { "cases " + $0.joined(separator: ", ") }
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
