import ModelgenSource

extension ShapeFileWriter {
    /// The value of `memory`.
    static func write(_ memory: ShapeMemory, to lines: inout JSONLines) {
        lines.open()
        lines.member("generation", "\(memory.generation)")
        list("samples", memory.samples, to: &lines) { sample in
            object(
                of: (sample.model.map { [("model", quoted($0))] } ?? []) + [
                    ("name", quoted(sample.name)), ("digest", quoted(sample.digest)),
                    ("generation", "\(sample.generation)"),
                ])
        }
        if !memory.unseen.isEmpty {
            lines.key("unseen")
            lines.open()
            for (place, generation) in memory.unseen.sorted(by: { $0.key.isSpelled(before: $1.key) }) {
                lines.member(place, "\(generation)")
            }
            lines.close()
        }
        list("maps", memory.names.maps, to: &lines, quoted)
        lines.key("types")
        lines.openList()
        for type in memory.names.types {
            lines.element()
            write(type, to: &lines)
        }
        lines.closeList()
        lines.close()
    }

    private static func write(_ type: NameMemory.TypeEntry, to lines: inout JSONLines) {
        lines.open()
        lines.member("name", quoted(type.name))
        lines.member("kind", quoted(type.kind.rawValue))
        list("places", type.places, to: &lines, quoted)
        if !type.tagging.isEmpty { lines.member("tagging", JSONLines.list(type.tagging)) }
        list("properties", type.properties, to: &lines) { property in
            object(of: [
                ("key", quoted(property.key)), ("name", quoted(property.name)),
                ("optional", "\(property.isOptional)"),
            ])
        }
        list("cases", type.cases, to: &lines) { object(of: [("text", quoted($0.text)), ("name", quoted($0.name))]) }
        lines.close()
    }

    /// A list with an element a line; nothing where it is empty.
    private static func list<Element>(
        _ key: String,
        _ elements: [Element],
        to lines: inout JSONLines,
        _ text: (Element) -> String
    ) {
        guard !elements.isEmpty else { return }
        lines.key(key)
        lines.openList()
        for element in elements {
            lines.element()
            lines.append(text(element))
        }
        lines.closeList()
    }

    private static func quoted(_ text: String) -> String {
        ModelgenSource.JSONText.quoted(text)
    }
}
