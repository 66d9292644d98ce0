import ModelgenResolve
import ModelgenShape

/// The texts of a sample: all of them, and the keys among them that are names and so stay.
struct SampleTexts {
    private(set) var all: Set<String> = []
    private(set) var names: Set<String> = []

    init(of documents: [YAMLNode], forms: SampleForms) {
        for document in documents { collect(document, at: [.root(0)], forms) }
    }

    private mutating func collect(_ node: YAMLNode, at path: PlacePath, _ forms: SampleForms) {
        switch node.content {
        case .null, .boolean, .number: break
        case .string(let text): all.insert(text)
        case .sequence(let elements):
            let isRow = forms.isRow(at: path)
            for (index, element) in elements.enumerated() {
                collect(element, at: path + [isRow ? .column(index) : .eachElement], forms)
            }
        case .mapping(let members):
            let form = forms.form(at: path)
            for member in members {
                all.insert(member.key)
                if form != .map, !SecretKey.isLikely(member.key) { names.insert(member.key) }
                collect(member.value, at: path + SampleForms.steps(to: member.key, in: members, form), forms)
            }
        }
    }
}
