import ModelgenSource

/// A diff for programs. Keys never change their meaning; new ones may come.
///
/// ```json
/// {"breaksDecoding": true, "breaksCallers": true, "changes": [
///   {"root": "Article", "pointer": "/-/price", "change": "retyped", "old": {"type": "Double", …}, "new": {…}, …}
/// ]}
/// ```
package enum DiffJSON {
    package static func text(_ diff: ModelDiff) -> String {
        let decoding = diff.changes.contains(where: \.breaksDecoding)
        let callers = diff.changes.contains(where: \.breaksCallers)
        let entries = diff.changes.map { "  " + entry($0) }.joined(separator: ",\n")
        let list = entries.isEmpty ? "[]" : "[\n\(entries)\n]"
        return "{\"breaksDecoding\": \(decoding), \"breaksCallers\": \(callers), \"changes\": \(list)}\n"
    }

    private static func entry(_ change: ModelChange) -> String {
        object([
            ("root", quoted(change.root)),
            ("pointer", quoted(change.pointer.description)),
            ("change", quoted(change.kind.rawValue)),
            ("value", change.value.map(quoted)),
            ("old", change.old.map(side)),
            ("new", change.new.map(side)),
            ("within", change.within.map { quoted($0.description) }),
            ("breaksDecoding", "\(change.breaksDecoding)"),
            ("breaksCallers", "\(change.breaksCallers)"),
        ])
    }

    private static func side(_ side: ModelChange.Side) -> String {
        object([
            ("type", quoted(side.type)),
            ("kinds", "[" + side.kinds.map(quoted).joined(separator: ", ") + "]"),
            ("path", (side.place?.file).map(quoted)),
            ("line", side.place.map { "\($0.position.line)" }),
            ("column", side.place.map { "\($0.position.column)" }),
        ])
    }

    private static func object(_ members: [(String, String?)]) -> String {
        "{" + members.compactMap { key, value in value.map { "\"\(key)\": \($0)" } }.joined(separator: ", ") + "}"
    }

    private static func quoted(_ text: String) -> String {
        JSONText.quoted(text)
    }
}
