import ModelgenShape

/// Translates the places of remembered names: a file tells models by their names, the resolver by their order in the spec.
///
/// `Comment:/-/author` in the file is `/~51/-/author` to the resolver, where `Comment` is the second model. Where a spec has
/// one model, both say `/-/author`.
struct RememberedPlaces {
    /// The models in the order of the spec.
    let models: [String]

    /// What stands before a place of a model in the file.
    func prefix(of index: Int) -> String {
        models.count > 1 ? models[index] + ":" : ""
    }

    /// The names of a file as the resolver knows them; what is of no model of the spec is left out.
    func read(_ names: NameMemory) -> NameMemory {
        names.moved { place in
            guard models.count > 1 else { return place }
            guard let colon = place.firstIndex(of: ":"), let index = models.firstIndex(of: String(place[..<colon]))
            else { return nil }
            return Self.resolverPrefix(of: index) + place[place.index(after: colon)...]
        }
    }

    /// The names of the resolver as the file has them.
    func written(_ names: NameMemory) -> NameMemory {
        names.moved { place in
            for index in models.indices.dropFirst() {
                let prefix = Self.resolverPrefix(of: index)
                guard place == prefix || place.hasPrefix(prefix + "/") else { continue }
                return self.prefix(of: index) + place.dropFirst(prefix.count)
            }
            return prefix(of: 0) + place
        }
    }

    private static func resolverPrefix(of index: Int) -> String {
        index == 0 ? "" : "/~5\(index)"
    }
}

extension NameMemory {
    /// The places of maps that begin with a prefix, without it.
    func maps(below prefix: String) -> [String] {
        maps.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    }

    /// The pointers at which every object is part of a map: not those that a variant of a union has as a map, and another
    /// as a struct.
    func decidedMaps(below prefix: String) -> Set<String> {
        let others = types.filter(\.kind.isObject).flatMap(\.places).map(UnseenFields.withoutVariants)
        return Set(maps.map(UnseenFields.withoutVariants)).subtracting(others)
            .reduce(into: []) { if $1.hasPrefix(prefix) { $0.insert(String($1.dropFirst(prefix.count))) } }
    }

    /// The same names at other places; a type or map without a place is dropped.
    func moved(_ move: (String) -> String?) -> NameMemory {
        var names = self
        names.maps = maps.compactMap(move)
        names.types = types.compactMap { type in
            var type = type
            type.places = type.places.compactMap(move)
            return type.places.isEmpty ? nil : type
        }
        return names
    }
}
