import ModelgenShape

/// Whether texts are the cases of an enum: the key says so more than repetition does.
package enum EnumRule {
    /// Last words of keys that hold cases, by the share of official schemas that agree.
    private static let enumWords: Set<String> = [
        "action", "association", "severity", "conclusion", "level", "protocol", "status", "mode", "state", "scope",
        "type",
        "reason", "method", "kind", "role", "category", "priority", "visibility", "gender", "phase", "stage", "variant",
        "direction", "result", "outcome", "tier", "frequency", "unit", "units", "intent", "risk", "effect",
        "side", "policy", "strategy", "flow", "algorithm", "alg", "importance", "behavior", "behaviour", "scheme",
        "transport", "convention", "alignment", "orientation", "technique", "permission", "access", "selection",
        "operator", "platform", "arch", "architecture", "weekday",
    ]

    /// Words before `type` that make it a media type, of which there is no end: `contentType`, `mime_type`.
    private static let openTypes: Set<String> = ["content", "mime", "media"]

    /// Whether the values are enum cases.
    package static func isEnum(_ strings: StringShape, keyWords: [String], isListed: Bool) -> Bool {
        guard let values = strings.values, (Thresholds.enumValues...Thresholds.enumMaximum).contains(values.count)
        else { return false }
        return saysEnum(keyWords, isListed: isListed) && values.keys.allSatisfy(isToken)
    }

    /// Whether a key says that its values are cases.
    package static func saysEnum(_ keyWords: [String], isListed: Bool) -> Bool {
        guard let last = keyWords.last?.lowercased() else { return false }
        let singular = isListed ? KeyNoun(key: last).head : last
        guard enumWords.contains(singular) || enumWords.contains(last) || endsInEnumWord(last) else { return false }
        guard let before = keyWords.dropLast().last else { return true }
        return !openTypes.contains(before.lowercased())
    }

    /// Words written as one: `msgtype`, `runstatus`; but not `mimetype`.
    private static func endsInEnumWord(_ word: String) -> Bool {
        ["type", "status"].contains { end in
            word.hasSuffix(end) && word.utf8.count > end.utf8.count
                && !openTypes.contains(String(word.dropLast(end.utf8.count)))
        }
    }

    /// A word, or words joined by `_`, `-`, `.` or a space: not prose, not a number, not an identifier made by a machine.
    package static func isToken(_ value: String) -> Bool {
        guard let first = value.first, first.isLetter, value.utf8.count <= 40 else { return false }
        guard value.allSatisfy({ $0.isLetter || $0.isNumber || "_-. :".contains($0) }) else { return false }
        let digits = value.count(where: \.isNumber)
        return digits * 3 <= value.count && value.count(where: { $0 == " " }) <= 2 && !SecretText.isLikely(value)
    }
}
