extension ShapeFileWriter {
    /// The value of `memory`.
    mutating func write(_ memory: ShapeMemory) {
        lines.open()
        lines.member("generation", memory.generation)
        list("samples", memory.samples) { sample, lines in
            lines.open(isFlat: true)
            if let model = sample.model { lines.member("model", model) }
            lines.member("name", sample.name)
            lines.member("digest", sample.digest)
            lines.member("generation", sample.generation)
            lines.close()
        }
        if !memory.unseen.isEmpty {
            lines.key("unseen")
            lines.open()
            for (place, generation) in memory.unseen.sorted(by: { $0.key.isSpelled(before: $1.key) }) {
                lines.member(data: place, generation)
            }
            lines.close()
        }
        list("maps", memory.names.maps) { $1.quoted($0) }
        lines.key("types")
        lines.openList()
        for type in memory.names.types {
            lines.element()
            write(type)
        }
        lines.closeList()
        lines.close()
    }

    private mutating func write(_ type: NameMemory.TypeEntry) {
        lines.open()
        lines.member("name", type.name)
        lines.member("kind", type.kind.rawValue)
        if let root = type.root { lines.member("root", root) }
        list("places", type.places) { $1.quoted($0) }
        if !type.tagging.isEmpty { lines.member("tagging", type.tagging) }
        list("properties", type.properties) { property, lines in
            lines.open(isFlat: true)
            lines.member("key", property.key)
            lines.member("name", property.name)
            lines.member("optional", property.isOptional)
            lines.close()
        }
        list("cases", type.cases) { text, lines in
            lines.open(isFlat: true)
            lines.member("text", text.text)
            lines.member("name", text.name)
            lines.close()
        }
        lines.close()
    }

    /// A list with an element a line; nothing where it is empty.
    private mutating func list<Element>(
        _ key: StaticString,
        _ elements: [Element],
        _ write: (Element, inout JSONLines) -> Void
    ) {
        guard !elements.isEmpty else { return }
        lines.key(key)
        lines.openList()
        for element in elements {
            lines.element()
            write(element, &lines)
        }
        lines.closeList()
    }
}
