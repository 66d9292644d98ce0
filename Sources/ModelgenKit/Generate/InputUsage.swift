import ModelgenSource
import ModelgenSwift

/// Whether inputs and flags go together.
enum InputUsage {
    /// What is wrong with a call, as usage errors; empty where nothing is.
    static func diagnostics(of request: GenerationRequest, inputs: Inputs) -> [Diagnostic] {
        if request.takesSpecsOnly && !inputs.samples.isEmpty {
            let message = "has the name of a spec, but no 'modelgen: 1' at its top"
            let remedy = "add that line; if it is a sample, move it to a folder below"
            return inputs.samples.map {
                Diagnostic(.notASpec, path: $0.path, position: .start, message: message, remedy: remedy)
            }
        }
        if let spec = inputs.specs.first, let sample = inputs.samples.first {
            let message = "'\(spec.path)' is a spec and '\(sample.path)' a sample; one call takes one kind"
            return [Diagnostic(.usage, message: message, remedy: "list the sample in the spec, or run modelgen twice")]
        }
        if let name = request.name {
            guard inputs.specs.isEmpty else {
                return [
                    Diagnostic(.usage, message: "'--name' is for samples", remedy: "write 'name: \(name)' in the spec")
                ]
            }
            guard !SwiftNames.isDeclarable(name, at: .type) else { return [] }
            let message = SwiftNames.refusal(of: name, for: "--name")
            return [Diagnostic(.usage, message: message, remedy: SwiftNames.remedy)]
        }
        guard inputs.specs.isEmpty, request.fallbackName == nil, let sample = inputs.samples.first else { return [] }
        if inputs.samples.count > 1 {
            let message = "\(inputs.samples.count) samples describe one type, and it has no name"
            return [Diagnostic(.usage, message: message, remedy: "add --name, as in --name \(example(sample))")]
        }
        if sample.path == InputReader.standardInput {
            let message = "a sample from standard input has no file name to call its type after"
            return [Diagnostic(.usage, message: message, remedy: "add --name, as in --name Article")]
        }
        return []
    }

    /// A name to propose: that of the first sample without the number that parts it from the others.
    private static func example(_ sample: SourceFile) -> String {
        let stem = FileStem.stem(forFileName: FilePath.name(of: sample.path))
        var name = stem
        while name.last?.isNumber == true { name.removeLast() }
        return SwiftNames.isDeclarable(name, at: .type) ? name : "Article"
    }
}
