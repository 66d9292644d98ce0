import ModelgenSource

/// The warnings for keys that stand twice in one object, one for each key of a place: a log of a million lines that all
/// repeat a key says so once.
struct DuplicateKeys {
    private(set) var diagnostics: [Diagnostic] = []

    /// Notes a key that the open object of a record had before.
    mutating func note(_ key: ArraySlice<UInt8>, at place: Place, in record: RecordNode) {
        let text = String(decoding: key, as: UTF8.self)
        guard record.isFirstRepetition(of: text) else { return }
        diagnostics.append(Self.diagnostic(of: text, at: place))
    }

    /// The warning for a key that stands the second time at a place.
    static func diagnostic(of key: String, at place: Place) -> Diagnostic {
        let message = "the key \(quoted(key)) stands twice in this object; the first counts, as in Foundation"
        return Diagnostic(.duplicateKey, .warning, at: place, message: message, remedy: "remove or rename one")
    }

    /// A key as a line of a report shows it: escaped, and not endless.
    private static func quoted(_ key: String) -> String {
        let text = key.unicodeScalars.prefix(60).map { scalar in
            scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : String(scalar)
        }
        return "'" + text.joined() + (key.unicodeScalars.count > 60 ? "…'" : "'")
    }
}
