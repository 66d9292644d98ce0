import ModelgenSource

/// Takes values of the wanted kind out of the nodes of a shape file.
struct ShapeNodes {
    typealias Members = [String: YAMLNode]

    /// The shape file, as diagnostics call it.
    let path: String

    func place(of node: YAMLNode) -> Place {
        Place(file: path, position: node.position)
    }

    func fault(_ node: YAMLNode, _ message: String) -> Diagnostic {
        Diagnostic(
            .invalidShapeFile, at: place(of: node), message: message,
            remedy: "make the file anew with 'modelgen shape'")
    }

    func members(_ node: YAMLNode) throws(Diagnostic) -> Members {
        guard case .mapping(let members) = node.content else { throw fault(node, "an object is expected here") }
        return Members(members.map { ($0.key, $0.value) }) { first, _ in first }
    }

    func elements(_ node: YAMLNode) throws(Diagnostic) -> [YAMLNode] {
        guard case .sequence(let elements) = node.content else { throw fault(node, "an array is expected here") }
        return elements
    }

    func elements(_ members: Members, _ key: String) throws(Diagnostic) -> [YAMLNode] {
        guard let node = members[key] else { return [] }
        return try elements(node)
    }

    func text(_ node: YAMLNode) throws(Diagnostic) -> String {
        guard case .string(let text) = node.content else { throw fault(node, "a text is expected here") }
        return text
    }

    func boolean(_ node: YAMLNode) throws(Diagnostic) -> Bool {
        guard case .boolean(let value) = node.content else { throw fault(node, "true or false is expected here") }
        return value
    }

    func integer(_ node: YAMLNode) throws(Diagnostic) -> Int {
        guard case .number(let text) = node.content, let value = Int(text) else {
            throw fault(node, "a whole number is expected here")
        }
        return value
    }

    /// A whole number from 0, so small that counts of many files can be added up.
    func count(_ node: YAMLNode) throws(Diagnostic) -> Int {
        let value = try integer(node)
        guard (0...1 << 53).contains(value) else { throw fault(node, "a count is expected here") }
        return value
    }

    /// A count; 0 where it is not there.
    func count(_ members: Members, _ key: String) throws(Diagnostic) -> Int {
        guard let node = members[key] else { return 0 }
        return try count(node)
    }

    /// `[1, 4]`
    func range(_ node: YAMLNode) throws(Diagnostic) -> ClosedRange<Int> {
        let bounds = try elements(node)
        guard bounds.count == 2 else { throw fault(node, "the least and the greatest are expected here") }
        let (low, high) = (try integer(bounds[0]), try integer(bounds[1]))
        guard low <= high else { throw fault(node, "the least is greater than the greatest") }
        return low...high
    }

    func sightings(_ node: YAMLNode) throws(Diagnostic) -> Sightings {
        try sightings(try members(node))
    }

    /// The sightings among the members of a node.
    func sightings(_ members: Members) throws(Diagnostic) -> Sightings {
        var sightings = Sightings()
        sightings.count = try count(members, "seen")
        if let first = members["first"] { sightings.first = try place(first) }
        return sightings
    }

    /// `users.json:3:14#210`
    func place(_ node: YAMLNode) throws(Diagnostic) -> Place {
        let text = try text(node)
        let parts = text.split(separator: "#", omittingEmptySubsequences: false)
        let head = parts.dropLast().joined(separator: "#").split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 1, head.count > 2, let offset = Int(parts[parts.count - 1]),
            let line = Int(head[head.count - 2]), let column = Int(head[head.count - 1])
        else { throw fault(node, "'\(text)' is no place: file:line:column#offset") }
        return Place(
            file: head.dropLast(2).joined(separator: ":"),
            position: SourcePosition(offset: offset, line: line, column: column)
        )
    }

    func numbers(_ node: YAMLNode) throws(Diagnostic) -> NumberShape {
        let members = try members(node)
        var numbers = NumberShape()
        numbers.seen = try sightings(members)
        numbers.integers = try count(members, "integers")
        if let range = members["range"] {
            let bounds = try self.range(range)
            numbers.range = Int64(bounds.lowerBound)...Int64(bounds.upperBound)
        }
        for need in try elements(members, "needs") {
            guard let known = NumberNeed(rawValue: try text(need)) else {
                throw fault(need, "this is nothing that numbers need")
            }
            known.note(in: &numbers)
        }
        if let place = members["notFinite"] { numbers.notFiniteAt = try self.place(place) }
        return numbers
    }
}
