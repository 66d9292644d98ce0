/// A `DateSpelling` in four bytes, never 0: separator, seconds, digits and kind of zone in the lower half, the minutes of
/// an offset in the upper.
enum SpellingCode {
    private static let separators = ["", "T", " ", "t"]
    private static let names = ["", "Z", "z", "GMT", "UTC"]
    private static let forms: [DateSpelling.OffsetForm] = [.colon, .plain, .hours]

    enum Zone {
        static let none: UInt32 = 0
        /// `Z`; `z`, `GMT` and `UTC` follow.
        static let zulu: UInt32 = 1
        /// `+08:00`; `+0800` and `+08` follow.
        static let offset: UInt32 = 5
    }

    /// - Parameter separator: 0 for none, 1 for `T`, 2 for a space, 3 for `t`.
    static func code(
        separator: UInt32,
        hasSeconds: Bool,
        fractionDigits: UInt32,
        zone: UInt32,
        minutes: Int
    ) -> UInt32 {
        let low = separator | (hasSeconds ? 4 : 0) | fractionDigits << 3 | zone << 7 | 1 << 15
        return low | UInt32(UInt16(bitPattern: Int16(truncatingIfNeeded: minutes))) << 16
    }

    static func code(of spelling: DateSpelling) -> UInt32 {
        let zone: UInt32
        var minutes = 0
        switch spelling.zone {
        case .none: zone = Zone.none
        case .named(let name): zone = UInt32(names.firstIndex(of: name) ?? 0)
        case .offset(let written, let form):
            minutes = written
            zone = Zone.offset + UInt32(forms.firstIndex(of: form) ?? 0)
        }
        return code(
            separator: UInt32(separators.firstIndex(of: spelling.separator) ?? 0),
            hasSeconds: spelling.hasSeconds,
            fractionDigits: UInt32(spelling.fractionDigits),
            zone: zone,
            minutes: minutes
        )
    }

    /// The spelling that a code stands for.
    static func spelling(_ code: UInt32) -> DateSpelling {
        let kind = code >> 7 & 7
        let minutes = Int(Int16(bitPattern: UInt16(code >> 16)))
        let zone: DateSpelling.Zone =
            switch kind {
            case Zone.none: .none
            case Zone.offset...: .offset(minutes: minutes, form: forms[Int(kind - Zone.offset)])
            default: .named(names[Int(kind)])
            }
        return DateSpelling(
            separator: separators[Int(code & 3)],
            hasSeconds: code & 4 != 0,
            fractionDigits: Int(code >> 3 & 15),
            zone: zone
        )
    }
}
