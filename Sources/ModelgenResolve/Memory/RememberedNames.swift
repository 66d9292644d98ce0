import ModelgenShape

/// What a model was the last time, by places: forms, types, names and orders that are to stay.
package struct RememberedNames: Hashable, Sendable {
    private let memory: NameMemory
    /// The types of objects, and those of other values, by places.
    private var objects: [String: Int] = [:]
    private var others: [NameMemory.Kind: [String: Int]] = [:]
    private let maps: Set<String>

    package init(_ memory: NameMemory = NameMemory()) {
        self.memory = memory
        maps = Set(memory.maps)
        for (index, type) in memory.types.enumerated() {
            for place in type.places {
                if type.kind.isObject {
                    objects[place] = index
                } else {
                    others[type.kind, default: [:]][place] = index
                }
            }
        }
    }

    package var isEmpty: Bool {
        memory.types.isEmpty && maps.isEmpty
    }

    /// What the objects at a place were.
    func form(_ path: PlacePath) -> ObjectForm? {
        guard !isEmpty else { return nil }
        let text = path.text
        if maps.contains(text) { return .map }
        guard let index = objects[text] else { return nil }
        let tagging = memory.types[index].tagging
        switch (tagging.first, tagging.count) {
        case ("internal", 2): return .tagged(.internal(tag: tagging[1]))
        case ("adjacent", 3): return .tagged(.adjacent(tag: tagging[1], content: tagging[2]))
        case ("external", _): return .tagged(.external)
        default: return .record
        }
    }

    /// Whether a union stays one though some of its objects lack the tag: as long as the others can be told apart by it.
    func keeps(_ tagging: ObjectForm.Tagging, _ path: PlacePath, of objects: ObjectShape) -> Bool {
        guard form(path) == .tagged(tagging) else { return false }
        switch tagging {
        case .internal(let tag), .adjacent(let tag, _):
            return !objects.candidates.contains(tag) || objects.keptCandidates.contains(tag)
        case .external: return true
        }
    }

    /// The tags that a union at a place had.
    func tags(_ path: PlacePath) -> Set<String> {
        Set(label(path).map { memory.types[$0].cases.map(\.text) } ?? [])
    }

    /// Which type the objects at a place were of; nil where it is new.
    func label(_ path: PlacePath) -> Int? {
        isEmpty ? nil : objects[path.text]
    }

    /// What a type was; nil where it is new.
    func entry(of type: NamedType, in table: TypeTable) -> NameMemory.TypeEntry? {
        index(of: type, in: table).map { memory.types[$0] }
    }

    /// The type at a place in the order of declarations.
    func entry(at index: Int) -> NameMemory.TypeEntry {
        memory.types[index]
    }

    /// The place of a type in the order of declarations; nil where it is new.
    func index(of type: NamedType, in table: TypeTable) -> Int? {
        guard !isEmpty else { return nil }
        switch type {
        case .object(let index):
            return table.groups.members[index].lazy.compactMap { objects[table.tree.places[$0].path.text] }.first
        case .stringEnum(let slot): return index(of: .enum, at: slot, in: table)
        case .kindUnion(let slot): return index(of: .kindUnion, at: slot, in: table)
        case .row(let slot): return index(of: .row, at: slot, in: table)
        }
    }

    /// Every place of a slot: one for each place of the type around it.
    static func places(of slot: Slot, in table: TypeTable) -> [String] {
        guard let owner = slot.owner else { return [slot.path.text] }
        return table.groups.members[owner].map { (table.tree.places[$0].path + slot.path).text }
    }

    private func index(of kind: NameMemory.Kind, at slot: Slot, in table: TypeTable) -> Int? {
        guard let known = others[kind] else { return nil }
        return Self.places(of: slot, in: table).lazy.compactMap { known[$0] }.first
    }
}
