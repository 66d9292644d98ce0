import ModelgenShape

/// A member of a struct, decided but not yet named.
package struct Member: Hashable, Sendable {
    package var key: String
    package var slot: Slot
    package var field: FieldShape
    package var value: Value
    /// Why it is optional; nil where it is not.
    package var optionality: PresenceRule.Reason?
    package var override: FieldOverride?

    package var isOptional: Bool {
        override?.optional ?? (optionality != nil)
    }
}
