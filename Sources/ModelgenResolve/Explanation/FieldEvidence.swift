import ModelgenShape
import ModelgenSource

/// What was decided for one place of the documents, and on what evidence: an entry of `explain`.
package struct FieldEvidence: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case bool, integer, number, decimal, string, date, url, uuid, `enum`, object, map, array, row, union, any

        /// The kind of JSON value that it is, with integers apart, as unions list them.
        package var jsonName: String {
            switch self {
            case .bool: "boolean"
            case .integer: "integer"
            case .number, .decimal: "number"
            case .string, .date, .url, .uuid, .enum: "string"
            case .array, .row: "array"
            case .object, .map, .union, .any: "object"
            }
        }
    }

    /// One variant of a tagged union.
    package struct Variant: Hashable, Sendable {
        package var tag: String
        /// The payload's type; nil where nothing stands beside the tag.
        package var type: String?
        /// The members of the payload.
        package var pointers: [JSONPointer]
    }

    package var pointer: JSONPointer
    /// The property's name, where the place is a member.
    package var property: String?
    /// The Swift type without the optional.
    package var type: String
    package var kind: Kind
    package var isOptional: Bool
    /// How a date is written: `iso8601`, `yyyy-MM-dd`, `milliseconds` …
    package var format: String?
    /// The cases of an enum.
    package var values: [String]?
    /// Whether the enum takes other texts.
    package var isOpen: Bool?
    /// The kinds of a union.
    package var kinds: [String]?
    /// Further kinds that a lenient field decodes.
    package var also: [String]?
    /// The tag's key, in a tagged union; `*` where the one key of each object is the tag itself.
    package var tag: String?
    package var variants: [Variant]?
    /// The place whose type this one has, where the type recurs.
    package var reference: JSONPointer?
    /// Occurrences, null included.
    package var seen: Int
    /// Parents without it.
    package var missing: Int
    package var nulls: Int
    /// The first occurrence.
    package var first: Place?
    package var why: String
    /// What the place was nearly decided to be; nil for nothing.
    package var near: NearMiss?
    /// How often each case of an enum was seen, and true and false.
    package var counts: [ValueCount] = []

    /// How often a value was seen.
    package struct ValueCount: Hashable, Sendable {
        package var text: String
        package var count: Int
    }
}
