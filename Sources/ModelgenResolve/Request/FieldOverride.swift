import ModelgenShape
import ModelgenSource

/// What a spec says of one field: an entry of `fields:`.
///
/// Places point into the spec, so that an override that fits nothing can be shown.
package struct FieldOverride: Hashable, Sendable {
    /// Below `root:`.
    package var pointer: JSONPointer
    package var place: Place
    /// The property's name.
    package var name: String?
    /// A scalar type (`Date`, `Decimal`, `Int`, `String`, `JSONValue` …), or the name of the emitted type.
    package var type: String?
    /// A type of the user's or of this spec: none is emitted.
    package var use: String?
    /// `seconds`, `milliseconds`, `microseconds`, `iso8601`, `rfc1123`, or a pattern.
    package var format: String?
    package var timeZone: String?
    package var `enum`: ModelOptions.Enums?
    /// Names of enum cases, of variants or of map keys by their text.
    package var names: [String: String] = [:]
    package var skip = false
    package var identity: Bool?
    /// Whether the array is the list that a store is for.
    package var isList: Bool?
    /// Whether its values part a store's list into sections.
    package var isSection: Bool?
    package var optional: Bool?
    package var lossy = false
    package var lenient: Bool?
    /// Whether the field is a map (`true`) or a record (`false`), whatever the evidence says.
    package var map: Bool?
    /// What a missing value becomes, as JSON: `0`, `"none"`, `[]`.
    package var `default`: String?

    package init(pointer: JSONPointer, place: Place) {
        self.pointer = pointer
        self.place = place
    }
}
