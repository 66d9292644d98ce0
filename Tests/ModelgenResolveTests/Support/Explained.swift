import ModelgenResolve
import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// What inference makes of some JSON: an entry a place, as `explain` has them.
struct Explained {
    let fields: [FieldEvidence]

    /// - Parameters:
    ///   - documents: the texts of documents, read as samples of one type.
    ///   - options: what the command line would say.
    init(_ documents: [String], options: ModelOptions = ModelOptions()) {
        let shape = documents.enumerated().reduce(into: Shape()) { shape, document in
            let file = SourceFile(path: "\(document.offset).json", text: document.element)
            shape.merge(SampleReader.read(file).shape)
        }
        let root = ModelRequest.Root(name: "Root", shape: shape)
        let request = ModelRequest(source: "root", stem: "Root", options: options, roots: [root])
        fields = Explanation.explanations(of: request).first?.fields ?? []
    }

    init(_ document: String, options: ModelOptions = ModelOptions()) {
        self.init([document], options: options)
    }

    subscript(pointer: String) -> FieldEvidence? {
        guard let pointer = JSONPointer(pointer) else { return nil }
        return fields.first { $0.pointer == pointer }
    }

    /// `object`, `map`, `union by type`, `union` …; `nothing` where the place is not known.
    func form(at pointer: String) -> String {
        guard let field = self[pointer] else { return "nothing" }
        return field.kind.rawValue + (field.tag.map { " by \($0)" } ?? "")
    }

    /// The kind of each place, to compare two results whole.
    var summary: [String] {
        fields.map { "\($0.pointer) \($0.kind) \($0.type) \($0.isOptional)" }
    }
}
