import ModelgenShape

/// Every place at which objects stand, found by walking the shapes of all roots.
///
/// What a place is (record, map, union; list or row) is decided from its own evidence, unless `settled` says it: evidence
/// pooled over the places of one type decides for all of them.
package struct PlaceTree: Sendable {
    /// Parents stand before their children.
    package private(set) var places: [ObjectPlace] = []
    /// What each place that holds objects was decided to be.
    package private(set) var forms: [PlacePath: ObjectForm] = [:]
    /// Whether each place that holds arrays was decided to hold rows.
    package private(set) var rows: [PlacePath: Bool] = [:]
    /// The places of objects that are below no other object.
    package private(set) var roots: [PlacePath: Int] = [:]

    private let settled: SettledForms
    private let rules: FormRules
    /// What several parts of a shape are as one, which costs too much to find out in each round.
    private var records: [PlacePath: RecordShape] = [:]
    private var values: [PlacePath: Shape] = [:]

    /// - Parameter earlier: what was found in the same shapes when less was settled. Where it decided the same all the way
    ///   down to a place, what it knows of the place holds.
    package init(
        roots: [Shape],
        settled: SettledForms = SettledForms(),
        rules: FormRules,
        earlier: PlaceTree? = nil
    ) {
        self.settled = settled
        self.rules = rules
        for (index, shape) in roots.enumerated() {
            let path = [PlaceStep.root(index)]
            let context = Context(
                path: path, parent: nil, pathFromParent: path, key: nil, isListed: false, earlier: earlier)
            visit(shape, context)
        }
    }

    /// Where a value stands.
    private struct Context {
        var path: PlacePath
        var parent: Int?
        var pathFromParent: PlacePath
        var key: String?
        var isListed: Bool
        /// What was found earlier; nil where the way down to here was another.
        var earlier: PlaceTree?

        /// Inside an array or a map.
        func inside(_ step: PlaceStep) -> Context {
            var inner = self
            inner.path.append(step)
            inner.pathFromParent.append(step)
            inner.isListed = true
            return inner
        }

        /// Inside an object that is a place of its own.
        func below(_ place: Int, _ steps: PlacePath, key: String) -> Context {
            Context(
                path: path + steps, parent: place, pathFromParent: steps, key: key, isListed: false, earlier: earlier)
        }
    }

    private mutating func visit(_ shape: Shape, _ context: Context) {
        if let arrays = shape.arrays, arrays.lengths != nil { visit(arrays, context) }
        if let objects = shape.objects { visit(objects, beside: shape.strings, context) }
    }

    private mutating func visit(_ arrays: ArrayShape, _ context: Context) {
        let known = context.earlier?.rows[context.path]
        let isRow = settled.isRow(context.path) ?? known ?? rules.isRow(arrays)
        rows[context.path] = isRow
        var context = context
        if isRow != known { context.earlier = nil }
        if isRow {
            for (index, column) in arrays.columns.enumerated() { visit(column, context.inside(.column(index))) }
        } else {
            let inner = context.inside(.eachElement)
            visit(arrays.columns.count > 1 ? value(at: inner) { arrays.element } : arrays.element, inner)
        }
    }

    private mutating func visit(_ objects: ObjectShape, beside strings: StringShape?, _ context: Context) {
        let record = record(of: objects, context)
        let known = context.earlier?.forms[context.path]
        let form: ObjectForm =
            record.hasFoldedKeys
            ? .map
            : settledForm(context.path, objects)
                ?? known
                ?? rules.form(
                    of: objects, record: record, key: context.key, isListed: context.isListed,
                    isElement: context.path.last == .eachElement, beside: strings)
        forms[context.path] = form
        var context = context
        if form != known { context.earlier = nil }
        switch form {
        case .map:
            let inner = context.inside(.eachValue)
            visit(value(at: inner) { record.value }, inner)
        case .record:
            let place = add(record, context)
            visitMembers(of: record, of: place, context)
        case .tagged(let tagging):
            visitVariants(of: objects, record: record, tagging: tagging, context)
        }
    }

    /// All objects as one record.
    private mutating func record(of objects: ObjectShape, _ context: Context) -> RecordShape {
        guard objects.parts.count > 1 else { return objects.record }
        let record = context.earlier?.records[context.path] ?? objects.record
        records[context.path] = record
        return record
    }

    /// What several shapes are as one.
    private mutating func value(at context: Context, of sum: () -> Shape) -> Shape {
        let value = context.earlier?.values[context.path] ?? sum()
        values[context.path] = value
        return value
    }

    /// What a place was settled to be; a union some of whose objects lack the tag is none, but where one is remembered.
    private func settledForm(_ path: PlacePath, _ objects: ObjectShape) -> ObjectForm? {
        let form = settled.form(path)
        guard case .tagged(let tagging)? = form, !TagRule.covers(tagging, objects) else { return form }
        return settled.remembered.keeps(tagging, path, of: objects) ? form : .record
    }

    private mutating func visitMembers(of record: RecordShape, of place: Int, _ context: Context) {
        for key in record.orderedKeys where !places[place].hiddenKeys.contains(key) {
            guard let field = record.fields[key] else { continue }
            visit(field.shape, context.below(place, [.key(key)], key: key))
        }
    }

    private mutating func visitVariants(
        of objects: ObjectShape,
        record: RecordShape,
        tagging: ObjectForm.Tagging,
        _ context: Context
    ) {
        let union = add(record, context)
        var variants = TaggedVariant.variants(of: objects, tagging: tagging)
        if !TagRule.covers(tagging, objects) {
            places[union].untaggedAt = TagRule.untagged(tagging, objects)
            // Other keys may be those of objects that have several.
            if tagging == .external {
                let known = settled.remembered.tags(context.path)
                variants.removeAll { !known.contains($0.tag) }
            }
        }
        places[union].tagging = tagging
        places[union].variants = variants
        for variant in variants {
            switch variant.payload {
            case .nothing:
                continue
            case .value(let shape, let key):
                visit(shape, context.below(union, [.variant(variant.tag), .key(key)], key: variant.tag))
            case .record(let record):
                let inner = context.below(union, [.variant(variant.tag)], key: variant.tag)
                let place = add(record, inner)
                if case .internal(let tag) = tagging { places[place].hiddenKeys = [tag] }
                visitMembers(of: record, of: place, inner)
            }
        }
    }

    private mutating func add(_ record: RecordShape, _ context: Context) -> Int {
        let index = places.count
        places.append(
            ObjectPlace(
                path: context.path,
                parent: context.parent,
                pathFromParent: context.pathFromParent,
                key: context.key,
                isListed: context.isListed,
                record: record
            )
        )
        if let parent = context.parent {
            places[parent].children[context.pathFromParent] = index
        } else {
            roots[context.pathFromParent] = index
        }
        return index
    }
}
