import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// Notes on members that cannot be written back as they came: promise 2 wants them named.
package enum SpellingNotes {
    package static func notes(of member: Member, typeName: String, in types: ResolvedTypes) -> [Diagnostic] {
        let subject = "'\(member.key)' of \(typeName)"
        return keyNotes(of: member, subject: subject)
            + notes(of: member.value, member.field.shape, subject: subject, in: types)
    }

    /// The note on a key whose letters came composed here and decomposed there: one of the spellings is written.
    private static func keyNotes(of member: Member, subject: String) -> [Diagnostic] {
        let last = member.field.lastSpelling
        guard !last.isEmpty, !last.utf8.elementsEqual(member.key.utf8), let place = member.field.shape.first else {
            return []
        }
        let message =
            "the key \(subject) is spelled in two ways that Unicode holds for equal; it is encoded in one of them"
        return [Diagnostic(.lenientField, .note, at: place, message: message)]
    }

    /// Notes on a root that is no struct: a list, a map or a number.
    package static func notes(ofRoot value: Value, _ shape: Shape, name: String, in types: ResolvedTypes)
        -> [Diagnostic]
    {
        notes(of: value, shape, subject: "the root of \(name)", in: types)
    }

    /// What dates mean whose zone is left out beside others that name it.
    private static func withoutZone(_ value: Value) -> String {
        guard case .date(.iso8601(_, _, let localZone?)) = value.type else { return "" }
        return ", here and there without a zone, which is read as \(localZone)"
    }

    private static func notes(of value: Value, _ shape: Shape, subject: String, in types: ResolvedTypes)
        -> [Diagnostic]
    {
        guard let place = shape.first else { return [] }
        func note(_ code: DiagnosticCode, _ message: String) -> Diagnostic {
            Diagnostic(code, .note, at: place, message: message)
        }
        var notes: [Diagnostic] = []
        if value.respellsDates {
            notes.append(
                note(
                    .mixedDateSpelling,
                    "\(subject) is written in more than one way\(withoutZone(value)); it is encoded in the longest, in UTC"
                ))
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
        let losesText = value.isLenientNumber && shape.strings?.numericText?.fitsDouble == false
        if loses(value.type, shape, in: types) || losesText && value.type == .double {
            notes.append(
                note(.inexactNumber, "\(subject) holds numbers with more digits than any type of Swift's keeps"))
        }
        return notes
    }

    /// Whether a value of a type, or what it lists, holds numbers that its `Double` rounds.
    private static func loses(_ type: ValueType, _ shape: Shape, in types: ResolvedTypes) -> Bool {
        guard shape.count > 0 else { return false }
        switch type {
        case .double:
            return shape.numbers?.fitsDouble == false
        case .optional(let inner):
            return loses(inner, shape, in: types)
        case .array(let element):
            if loses(element, shape.arrays?.element ?? Shape(), in: types) { return true }
            // One element may stand without its array. A list of lists is no such element, and to look at each level twice
            // would take twice the time with each.
            return !isList(element) && loses(element, shape, in: types)
        case .dictionary(let value):
            return loses(value, shape.objects?.record.value ?? Shape(), in: types)
        case .kindUnion(let slot):
            return (types.unions[slot] ?? []).contains { loses($0.type, shape, in: types) }
        case .row(let slot):
            return zip(types.rows[slot] ?? [], shape.arrays?.columns ?? []).contains { loses($0.type, $1, in: types) }
        default:
            return false
        }
    }

    private static func isList(_ type: ValueType) -> Bool {
        switch type {
        case .array: true
        case .optional(let inner): isList(inner)
        default: false
        }
    }
}
