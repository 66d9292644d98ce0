import ModelgenSource

/// Where and why a text is no JSON.
struct JSONFault: Error, Hashable {
    var code: DiagnosticCode
    var offset: Int
    var message: String
    var remedy: String?

    init(_ code: DiagnosticCode, at offset: Int, _ message: String, remedy: String? = nil) {
        self.code = code
        self.offset = offset
        self.message = message
        self.remedy = remedy
    }

    func diagnostic(in file: SourceFile) -> Diagnostic {
        Diagnostic(code, path: file.path, position: file.position(at: offset), message: message, remedy: remedy)
    }
}
