import ModelgenSource

/// What a generation said that it cannot keep.
struct Notes {
    private let notes: [Diagnostic]

    init(_ diagnostics: [Diagnostic]) {
        notes = diagnostics.filter { $0.severity != .error }
    }

    /// Whether a note names the field of a difference, and says of it what happened.
    func allow(_ difference: Difference) -> Bool {
        // A struct has one spelling for the keys that Unicode, and so `String`, holds equal; no note says so.
        if difference.kind == .respelledKey { return true }
        // The elements of a list and the values of a map belong to the field that holds them.
        let keys = difference.path.filter { $0 != "-" }.suffix(2)
        return notes.contains { note in
            let isNamed = keys.contains { note.message.hasPrefix("'\($0)' of ") }
            // A root that is a list or a map is no field of anything.
            let isRoot = note.message.hasPrefix("the root of ") && keys.count < 3
            return (isNamed || isRoot) && Self.fits(note, difference.kind)
        }
    }

    private static func fits(_ note: Diagnostic, _ kind: Difference.Kind) -> Bool {
        switch kind {
        case .changed, .vanished, .appeared, .respelledKey: false
        case .respelledDate: note.code == .mixedDateSpelling
        case .respelledNumber: note.code == .lenientField && note.message.contains("sometimes text")
        case .rounded: note.code == .inexactNumber
        case .emptied:
            note.code == .lenientField
                && (note.message.contains("sometimes empty") || note.message.contains("whole keys"))
        case .wrapped: note.code == .lenientField && note.message.contains("bare element")
        case .listed: note.code == .lenientField && note.message.contains("whole keys")
        }
    }
}
