import ModelgenShape

extension Explanation {
    /// What was decided at a place and below it; nil where the documents have no such place.
    /// - Parameter pointer: As specs write it, from `root:` on; or as it stands in a document, `/articles/3/price`.
    package func part(at pointer: JSONPointer) -> Explanation? {
        let fields = fields.filter { Self.leads(pointer.steps, to: $0.pointer.steps) }
        guard !fields.isEmpty else { return nil }
        let isWhole = pointer.steps.isEmpty
        return Explanation(
            root: root, fields: fields, envelope: isWhole ? envelope : nil, list: isWhole ? list : nil)
    }

    /// The places directly below the last step of a pointer that there is, for who missed one.
    package func neighbours(of pointer: JSONPointer) -> [JSONPointer] {
        var steps = pointer.steps
        while !steps.isEmpty, part(at: JSONPointer(steps)) == nil { steps.removeLast() }
        return fields.map(\.pointer).filter {
            $0.steps.count == steps.count + 1 && Self.leads(steps, to: $0.steps)
        }
    }

    /// Whether a place is the one that some steps lead to, or lies below it.
    private static func leads(_ steps: [JSONPointer.Step], to place: [JSONPointer.Step]) -> Bool {
        place.count >= steps.count
            && zip(steps, place).allSatisfy { step, place in
                switch (step, place) {
                case (.key(let key), .eachElement): key.utf8.allSatisfy { (0x30...0x39).contains($0) } && !key.isEmpty
                case (.key, .eachValue): true
                default: step == place
                }
            }
    }
}
