import ModelgenResolve
import ModelgenShape

/// Walks a document as its model does, and puts other values in the places of its own.
struct ScrubWalk {
    private let forms: SampleForms
    private var replacements: Replacements
    /// Keys of objects that are no maps, and were replaced all the same.
    private(set) var replacedKeys: Set<String> = []

    init(_ documents: [YAMLNode], forms: SampleForms) {
        self.forms = forms
        let texts = SampleTexts(of: documents, forms: forms)
        replacements = Replacements(kept: forms.shownTexts.union(texts.names), originals: texts.all)
    }

    /// The document with other values.
    mutating func scrubbed(_ document: YAMLNode) -> YAMLNode {
        scrubbed(document, at: [.root(0)])
    }

    private mutating func scrubbed(_ node: YAMLNode, at path: PlacePath) -> YAMLNode {
        var result = node
        switch node.content {
        // Of two values no other is left, and null is none.
        case .null, .boolean: break
        case .number(let text): result.content = .number(replacements.number(text))
        case .string(let text): result.content = .string(replacements.text(text))
        case .sequence(let elements):
            let isRow = forms.isRow(at: path)
            result.content = .sequence(
                elements.enumerated().map { index, element in
                    scrubbed(element, at: path + [isRow ? .column(index) : .eachElement])
                })
        case .mapping(let members): result.content = .mapping(scrubbed(members, at: path))
        }
        return result
    }

    private mutating func scrubbed(_ members: [YAMLNode.Member], at path: PlacePath) -> [YAMLNode.Member] {
        let form = forms.form(at: path)
        var known: Set<String> = []
        return members.map { member in
            var result = member
            result.key = form == .map ? replacements.text(member.key) : name(member.key)
            // Of a key that stands twice only the first value is evidence; the other's place is known to nobody.
            let isFirst = known.insert(member.key).inserted
            let inner = isFirst ? path + SampleForms.steps(to: member.key, in: members, form) : []
            result.value = scrubbed(member.value, at: inner)
            return result
        }
    }

    /// A key that is a name stays, but for what looks like a secret.
    private mutating func name(_ key: String) -> String {
        guard SecretKey.isLikely(key) else { return key }
        replacedKeys.insert(key)
        return replacements.text(key)
    }
}
