import ModelgenResolve
import ModelgenShape

/// `explain` for people: a line a place, its type and the evidence.
package enum ExplanationText {
    /// `/-/price  Double  optional: missing in 2 of 14 objects`
    package static func text(_ explanations: [Explanation]) -> String {
        explanations.map { explanation in
            let lines = explanation.fields.map { field in
                (place: field.pointer.steps.isEmpty ? "(root)" : "\(field.pointer)", type: type(field), why: why(field))
            }
            let widths = (lines.map(\.place.count).max() ?? 0, min(lines.map(\.type.count).max() ?? 0, 40))
            let body = lines.map { line in
                padded(line.place, to: widths.0) + "  "
                    + (line.why.isEmpty ? line.type : padded(line.type, to: widths.1) + "  " + line.why)
            }
            let envelope =
                explanation.envelope.map { ": envelopes; 'root: \($0)' in a spec starts at their content" } ?? ""
            return "\(explanation.root)\(envelope)\n" + body.map { "  \($0)\n" }.joined()
        }.joined(separator: "\n")
    }

    private static func type(_ field: FieldEvidence) -> String {
        field.type + (field.isOptional ? "?" : "")
    }

    private static func why(_ field: FieldEvidence) -> String {
        var parts = ["seen \(field.seen)"]
        if field.missing > 0 { parts.append("missing \(field.missing)") }
        if field.nulls > 0 { parts.append("null \(field.nulls)") }
        if let format = field.format { parts.append(format) }
        if let values = field.values { parts.append("cases " + values.joined(separator: ", ")) }
        if let tag = field.tag { parts.append("told apart by \(tag)") }
        if !field.why.isEmpty { parts.append(field.why) }
        return parts.joined(separator: "; ")
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
