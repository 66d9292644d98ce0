import ModelgenSource

/// The members of a mapping, with those of its merge keys (`<<`) worked in.
///
/// Merged members stand where the merge key does. A member that the mapping has itself counts before a merged one, and of
/// several merged mappings the first that has it (yaml.org/type/merge.html).
struct YAMLMembers {
    private let path: String
    private var entries: [Entry] = []
    private var hasMerge = false

    private enum Entry {
        case member(YAMLNode.Member)
        case merged([YAMLNode.Member])
    }

    init(path: String) {
        self.path = path
    }

    /// Whether a key is the merge key: `<<` without quotes or tag, or with the tag `!!merge`.
    static func isMerge(_ key: YAMLScalar) -> Bool {
        key.text == "<<" && (key.tag == nil ? key.isPlain : key.tag == "tag:yaml.org,2002:merge")
    }

    /// Adds a member by its key's scalar.
    /// - Throws: `invalidMerge` where a merge key's value is neither a mapping nor a sequence of mappings.
    mutating func add(_ key: YAMLScalar, at position: SourcePosition, value: YAMLNode) throws(Diagnostic) {
        if Self.isMerge(key) {
            hasMerge = true
            try addMerge(of: value)
        } else {
            entries.append(.member(YAMLNode.Member(key: key.text, keyPosition: position, value: value)))
        }
    }

    /// The members in their order; a key that the mapping itself has twice is there twice.
    var all: [YAMLNode.Member] {
        var taken: Set<String> = []
        if hasMerge {
            for case .member(let member) in entries { taken.insert(member.key) }
        }
        return entries.flatMap { entry in
            switch entry {
            case .member(let member): [member]
            case .merged(let members): members.filter { taken.insert($0.key).inserted }
            }
        }
    }

    private mutating func addMerge(of value: YAMLNode) throws(Diagnostic) {
        switch value.content {
        case .mapping(let members): entries.append(.merged(members))
        case .sequence(let nodes):
            for node in nodes {
                guard case .mapping(let members) = node.content else { throw invalid(node) }
                entries.append(.merged(members))
            }
        case .null, .boolean, .number, .string: throw invalid(value)
        }
    }

    private func invalid(_ node: YAMLNode) -> Diagnostic {
        let message = "expected a mapping to merge"
        let remedy = "give an alias of a mapping, or quote the key '<<'"
        return Diagnostic(.invalidMerge, path: path, position: node.position, message: message, remedy: remedy)
    }
}
