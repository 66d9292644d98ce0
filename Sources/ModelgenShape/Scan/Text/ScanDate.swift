import CModelgenScan

/// The quick way to say of most dates that they are: those of the years 1970 to 2099, which `Date` keeps with six digits.
enum ScanDate {
    /// The forms of a text and the code of its spelling, as `ISODate` has them; 0 and 0 where only that can tell.
    @inline(__always) static func read(_ text: Bytes, count: Int) -> (forms: UInt16, spelling: UInt32) {
        guard count >= 10, count <= 32 else { return (0, 0) }
        // 2024-01-, and either 15 or 15T10:30
        let date = Digits(text, like: 0x2D30_302D_3030_3030, limits: 0x7F76_767F_7676_7676)
        let kept: UInt64 = count == 10 ? 0xFFFF : 0xFFFF_FFFF_FF00_FFFF
        let clock = Digits(text + 8, like: 0x3030_3A30_3000_3030, limits: 0x7676_7F76_767F_7676, kept: kept)
        guard date.areRight, clock.areRight else { return (0, 0) }
        let year = date.two(0) &* 100 &+ date.two(2)
        let month = date.two(5)
        let day = clock.two(0)
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
        guard clock.two(3) < 24, clock.two(6) < 60 else { return (0, 0) }
        return time(text, count: count)
    }

    /// Eight bytes less those of a pattern: digits are their numbers, and what stands between them 0.
    private struct Digits {
        private let numbers: UInt64
        /// Whether all is as in the pattern.
        let areRight: Bool

        /// - Parameters:
        ///   - pattern: `0` for each digit, the first byte lowest.
        ///   - limits: What is added to a number so that the highest bit shows one that is too great: 0x76 for digits, 0x7F.
        ///   - kept: Where bytes are asked for at all.
        @inline(__always) init(_ text: Bytes, like pattern: UInt64, limits: UInt64, kept: UInt64 = .max) {
            numbers = (UnsafeRawPointer(text).loadUnaligned(as: UInt64.self).littleEndian ^ pattern) & kept
            areRight = (numbers &+ limits | numbers) & 0x8080_8080_8080_8080 == 0
        }

        /// The number of the two digits from a place on.
        @inline(__always) func two(_ place: UInt64) -> Int {
            let pair = numbers &>> (place &* 8)
            return Int(truncatingIfNeeded: pair & 0x0F &* 10 &+ pair &>> 8 & 0x0F)
        }
    }

    /// Reads on behind the minutes: `:00.123+08:00`.
    @inline(__always)
    private static func time(_ text: Bytes, count: Int) -> (forms: UInt16, spelling: UInt32) {
        guard count >= 19, text[16] == UInt8(ascii: ":"), text[17].isDigit, text[18].isDigit, two(text + 17) < 60
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
