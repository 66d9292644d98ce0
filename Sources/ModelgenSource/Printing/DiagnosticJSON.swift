/// A diagnostic for programs, one JSON object on one line.
///
/// ```json
/// {"code": "MG0401", "severity": "error", "path": "article.yaml", "line": 3, "column": 1, "length": 7, "message": "…", "remedy": "…"}
/// ```
package enum DiagnosticJSON {
    package static func text(of diagnostic: Diagnostic) -> String {
        var members = [("code", JSONText.quoted(diagnostic.code.rawValue))]
        members.append(("severity", JSONText.quoted(diagnostic.severity.rawValue)))
        if let path = diagnostic.path { members.append(("path", JSONText.quoted(path))) }
        if let position = diagnostic.position {
            members.append(("line", String(position.line)))
            members.append(("column", String(position.column)))
            // In UTF-8 bytes, as columns are; a mere point has none.
            if diagnostic.length > 0 { members.append(("length", String(diagnostic.length))) }
        }
        members.append(("message", JSONText.quoted(diagnostic.message)))
        if let remedy = diagnostic.remedy { members.append(("remedy", JSONText.quoted(remedy))) }
        return "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
    }
}
