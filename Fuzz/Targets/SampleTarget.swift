import ModelgenShape
import ModelgenSource

/// JSON and YAML: the fast reader of shapes and the plain one see the same, they and the reader of trees agree on what a
/// text is, and what a tree holds comes back from its JSON.
enum SampleTarget {
    static func fault(in bytes: [UInt8], path: String) -> String? {
        let file = SourceFile(path: path, bytes: bytes)
        let reading = SampleReader.read(file)
        let plain = SampleReader.readPlainly(file)
        if plain.shape != reading.shape { return "the fast reader and the plain one see different things" }
        if plain.diagnostics != reading.diagnostics {
            return "the fast reader and the plain one differ: \((reading.diagnostics + plain.diagnostics).map(\.line))"
        }
        // What is a shape file is read as one, and not as a sample.
        if ShapeFile.isShapeFile(file) { return nil }
        let isRefused = reading.diagnostics.contains { $0.severity == .error }
        let documents: [YAMLNode]
        do {
            documents = try YAMLReader.documents(in: file)
        } catch {
            return isRefused ? nil : "a tree is refused and a shape is not: \(error.all.map(\.line))"
        }
        if isRefused { return "a shape is refused and a tree is not: \(reading.diagnostics.map(\.line))" }
        if reading.documents != documents.count { return "\(reading.documents) and \(documents.count) documents" }
        if reading.shape.count != documents.count { return "values were lost: \(reading.shape.count)" }
        return returnFault(of: documents)
    }

    private static func returnFault(of documents: [YAMLNode]) -> String? {
        let text = documents.map { NodeText.text(of: $0) + "\n" }.joined()
        let again: [YAMLNode]
        do {
            again = try YAMLReader.documents(in: SourceFile(path: "again.json", text: text))
        } catch {
            return "what was read is refused as JSON: \(error.all.map(\.line))"
        }
        guard again.count == documents.count else { return "documents were lost" }
        return zip(documents, again).allSatisfy { NodeText.text(of: $0) == NodeText.text(of: $1) }
            ? nil : "what was read comes back as something else"
    }
}
