/// Forms that a text may have. Over several texts those count that every text has: a lattice that only falls.
package struct StringForms: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// `2024-01-15T10:30:00.123+08:00`, `2024-01-15 10:30:00Z`: an instant with its offset (RFC 3339, ISO 8601).
    package static let instant = StringForms(rawValue: 1 << 0)
    /// `2024-01-15T10:30:00`: a local time with `T` and no zone.
    package static let localTime = StringForms(rawValue: 1 << 1)
    /// `2024-01-15 10:30:00`: a local time with a space and no zone.
    package static let spacedTime = StringForms(rawValue: 1 << 2)
    /// `2024-01-15`
    package static let day = StringForms(rawValue: 1 << 3)
    /// `Mon, 15 Jan 2024 10:30:00 GMT` (RFC 1123, RFC 5322)
    package static let rfc1123 = StringForms(rawValue: 1 << 4)
    /// An http or https URL of the conservative grammar in `isPlainURL`.
    package static let url = StringForms(rawValue: 1 << 5)
    /// A UUID of 36 characters whose letters are lower case (or that has none).
    package static let lowercaseUUID = StringForms(rawValue: 1 << 6)
    /// A UUID of 36 characters whose letters are upper case (or that has none).
    package static let uppercaseUUID = StringForms(rawValue: 1 << 7)
    /// The text is a number as JSON writes one: `19.90`, `-5`; no leading zero, no plus.
    package static let number = StringForms(rawValue: 1 << 8)

    /// A day and a time of day as ISO 8601 writes them, with an offset or without: every text that is `instant`,
    /// `localTime` or `spacedTime` has this form too. Alone, it says that a field mixes them.
    package static let dayAndTime = StringForms(rawValue: 1 << 9)

    /// Every date form.
    package static let dates: StringForms = [.instant, .localTime, .spacedTime, .dayAndTime, .day, .rfc1123]
    /// Nothing is decided yet: the forms of no text at all.
    package static let all: StringForms = [.dates, .url, .lowercaseUUID, .uppercaseUUID, .number]
}
