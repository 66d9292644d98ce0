import ModelgenResolve

/// Two requests for models that are one model at two times; one is nil where an input has nothing of the kind.
struct ModelPair {
    var old: ModelRequest?
    var new: ModelRequest?

    /// The requests of two inputs, those of one file name together; one on either side are a pair whatever their names.
    static func pairs(_ old: [Preparation.Item], _ new: [Preparation.Item]) -> [ModelPair] {
        if let left = old.first, let right = new.first, old.count == 1, new.count == 1 { return [paired(left, right)] }
        let stems = Set((old + new).map(\.request.stem)).sorted()
        return stems.map { stem in
            let left = old.first { $0.request.stem == stem }
            let right = new.first { $0.request.stem == stem }
            if let left, let right { return paired(left, right) }
            return ModelPair(old: left?.request, new: right?.request)
        }
    }

    /// What a spec says of its samples holds for bare samples that it is compared with, its name too.
    private static func paired(_ left: Preparation.Item, _ right: Preparation.Item) -> ModelPair {
        var pair = ModelPair(old: left.request, new: right.request)
        switch (left.spec, right.spec) {
        case (_, nil): pair.new = adopted(right.request, by: left)
        case (nil, _?): pair.old = adopted(left.request, by: right)
        case (_?, _?): break
        }
        return pair
    }

    private static func adopted(_ samples: ModelRequest, by item: Preparation.Item) -> ModelRequest {
        guard let model = item.request.roots.first, item.request.roots.count == 1 else { return samples }
        var request = samples
        if item.spec != nil { request.options = item.request.options }
        request.roots = samples.roots.map { root in
            var root = root
            root.name = model.name
            guard item.spec != nil else { return root }
            root.root = model.root
            root.overrides = model.overrides
            return root
        }
        return request
    }

    /// The names of the roots that belong together.
    var rootNames: [(old: String?, new: String?)] {
        let names = (old?.roots.map(\.name) ?? [], new?.roots.map(\.name) ?? [])
        if names.0.count == 1, names.1.count == 1 { return [(names.0[0], names.1[0])] }
        let surplus = names.1.filter { !names.0.contains($0) }
        return names.0.map { ($0, names.1.contains($0) ? $0 : nil) } + surplus.map { (nil, $0) }
    }
}
