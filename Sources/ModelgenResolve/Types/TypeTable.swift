import ModelgenShape
import ModelgenSource

/// The object types of all roots with their pooled evidence: what was seen at every place of a type, as one.
package struct TypeTable: Sendable {
    package let tree: PlaceTree
    package let groups: TypeGroups
    /// What was seen of each type; for a tagged union, of all variants.
    package let records: [RecordShape]
    /// The variants of each tagged union, pooled; empty for structs.
    package let variants: [[TaggedVariant]]

    /// More rounds than this do not settle anything: forms only change once a place.
    private static let maximumRounds = 12

    /// Groups the places of the roots and decides forms anew on pooled evidence, until evidence and forms agree.
    package init(roots: [Shape], rules: FormRules, settled: SettledForms = SettledForms()) {
        var settled = settled
        var pool = RecordPool()
        var table = TypeTable(roots: roots, settled: settled, rules: rules, pool: &pool)
        for _ in 0..<Self.maximumRounds {
            guard table.settle(&settled, rules) || table.settleLoneAlternatives(&settled) else { break }
            table = TypeTable(roots: roots, settled: settled, rules: rules, pool: &pool, earlier: table.tree)
        }
        self = table
    }

    private init(
        roots: [Shape],
        settled: SettledForms,
        rules: FormRules,
        pool: inout RecordPool,
        earlier: PlaceTree? = nil
    ) {
        let tree = PlaceTree(roots: roots, settled: settled, rules: rules, earlier: earlier)
        let groups = TypeGroups(places: tree.places, remembered: settled.remembered)
        self.tree = tree
        self.groups = groups
        records = groups.members.map { pool.record(of: $0.map { tree.places[$0] }) }
        variants = groups.members.map { places in
            Self.pooled(places.flatMap { tree.places[$0].variants })
        }
    }

    /// The type of the objects at a way below a type; nil where none stands there.
    package func type(below type: Int, _ path: PlacePath) -> Int? {
        for place in groups.members[type] {
            if let child = tree.places[place].children[path] { return groups.group[child] }
        }
        return nil
    }

    /// The type of the objects at a way from the roots.
    package func type(at path: PlacePath) -> Int? {
        tree.roots[path].map { groups.group[$0] }
    }

    /// The first place of a type.
    package func firstPlace(of type: Int) -> ObjectPlace {
        tree.places[groups.members[type][0]]
    }

    /// An object without the tag among those of a tagged union.
    package func untagged(in type: Int) -> Place? {
        groups.members[type].compactMap { tree.places[$0].untaggedAt }.min()
    }

    /// The members of a variant that its tag does not decide; empty where the type is no variant.
    package func undecidedMembers(of type: Int) -> Set<String> {
        let place = firstPlace(of: type)
        guard place.variant != nil, let parent = place.parent, case .internal(let tag) = tree.places[parent].tagging
        else { return [] }
        let records = variants[groups.group[parent]].compactMap { variant -> RecordShape? in
            guard case .record(let record) = variant.payload else { return nil }
            return record
        }
        return TagEvidence(records, tag: tag).undecided
    }

    private static func pooled(_ variants: [TaggedVariant]) -> [TaggedVariant] {
        var pooled: [String: TaggedVariant.Payload] = [:]
        var tags: [String] = []
        for variant in variants {
            if pooled[variant.tag] == nil { tags.append(variant.tag) }
            switch (pooled[variant.tag], variant.payload) {
            case (.record(var record), .record(let other)):
                record.merge(other)
                pooled[variant.tag] = .record(record)
            case (.value(let shape, let key), .value(let other, _)):
                pooled[variant.tag] = .value(shape.merged(with: other), key: key)
            case (nil, let payload), (.nothing, let payload):
                pooled[variant.tag] = payload
            default:
                continue
            }
        }
        return tags.compactMap { tag in pooled[tag].map { TaggedVariant(tag: tag, payload: $0) } }
    }

    /// Settles what the pooled evidence decides otherwise than a place's own; returns whether anything did.
    private func settle(_ settled: inout SettledForms, _ rules: FormRules) -> Bool {
        var changed = false
        for (type, places) in groups.members.enumerated() where places.count > 1 {
            let paths = places.map { tree.places[$0].path }
            if tree.places[places[0]].tagging == nil {
                for (key, field) in records[type].fields {
                    let inner = paths.map { $0 + [.key(key)] }
                    if settle(field.shape, at: inner, key: key, &settled, rules) { changed = true }
                }
            }
            for variant in variants[type] {
                guard case .value(let shape, let key) = variant.payload else { continue }
                let inner = paths.map { $0 + [.variant(variant.tag), .key(key)] }
                if settle(shape, at: inner, key: variant.tag, &settled, rules) { changed = true }
            }
        }
        return changed
    }

    /// Settles places that show alternatives of a union which stands elsewhere; returns whether there was one.
    private func settleLoneAlternatives(_ settled: inout SettledForms) -> Bool {
        let unions = LoneAlternatives(self)
        var changed = false
        for place in tree.places where tree.forms[place.path] == .record {
            guard let form = unions.form(of: place) else { continue }
            if settled.settle(form, at: place.path) { changed = true }
        }
        return changed
    }

    private func settle(
        _ shape: Shape,
        at paths: [PlacePath],
        key: String,
        _ settled: inout SettledForms,
        _ rules: FormRules
    ) -> Bool {
        var changed = false
        let known = settled
        if let arrays = shape.arrays, arrays.lengths != nil {
            let isRow = paths.lazy.compactMap { known.isRow($0) }.first ?? rules.isRow(arrays)
            for path in paths where tree.rows[path].map({ $0 != isRow }) == true {
                if settled.settle(isRow: isRow, at: path) { changed = true }
            }
            if isRow {
                for (index, column) in arrays.columns.enumerated() {
                    if settle(column, at: paths.map { $0 + [.column(index)] }, key: key, &settled, rules) {
                        changed = true
                    }
                }
            } else if settle(arrays.element, at: paths.map { $0 + [.eachElement] }, key: key, &settled, rules) {
                changed = true
            }
        }
        guard let objects = shape.objects else { return changed }
        let record = objects.record
        let isListed = paths.first.map { Slot(owner: nil, path: $0).isListed } ?? false
        var form =
            paths.lazy.compactMap { known.form($0) }.first
            ?? rules.form(
                of: objects, record: record, key: key, isListed: isListed, isElement: paths.first?.last == .eachElement,
                beside: shape.strings)
        if case .tagged(let tagging) = form, !TagRule.covers(tagging, objects),
            !paths.contains(where: { known.remembered.keeps(tagging, $0, of: objects) })
        {
            form = .record
        }
        for path in paths where tree.forms[path].map({ $0 != form }) == true {
            if settled.settle(form, at: path) { changed = true }
        }
        if form == .map {
            let value = record.value
            if settle(value, at: paths.map { $0 + [.eachValue] }, key: key, &settled, rules) { changed = true }
        }
        return changed
    }
}
