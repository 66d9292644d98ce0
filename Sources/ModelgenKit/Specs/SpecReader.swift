import ModelgenShape
import ModelgenSource

/// Reads specs: strictly, so that a slip of the pen is told rather than overlooked.
package enum SpecReader {
    /// The spec that a file holds. All that is wrong with it is thrown together.
    package static func read(_ file: SourceFile, limits: ReadingLimits = ReadingLimits()) throws(Diagnostics) -> Spec {
        let documents = try YAMLReader.documents(in: file, limits: limits)
        var reader = NodeReader(path: file.path)
        guard let document = documents.first else {
            reader.complain(.missingKey, at: .start, "the spec is empty", remedy: "start it with 'modelgen: 1'")
            throw Diagnostics(reader.diagnostics)
        }
        if documents.count > 1 {
            let message = "a spec is one document, and this is another"
            reader.complain(.wrongValue, at: documents[1].position, message, remedy: "give each spec a file")
        }
        let spec = read(document, with: &reader)
        guard reader.diagnostics.isEmpty else { throw Diagnostics(reader.diagnostics) }
        return spec
    }

    private static func read(_ document: YAMLNode, with reader: inout NodeReader) -> Spec {
        var draft = SpecTables.Draft()
        let places = SpecTables.top.read(document, as: "a spec", into: &draft, with: &reader)
        if places["modelgen"] == nil, case .mapping = document.content {
            reader.complain(
                .missingKey, at: document.position, "the key 'modelgen' is missing", remedy: "write 'modelgen: 1'")
        }
        if let models = places["models"] {
            for key in ["name"] + SpecTables.root.keys.map(\.name) {
                guard let position = places[key] else { continue }
                let message = "'\(key)' and 'models' do not go together; 'models' is in line \(models.line)"
                let remedy = key == "name" ? "take it out" : "move it into an entry of 'models'"
                reader.complain(.conflictingKeys, at: position, length: key.utf8.count, message, remedy: remedy)
            }
            if draft.models.isEmpty, reader.diagnostics.isEmpty {
                reader.complain(
                    .missingKey, at: models, "'models' names no model", remedy: "write 'Name: { samples: [...] }'")
            }
            return Spec(path: reader.path, options: draft.options, roots: draft.models)
        }
        reader.checkSamples(of: draft.root, at: places["samples"] ?? document.position)
        return Spec(path: reader.path, options: draft.options, roots: [draft.root])
    }
}
