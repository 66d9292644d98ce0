/// How a date is written in the documents, and so how the emitted code reads and writes it.
///
/// `DateForm` in the emitted support file is its counterpart at run time.
package enum DateForm: Hashable, Sendable {
    /// An instant with its offset, `2024-01-15T10:30:00.123Z`. Any offset and fraction is read; the layout is written.
    /// Where some texts leave the offset out, as those of a server that was changed once do, `localZone` names the zone
    /// that they mean; nil where no text does.
    case iso8601(TimeLayout, offset: Offset, localZone: String? = nil)
    /// A local time without zone, `2024-01-15T10:30:00` or, with a space, `2024-01-15 10:30:00`, in the named zone.
    /// Either separator is read.
    case local(TimeLayout, timeZone: String)
    /// `2024-01-15`, the first moment of the day in the named zone.
    case day(timeZone: String)
    /// `Mon, 15 Jan 2024 10:30:00 GMT`
    case rfc1123
    /// Seconds since 1970, as a number.
    case seconds
    /// Milliseconds since 1970, as a number.
    case milliseconds
    /// Microseconds since 1970, as a number.
    case microseconds
    /// A pattern that a spec gives (`format: "dd/MM/yyyy"`), of the letters yMdHhmsSa and quoted text, in the named zone.
    case pattern(String, timeZone: String)

    /// What is written between day and zone.
    package struct TimeLayout: Hashable, Sendable {
        /// `T`, `t` or a space.
        package var separator: Character
        package var hasSeconds: Bool
        /// 0...6
        package var fractionDigits: Int

        package init(separator: Character = "T", hasSeconds: Bool = true, fractionDigits: Int = 0) {
            self.separator = separator
            self.hasSeconds = hasSeconds
            self.fractionDigits = fractionDigits
        }
    }

    /// The zone that is written.
    package enum Offset: Hashable, Sendable {
        /// `Z`, `z` or `UTC`: the text itself, meaning Greenwich.
        case named(String)
        /// Minutes east of Greenwich, written as the text shows: `+08:00`, `+0800`, `+08`.
        case fixed(minutes: Int, text: String)
    }
}
