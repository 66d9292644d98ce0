import ModelgenSource

extension ShapeFileReader {
    /// What the value of `memory` says.
    func memory(_ node: YAMLNode) throws(Diagnostic) -> ShapeMemory {
        let members = try nodes.members(node)
        var memory = ShapeMemory()
        memory.generation = try nodes.count(members, "generation")
        for sample in try nodes.elements(members, "samples") {
            let members = try nodes.members(sample)
            memory.samples.append(
                ShapeMemory.Sample(
                    name: try text(members, "name", in: sample),
                    digest: try text(members, "digest", in: sample),
                    generation: try nodes.count(members, "generation"),
                    model: members["model"] == nil ? nil : try text(members, "model", in: sample)
                ))
        }
        if let unseen = members["unseen"] {
            for (place, generation) in try nodes.members(unseen) { memory.unseen[place] = try nodes.count(generation) }
        }
        for place in try nodes.elements(members, "maps") { memory.names.maps.append(try nodes.text(place)) }
        for type in try nodes.elements(members, "types") { memory.names.types.append(try self.type(type)) }
        return memory
    }

    private func type(_ node: YAMLNode) throws(Diagnostic) -> NameMemory.TypeEntry {
        let members = try nodes.members(node)
        guard let kind = NameMemory.Kind(rawValue: try text(members, "kind", in: node)) else {
            throw nodes.fault(node, "'kind' is none of a type")
        }
        var type = NameMemory.TypeEntry(name: try text(members, "name", in: node), kind: kind, places: [])
        if members["root"] != nil { type.root = try text(members, "root", in: node) }
        for place in try nodes.elements(members, "places") { type.places.append(try nodes.text(place)) }
        for word in try nodes.elements(members, "tagging") { type.tagging.append(try nodes.text(word)) }
        for property in try nodes.elements(members, "properties") {
            let members = try nodes.members(property)
            var isOptional = false
            if let optional = members["optional"] { isOptional = try nodes.boolean(optional) }
            type.properties.append(
                NameMemory.Property(
                    key: try text(members, "key", in: property),
                    name: try text(members, "name", in: property),
                    isOptional: isOptional
                ))
        }
        for entry in try nodes.elements(members, "cases") {
            let members = try nodes.members(entry)
            type.cases.append(
                NameMemory.Case(
                    text: try text(members, "text", in: entry), name: try text(members, "name", in: entry)))
        }
        return type
    }

    private func text(_ members: ShapeNodes.Members, _ key: String, in node: YAMLNode) throws(Diagnostic) -> String {
        guard let value = members[key] else { throw nodes.fault(node, "'\(key)' is missing") }
        return try nodes.text(value)
    }
}
