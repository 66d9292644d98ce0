/// Something to tell the user: a code, a place, what is wrong and what to do about it.
///
/// Printed as `path:line:col: error: message [MG0012]`, the form that Xcode and editors jump to.
package struct Diagnostic: Error, Hashable, Sendable {
    package enum Severity: String, Hashable, Sendable {
        case error
        case warning
        case note
    }

    package var code: DiagnosticCode
    package var severity: Severity
    /// The input concerned, as the user named it; nil where none is.
    package var path: String?
    package var position: SourcePosition?
    /// Bytes from `position` that are meant; 0 marks a point.
    package var length: Int
    /// What is wrong, in lower case and without a full stop: `expected ',' or ']'`.
    package var message: String
    /// What to do about it, as a sentence without a full stop: `did you mean 'samples'?`
    package var remedy: String?

    package init(
        _ code: DiagnosticCode,
        _ severity: Severity = .error,
        path: String? = nil,
        position: SourcePosition? = nil,
        length: Int = 0,
        message: String,
        remedy: String? = nil
    ) {
        self.code = code
        self.severity = severity
        self.path = path
        self.position = position
        self.length = length
        self.message = message
        self.remedy = remedy
    }

    package init(
        _ code: DiagnosticCode, _ severity: Severity = .error, at place: Place, message: String, remedy: String? = nil
    ) {
        self.init(code, severity, path: place.file, position: place.position, message: message, remedy: remedy)
    }

    /// `article.json:3:7: error: expected ':' after a key; add the colon [MG0103]`
    package var line: String {
        var text = path ?? "modelgen"
        if let position { text += ":\(position.line):\(position.column)" }
        text += ": \(severity.rawValue): \(message)"
        if let remedy { text += "; \(remedy)" }
        return text + " [\(code.rawValue)]"
    }
}

extension Diagnostic: Comparable {
    /// By path, offset, code and message, so that a report reads the same in every run.
    package static func < (left: Self, right: Self) -> Bool {
        func key(_ diagnostic: Self) -> (String, Int, String, String) {
            let offset = diagnostic.position?.offset ?? -1
            return (diagnostic.path ?? "", offset, diagnostic.code.rawValue, diagnostic.message)
        }
        return key(left) < key(right)
    }
}
