import ModelgenResolve
import ModelgenShape
import ModelgenSource

/// Shape files: what was read can be merged and resolved, whoever made it.
enum ShapeTarget {
    static func fault(in bytes: [UInt8]) -> String? {
        let file = SourceFile(path: "a.shape.json", bytes: bytes)
        _ = ShapeFile.isShapeFile(file)
        guard let read = try? ShapeFileReader.read(file) else { return nil }
        let twice = read.shape.merged(with: read.shape)
        if twice.merged(with: Shape()) != twice { return "the empty shape changes one" }
        for shape in [read.shape, twice] {
            let root = ModelRequest.Root(name: "Root", shape: shape)
            let request = ModelRequest(source: "a", stem: "A", options: ModelOptions(), roots: [root])
            _ = Resolver.resolve(request)
            _ = Explanation.explanations(of: request)
        }
        return nil
    }
}
