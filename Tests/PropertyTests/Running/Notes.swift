import ModelgenSource

/// What a generation said that it cannot keep.
struct Notes {
    private let notes: [Diagnostic]

    init(_ diagnostics: [Diagnostic]) {
        notes = diagnostics.filter { $0.severity != .error }
    }

    /// Whether a note names the field of a difference, and says of it what happened.
    func allow(_ difference: Difference) -> Bool {
        // The elements of a list and the values of a map belong to the field that holds them.
        let keys = difference.path.filter { $0 != "-" }.suffix(2)
        return notes.contains { note in
            keys.contains { note.message.hasPrefix("'\($0)' of ") } && Self.fits(note, difference.kind)
        }
    }

    private static func fits(_ note: Diagnostic, _ kind: Difference.Kind) -> Bool {
        switch kind {
        case .changed, .vanished, .appeared, .respelledKey: false
        case .respelledDate: note.code == .mixedDateSpelling
        case .respelledNumber: note.code == .lenientField && note.message.contains("sometimes text")
        case .rounded: note.code == .inexactNumber
        case .emptied: note.code == .lenientField && note.message.contains("sometimes empty")
        case .wrapped: note.code == .lenientField && note.message.contains("bare element")
        case .listed: note.code == .lenientField && note.message.contains("whole numbers for keys")
        }
    }
}
