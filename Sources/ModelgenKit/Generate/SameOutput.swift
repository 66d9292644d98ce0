import ModelgenSource

/// Whether two models of a run would write one file.
enum SameOutput {
    /// An error for each file that two want, naming both. Names that differ in case only are one on some disks.
    static func diagnostics(of outputs: [Generation.Output]) -> [Diagnostic] {
        var owners: [String: Preparation.Item] = [:]
        var diagnostics: [Diagnostic] = []
        for output in outputs {
            let shared = SharedFile.allCases.first { $0.stem.lowercased() == output.model.stem.lowercased() }
            var clashes: [String: [String]] = [:]
            for file in output.files where SharedFile.named(file.name) == nil || shared?.name == file.name {
                let owner = owners.updateValue(output.item, forKey: file.name.lowercased())
                guard let first = owner?.spec, let second = output.item.spec, first != second else { continue }
                clashes[first, default: []].append(file.name)
            }
            // Two specs of one name clash over all their files, and that is one thing to say.
            diagnostics += clashes.sorted { $0.key < $1.key }.map { first, names in
                clash(of: output.item.spec ?? "", with: first, over: names)
            }
            if let shared { diagnostics.append(reserved(output.item, by: shared)) }
        }
        return diagnostics
    }

    private static func clash(of spec: String, with other: String, over names: [String]) -> Diagnostic {
        Diagnostic(
            .sameOutput,
            path: spec,
            position: .start,
            message: "'\(other)' writes \(names.sorted().joined(separator: " and ")) too",
            remedy: "rename one of the two specs: output is called after the spec's file"
        )
    }

    private static func reserved(_ item: Preparation.Item, by shared: SharedFile) -> Diagnostic {
        let message = "\(shared.name) is the file that all models share"
        let remedy = item.spec == nil ? "give another --name" : "rename the spec: output is called after its file"
        return Diagnostic(.sameOutput, path: item.spec, message: message, remedy: remedy)
    }
}
