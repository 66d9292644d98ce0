import ModelgenResolve
import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// Writes samples anew with the same shape and other values, so that they can be kept where the samples cannot.
///
/// ```swift
/// try Scrubber.scrub([SourceFile(path: "user.json", text: #"{"name": "Jane", "born": "1990-02-01"}"#)]).texts
/// // [{"name": "Tibo", "born": "2014-07-19"}]
/// ```
package enum Scrubber {
    /// Scrubbed samples.
    package struct Result: Hashable, Sendable {
        /// One a sample, in their order: JSON, or JSON Lines where there are several documents.
        package var texts: [String]
        /// A warning where the texts give another model than the samples.
        package var diagnostics: [Diagnostic]

        /// The texts, one behind the other.
        package var text: String {
            texts.joined()
        }
    }

    /// Samples of one type, as one: what is equal in two of them stays equal.
    /// - Parameter files: JSON, JSON Lines or YAML; all are held in memory as trees.
    package static func scrub(_ files: [SourceFile], limits: ReadingLimits = ReadingLimits()) throws(Diagnostics)
        -> Result
    {
        var documents: [[YAMLNode]] = []
        for file in files { documents.append(try YAMLReader.documents(in: file, limits: limits)) }
        let readings = files.map { SampleReader.read($0, limits: limits) }
        let errors = readings.flatMap(\.diagnostics).filter { $0.severity == .error }
        guard errors.isEmpty else { throw Diagnostics(errors) }
        let request = request(readings)
        let forms = SampleForms(of: request.roots[0].shape, request: request)
        var walk = ScrubWalk(documents.flatMap(\.self), forms: forms)
        let texts = documents.map { DocumentText.text(of: $0.map { walk.scrubbed($0) }) }
        let scrubbed = zip(files, texts).map { file, text in
            SampleReader.read(SourceFile(path: file.path, text: text), limits: limits)
        }
        let models = (Resolver.resolve(request).model, Resolver.resolve(self.request(scrubbed)).model)
        guard models.0 != models.1, let first = files.first else { return Result(texts: texts, diagnostics: []) }
        return Result(
            texts: texts,
            diagnostics: [difference(in: first, isOnly: files.count == 1, hasKeys: !walk.replacedKeys.isEmpty)])
    }

    private static func request(_ readings: [Reading]) -> ModelRequest {
        let shape = readings.reduce(into: Shape()) { $0.merge($1.shape) }
        return ModelRequest(
            source: "sample", stem: "Sample", options: ModelOptions(),
            roots: [ModelRequest.Root(name: "Sample", shape: shape)])
    }

    private static func difference(in file: SourceFile, isOnly: Bool, hasKeys: Bool) -> Diagnostic {
        let reason = hasKeys ? ", since a key of it looks like a token, a key or an e-mail address" : ""
        return Diagnostic(
            .scrubbedDiffers,
            .warning,
            path: file.path,
            message: isOnly
                ? "the scrubbed sample gives another model\(reason)"
                : "the scrubbed samples give another model\(reason)",
            remedy: "compare the output of 'modelgen explain' for both, and mend the scrubbed sample by hand"
        )
    }
}
