/// How one date was written, beyond its form: what must be known to write it back as it came.
package struct DateSpelling: Hashable, Sendable, Comparable {
    /// The zone as written.
    package enum Zone: Hashable, Sendable, Comparable {
        /// No zone.
        case none
        /// `Z` or `z`, `GMT` or `UTC`: the text itself.
        case named(String)
        /// `+08:00`, `+0800` or `+08`: minutes east of Greenwich and the form.
        case offset(minutes: Int, form: OffsetForm)
    }

    package enum OffsetForm: String, Hashable, Sendable, Comparable {
        /// `+08:00`
        case colon
        /// `+0800`
        case plain
        /// `+08`
        case hours

        package static func < (left: Self, right: Self) -> Bool {
            left.rawValue < right.rawValue
        }
    }

    /// Between the day and the time: `T`, `t` or a space; empty for a day, or where the form knows none.
    package var separator: String
    /// Whether seconds are written: `10:30` has none.
    package var hasSeconds: Bool
    /// Digits after the second's point, 0...9.
    package var fractionDigits: Int
    package var zone: Zone

    package init(separator: String, hasSeconds: Bool = true, fractionDigits: Int = 0, zone: Zone) {
        self.separator = separator
        self.hasSeconds = hasSeconds
        self.fractionDigits = fractionDigits
        self.zone = zone
    }

    package static func < (left: Self, right: Self) -> Bool {
        func key(_ spelling: Self) -> (String, Int, Int, Zone) {
            (spelling.separator, spelling.hasSeconds ? 1 : 0, spelling.fractionDigits, spelling.zone)
        }
        return key(left) < key(right)
    }
}
