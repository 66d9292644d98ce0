import ModelgenKit
import ModelgenSource

/// Specs and `modelgen.yaml`: a spec or complaints, each with a place.
enum SpecTarget {
    static func fault(in bytes: [UInt8]) -> String? {
        let file = SourceFile(path: "spec.yaml", bytes: bytes)
        _ = InputKind(of: file)
        _ = try? OptionsFile.read(file)
        do {
            let spec = try SpecReader.read(file)
            return spec.roots.isEmpty ? "a spec without a model" : nil
        } catch {
            return error.all.isEmpty ? "a complaint without words" : nil
        }
    }
}
