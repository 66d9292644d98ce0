import ModelgenResolve
import ModelgenShape
import ModelgenSource

/// `explain --format json`: what programs read. Keys never change their meaning; new ones may come.
package enum ExplanationJSON {
    /// `{"root": "Article", "fields": [{"pointer": "/-/id", …}]}`, an entry a line; several roots are an array of such.
    package static func text(_ explanations: [Explanation]) -> String {
        let objects = explanations.map { explanation in
            let fields = explanation.fields.map { "  " + object(entry($0)) }.joined(separator: ",\n")
            let envelope = explanation.envelope.map { "\"envelope\": \(quoted($0.description)), " } ?? ""
            let list = explanation.list.map { "\"list\": \(self.list($0)), " } ?? ""
            return "{\"root\": \(quoted(explanation.root)), \(envelope)\(list)\"fields\": [\n\(fields)\n]}"
        }
        return (objects.count == 1 ? objects[0] : "[" + objects.joined(separator: ", ") + "]") + "\n"
    }

    private static func entry(_ field: FieldEvidence) -> [(String, String?)] {
        [
            ("pointer", quoted(field.pointer.description)),
            ("property", field.property.map(quoted)),
            ("type", quoted(field.type)),
            ("kind", quoted(field.kind.rawValue)),
            ("optional", "\(field.isOptional)"),
            ("format", field.format.map(quoted)),
            ("values", field.values.map(list)),
            ("open", field.isOpen.map { "\($0)" }),
            ("kinds", field.kinds.map(list)),
            ("also", field.also.map(list)),
            ("tag", field.tag.map(quoted)),
            ("variants", field.variants.map(variants)),
            ("ref", field.reference.map { quoted($0.description) }),
            ("seen", "\(field.seen)"),
            ("missing", "\(field.missing)"),
            ("null", "\(field.nulls)"),
            ("first", field.first.map { quoted("\($0)") }),
            ("why", quoted(field.why)),
            ("near", field.near.map { object([("why", quoted($0.text)), ("override", quoted($0.override))]) }),
        ]
    }

    private static func list(_ list: ListEvidence) -> String {
        object([
            ("pointer", quoted(list.pointer.description)), ("type", quoted(list.type)),
            ("paging", quoted(list.override)), ("why", quoted(list.text)),
        ])
    }

    private static func variants(_ variants: [FieldEvidence.Variant]) -> String {
        let objects = variants.map { variant in
            object([
                ("tag", quoted(variant.tag)),
                ("type", variant.type.map(quoted)),
                ("pointers", list(variant.pointers.map(\.description))),
            ])
        }
        return "[" + objects.joined(separator: ", ") + "]"
    }

    private static func object(_ members: [(String, String?)]) -> String {
        "{" + members.compactMap { key, value in value.map { "\"\(key)\": \($0)" } }.joined(separator: ", ") + "}"
    }

    private static func list(_ texts: [String]) -> String {
        "[" + texts.map(quoted).joined(separator: ", ") + "]"
    }

    private static func quoted(_ text: String) -> String {
        JSONText.quoted(text)
    }
}
