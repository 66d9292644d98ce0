import CModelgenScan

/// The quick way to say of most dates that they are: those of the years 1970 to 2099, which `Date` keeps with six digits.
enum ScanDate {
    /// The forms of a text and the code of its spelling, as `ISODate` has them; 0 and 0 where only that can tell.
    @inline(__always) static func read(_ text: Bytes, count: Int) -> (forms: UInt16, spelling: UInt32) {
        guard count >= 10, count <= 32 else { return (0, 0) }
        let digits = modelgen_digit_mask(text)
        // 2024-01-15
        guard digits & 0x03FF == 0x036F, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-") else {
            return (0, 0)
        }
        let year = two(text) &* 100 &+ two(text + 2)
        let month = two(text + 5)
        let day = two(text + 8)
        guard year >= 1970, year <= 2099, month >= 1, month <= 12, day >= 1 else { return (0, 0) }
        if day > 28 {
            let isLeapYear = year % 4 == 0
            let length = month == 2 ? (isLeapYear ? 29 : 28) : 30 &+ (month &+ month >> 3) & 1
            guard day <= length else { return (0, 0) }
        }
        if count == 10 {
            let code = SpellingCode.code(separator: 0, hasSeconds: false, fractionDigits: 0, zone: 0, minutes: 0)
            return (StringForms.day.rawValue, code)
        }
        return time(text, count: count, digits: digits)
    }

    /// Reads on behind the day: `T10:30:00.123+08:00`.
    @inline(__always)
    private static func time(_ text: Bytes, count: Int, digits: UInt32) -> (forms: UInt16, spelling: UInt32) {
        guard count >= 19, digits == 0xDB6F, text[13] == UInt8(ascii: ":"), text[16] == UInt8(ascii: ":"),
            text[17].isDigit, text[18].isDigit, two(text + 11) < 24, two(text + 14) < 60, two(text + 17) < 60
        else { return (0, 0) }
        let separator: UInt32 =
            switch text[10] {
            case UInt8(ascii: "T"): 1
            case UInt8(ascii: " "): 2
            default: 0
            }
        guard separator != 0 else { return (0, 0) }
        var place = 19
        var fractionDigits = 0
        if place < count, text[place] == UInt8(ascii: ".") {
            let after = ~modelgen_digit_mask(text + 20) & 0xFFFF
            fractionDigits = min(after.trailingZeroBitCount, count - 20)
            guard (1...6).contains(fractionDigits) else { return (0, 0) }
            place = 20 + fractionDigits
        }
        var zone = SpellingCode.Zone.none
        var minutes = 0
        if count - place == 1, text[place] == UInt8(ascii: "Z") {
            zone = SpellingCode.Zone.zulu
        } else if count - place == 6, text[place + 3] == UInt8(ascii: ":"), text[place + 1].isDigit,
            text[place + 2].isDigit, text[place + 4].isDigit, text[place + 5].isDigit
        {
            let (hours, rest) = (two(text + place + 1), two(text + place + 4))
            minutes = hours * 60 + rest
            guard hours < 24, rest < 60 else { return (0, 0) }
            if text[place] == UInt8(ascii: "-") {
                guard minutes > 0 else { return (0, 0) }
                minutes = -minutes
            } else if text[place] != UInt8(ascii: "+") {
                return (0, 0)
            }
            zone = SpellingCode.Zone.offset
        } else if place != count {
            return (0, 0)
        }
        let code = SpellingCode.code(
            separator: separator,
            hasSeconds: true,
            fractionDigits: UInt32(fractionDigits),
            zone: zone,
            minutes: minutes
        )
        let local = separator == 2 ? StringForms.spacedTime.rawValue : StringForms.localTime.rawValue
        let form = zone == SpellingCode.Zone.none ? local : StringForms.instant.rawValue
        return (form | StringForms.dayAndTime.rawValue, code)
    }

    /// The number of two digits.
    @inline(__always) private static func two(_ text: Bytes) -> Int {
        Int(text[0] & 0x0F) &* 10 &+ Int(text[1] & 0x0F)
    }
}
