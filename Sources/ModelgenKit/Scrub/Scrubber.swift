import ModelgenResolve
import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// Writes a sample anew with the same shape and other values, so that it can be kept where the sample cannot.
///
/// ```swift
/// try Scrubber.scrub(SourceFile(path: "user.json", text: #"{"name": "Jane", "born": "1990-02-01"}"#)).text
/// // {"name": "Tibo", "born": "2014-07-19"}
/// ```
package enum Scrubber {
    /// A scrubbed sample.
    package struct Result: Hashable, Sendable {
        /// JSON, or JSON Lines where there are several documents.
        package var text: String
        /// A warning where the text gives another model than the sample.
        package var diagnostics: [Diagnostic]
    }

    /// - Parameter file: JSON, JSON Lines or YAML; it is held in memory as a tree.
    package static func scrub(_ file: SourceFile, limits: ReadingLimits = ReadingLimits()) throws(Diagnostics)
        -> Result
    {
        let documents = try YAMLReader.documents(in: file, limits: limits)
        let reading = SampleReader.read(file, limits: limits)
        let errors = reading.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else { throw Diagnostics(errors) }
        let request = request(reading.shape)
        var walk = ScrubWalk(documents, forms: SampleForms(of: reading.shape, request: request))
        let text = DocumentText.text(of: documents.map { walk.scrubbed($0) })
        let scrubbed = SampleReader.read(SourceFile(path: file.path, text: text), limits: limits)
        let models = (Resolver.resolve(request).model, Resolver.resolve(self.request(scrubbed.shape)).model)
        return Result(
            text: text,
            diagnostics: models.0 == models.1 ? [] : [difference(in: file, hasKeys: !walk.replacedKeys.isEmpty)])
    }

    private static func request(_ shape: Shape) -> ModelRequest {
        ModelRequest(
            source: "sample", stem: "Sample", options: ModelOptions(),
            roots: [ModelRequest.Root(name: "Sample", shape: shape)])
    }

    private static func difference(in file: SourceFile, hasKeys: Bool) -> Diagnostic {
        let reason = hasKeys ? ", since a key of it looks like a token, a key or an e-mail address" : ""
        return Diagnostic(
            .scrubbedDiffers,
            .warning,
            path: file.path,
            message: "the scrubbed sample gives another model\(reason)",
            remedy: "compare the output of 'modelgen explain' for both, and mend the scrubbed sample by hand"
        )
    }
}
