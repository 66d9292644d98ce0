/// What the doc comment of a property says: only what its type does not.
package enum MemberDocumentation {
    package static func lines(_ member: Member) -> [String] {
        var lines: [String] = []
        let value = member.value
        if value.isLenientNumber { lines.append("Some samples write it as text; it is encoded as a number.") }
        if value.isLenientBoolean { lines.append("Sent as a number or as text; it is encoded as true or false.") }
        if value.readsEmptyAsNil {
            let emptiness = value.emptyIsEmptyArray ? "an empty array" : "nil"
            lines.append("Some samples write something empty in its place; it is read as \(emptiness).")
        }
        if value.container == .oneOrMany {
            lines.append("A single element stands without its array; it is encoded so, too.")
        }
        if value.respellsDates {
            lines.append("Samples write it in more than one way; it is encoded in the longest, in UTC.")
            if case .date(.iso8601(_, _, let localZone?)) = value.type {
                lines.append("Some leave its zone out, which is read as \(localZone).")
            }
        }
        return lines
    }
}
