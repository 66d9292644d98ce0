/// The six kinds of JSON value (RFC 8259, section 3).
package enum JSONKind: String, CaseIterable, Hashable, Sendable, Comparable {
    case null
    case boolean
    case number
    case string
    case array
    case object

    package static func < (left: Self, right: Self) -> Bool {
        left.rawValue < right.rawValue
    }
}
