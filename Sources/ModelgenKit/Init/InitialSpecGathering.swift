import ModelgenResolve
import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// Reads samples and proposes a spec for them: the job of `modelgen init`.
package struct InitialSpecGathering {
    /// The spec's text, and what there is to say; the text is nil where an error is among it.
    package struct Result: Hashable, Sendable {
        package var text: String?
        package var diagnostics: [Diagnostic]
    }

    private let files: any FileSystem
    private let flags: OptionLayer

    package init(_ files: any FileSystem, flags: OptionLayer = OptionLayer()) {
        self.files = files
        self.flags = flags
    }

    /// - Parameters:
    ///   - inputs: Samples, shape files, folders, as the user named them.
    ///   - name: The root type; nil for one made from the first input's name.
    ///   - folder: Where the spec is to stand.
    package func run(_ inputs: [String], name: String?, in folder: String) -> Result {
        if inputs.contains("-") {
            let message = "a spec names its samples, and standard input has no name"
            let remedy = "save the sample in a file first"
            return Result(diagnostics: [Diagnostic(.usage, message: message, remedy: remedy)])
        }
        var request = GenerationRequest(inputs: inputs, name: name ?? Self.name(of: inputs), flags: flags)
        request.fallbackName = request.name
        let preparation = Preparer(files).prepare(request)
        guard !preparation.hasErrors else { return Result(diagnostics: preparation.diagnostics) }
        guard var item = preparation.items.first, item.spec == nil, let root = item.request.roots.first else {
            let message = "the input is a spec already"
            return Result(diagnostics: [Diagnostic(.usage, message: message, remedy: "name samples")])
        }
        let envelope = EnvelopeRule.content(of: root.shape)
        if let envelope { item.request.roots[0].root = envelope }
        guard let explanation = Explanation.explanations(of: item.request).first else {
            return Result(diagnostics: preparation.diagnostics)
        }
        let text = InitialSpec.text(
            of: explanation,
            name: root.name,
            samples: inputs.map { RelativePath.path(to: $0, from: folder, below: files.workingFolder) },
            root: envelope,
            schema: OptionsFile.path(above: folder, named: InitialSpec.schemaFile, in: files).map { path in
                RelativePath.way(to: path, from: folder, below: files.workingFolder)
            }
        )
        return Result(text: text, diagnostics: preparation.diagnostics)
    }

    /// `Ticket` for `samples/tickets` and for `tickets.json`.
    private static func name(of inputs: [String]) -> String {
        guard let first = inputs.first else { return "Root" }
        var stem = FileStem.stem(forFileName: FilePath.name(of: first))
        if stem.isEmpty || ["Samples", "Responses", "Recordings", "Shape"].contains(stem) { stem = "Root" }
        let singular = Noun.singular(stem)
        return SwiftNames.isDeclarable(singular, at: .type) ? singular : ReservedWords.declared(stem, at: .type)
    }
}
