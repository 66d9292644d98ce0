import ModelgenShape

/// Places that show a few alternatives of a union that stands elsewhere under the same noun.
///
/// Of a pipeline's `tasks` one list may hold scripts only: what its elements are is said by the lists that hold more. Such a
/// place is one of the union's where its objects are tagged alike: by their one key, which the union knows of some of them;
/// or by a member with tags that the union knows, beside no member that it does not.
struct LoneAlternatives {
    private struct Union {
        var tagging: ObjectForm.Tagging
        var tags: Set<String>
        var record: RecordShape
    }

    /// The union of each noun; of a noun that has several, none is.
    private var unions: [String: Union] = [:]

    init(_ table: TypeTable) {
        var ambiguous: Set<String> = []
        for (type, places) in table.groups.members.enumerated() {
            let place = table.tree.places[places[0]]
            guard let tagging = place.tagging, place.isListed, let noun = place.noun else { continue }
            let tags = Set(table.variants[type].map(\.tag))
            let union = Union(tagging: tagging, tags: tags, record: table.records[type])
            if unions.updateValue(union, forKey: noun) != nil { ambiguous.insert(noun) }
        }
        for noun in ambiguous { unions[noun] = nil }
    }

    /// What a place is, where it shows alternatives of a union; nil elsewhere.
    func form(of place: ObjectPlace) -> ObjectForm? {
        guard place.tagging == nil, place.variant == nil, place.isListed, let noun = place.noun else { return nil }
        guard let union = unions[noun] else { return nil }
        let fields = place.record.fields
        switch union.tagging {
        case .external:
            guard place.record.sizes == 1...1, fields.keys.contains(where: union.tags.contains) else { return nil }
        case .internal(let tag), .adjacent(let tag, _):
            guard let field = fields[tag], field.missingAt == nil, fields.count > 1 else { return nil }
            guard fields.keys.allSatisfy({ union.record.fields[$0] != nil }) else { return nil }
            guard let values = field.shape.strings?.values, field.shape.kinds == [.string] else { return nil }
            guard !values.isEmpty, values.keys.allSatisfy(union.tags.contains) else { return nil }
        }
        return .tagged(union.tagging)
    }
}

extension ObjectPlace {
    /// What the objects are called, by their key.
    fileprivate var noun: String? {
        key.map { KeyNoun(key: $0).head }
    }
}
