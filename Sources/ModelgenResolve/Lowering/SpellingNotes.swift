import ModelgenSource
import ModelgenSwift

/// Notes on members that cannot be written back as they came: promise 2 wants them named.
package enum SpellingNotes {
    package static func notes(of member: Member, typeName: String) -> [Diagnostic] {
        guard let place = member.field.shape.first else { return [] }
        let subject = "'\(member.key)' of \(typeName)"
        func note(_ code: DiagnosticCode, _ message: String) -> Diagnostic {
            Diagnostic(code, .note, at: place, message: message)
        }
        let value = member.value
        var notes: [Diagnostic] = []
        if value.respellsDates {
            notes.append(
                note(
                    .mixedDateSpelling,
                    "\(subject) is written in more than one way; it is encoded in the longest, in UTC"))
        }
        if value.isLenientNumber {
            notes.append(note(.lenientField, "\(subject) is sometimes text; it is encoded as a number"))
        }
        if value.readsEmptyAsNil {
            let emptiness = value.emptyIsEmptyArray ? "an empty array" : "null"
            notes.append(
                note(.lenientField, "\(subject) is sometimes empty in another way; it is encoded as \(emptiness)"))
        }
        if value.container == .indexed {
            notes.append(
                note(.lenientField, "\(subject) is sometimes an object with whole keys; it is encoded as an array"))
        }
        if value.type == .double, let numbers = member.field.shape.numbers, !numbers.fitsDouble {
            notes.append(
                note(.inexactNumber, "\(subject) holds numbers with more digits than any type of Swift's keeps"))
        }
        return notes
    }
}
