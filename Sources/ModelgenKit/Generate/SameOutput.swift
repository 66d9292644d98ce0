import ModelgenSource

/// Whether two models of a run would write one file.
enum SameOutput {
    /// An error for each file that two want, naming both. Names that differ in case only are one on some disks.
    static func diagnostics(of outputs: [Generation.Output]) -> [Diagnostic] {
        var owners: [String: Preparation.Item] = [:]
        var diagnostics: [Diagnostic] = []
        for output in outputs {
            let shared = SharedFile.allCases.first { $0.stem.lowercased() == output.model.stem.lowercased() }
            for file in output.files where SharedFile.named(file.name) == nil || shared?.name == file.name {
                let owner = owners.updateValue(output.item, forKey: file.name.lowercased())
                guard let owner, let first = owner.spec, let second = output.item.spec, first != second else {
                    continue
                }
                diagnostics.append(clash(of: second, with: first, over: file.name))
            }
            if let shared { diagnostics.append(reserved(output.item, by: shared)) }
        }
        return diagnostics
    }

    private static func clash(of spec: String, with other: String, over name: String) -> Diagnostic {
        Diagnostic(
            .sameOutput,
            path: spec,
            position: .start,
            message: "'\(other)' writes \(name) too",
            remedy: "rename one of the two specs: output is called after the spec's file"
        )
    }

    private static func reserved(_ item: Preparation.Item, by shared: SharedFile) -> Diagnostic {
        let message = "\(shared.name) is the file that all models share"
        let remedy = item.spec == nil ? "give another --name" : "rename the spec: output is called after its file"
        return Diagnostic(.sameOutput, path: item.spec, message: message, remedy: remedy)
    }
}
