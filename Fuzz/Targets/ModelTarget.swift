import ModelgenKit
import ModelgenSource

/// A small sample, all the way: to files, to an explanation, and to a scrubbed sample that gives the same model.
enum ModelTarget {
    static func fault(in bytes: [UInt8]) -> String? {
        let file = SourceFile(path: "sample.json", bytes: bytes)
        let files = OneFile(file: file)
        var request = GenerationRequest(inputs: [file.path])
        let result = Generation(files).run(request)
        request.fallbackName = "Root"
        let preparation = Preparer(files).prepare(request)
        _ = ExplanationText.text(preparation.explanations)
        if let fault = result.diagnostics.first(where: { $0.code == .internalFault }) { return fault.line }
        guard !preparation.hasErrors, let samples = try? ScrubInput.samples([file.path], in: files),
            let scrubbed = try? Scrubber.scrub(samples.map(\.file))
        else { return nil }
        return scrubbed.text.isEmpty ? "nothing is left of the sample" : nil
    }

    /// A file system that holds one file.
    private struct OneFile: FileSystem {
        let file: SourceFile
        let workingFolder = "/"

        func kind(of path: String) -> FileKind? {
            path == file.path ? .file : nil
        }

        func identity(of folder: String) -> FileIdentity? {
            nil
        }

        func read(_ path: String) throws(FileFailure) -> [UInt8] {
            guard path == file.path else { throw FileFailure(path: path, reason: "no such file", isMissing: true) }
            return file.bytes
        }

        func entries(of folder: String) throws(FileFailure) -> [String] {
            []
        }

        func readStandardInput() throws(FileFailure) -> [UInt8] {
            []
        }
    }
}
