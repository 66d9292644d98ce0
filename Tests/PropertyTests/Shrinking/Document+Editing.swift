extension Document {
    /// A way into documents: keys, and `nil` for every element of a list.
    typealias Pattern = [String?]

    /// Every way into the document, the shortest first.
    var patterns: Set<Pattern> {
        var all: Set<Pattern> = []
        collect(at: [], into: &all)
        return all
    }

    private func collect(at pattern: Pattern, into all: inout Set<Pattern>) {
        all.insert(pattern)
        switch self {
        case .array(let elements): for element in elements { element.collect(at: pattern + [nil], into: &all) }
        case .object(let members):
            for member in members { member.value.collect(at: pattern + [member.key], into: &all) }
        default: return
        }
    }

    /// The document with what stands at a pattern edited, or taken out where the edit gives nil.
    func editing(_ pattern: Pattern, _ edit: (Document) -> Document?) -> Document {
        editing(pattern[...], edit) ?? .null
    }

    private func editing(_ pattern: ArraySlice<String?>, _ edit: (Document) -> Document?) -> Document? {
        guard let step = pattern.first else { return edit(self) }
        let rest = pattern.dropFirst()
        switch (self, step) {
        case (.array(let elements), nil): return .array(elements.compactMap { $0.editing(rest, edit) })
        case (.object(let members), let key?):
            return .object(
                members.compactMap { member in
                    guard member.key == key else { return member }
                    return member.value.editing(rest, edit).map { Member(key, $0) }
                })
        default: return self
        }
    }

    /// The document with a key under another name.
    func renaming(_ key: String, to name: String) -> Document {
        switch self {
        case .array(let elements): .array(elements.map { $0.renaming(key, to: name) })
        case .object(let members):
            .object(members.map { Member($0.key == key ? name : $0.key, $0.value.renaming(key, to: name)) })
        default: self
        }
    }

    var keys: Set<String> {
        switch self {
        case .array(let elements): elements.reduce(into: []) { $0.formUnion($1.keys) }
        case .object(let members): members.reduce(into: []) { $0.formUnion($1.value.keys.union([$1.key])) }
        default: []
        }
    }
}
