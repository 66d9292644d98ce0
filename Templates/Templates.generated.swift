// Written by Scripts/embed-templates. Do not edit: change the .mustache files and run it again.

/// The templates that modelgen carries, by name and in alphabetical order.
package enum BuiltInTemplates {
    /// `structure` is the text of `structure.mustache`.
    package static let all: [(name: String, text: String)] = [
        (
            "ModelgenSupport",
            ##"""
            import Foundation

            /// Any JSON value, for what the samples leave open.
            {{{access}}}{{{nonisolated}}}enum JSONValue: Codable, Hashable, Sendable {
                case null
                case bool(Bool)
                case int(Int)
                case double(Double)
                /// A number that neither `Int` nor `Double` holds exactly.
                case decimal(Decimal)
                case string(String)
                case array([JSONValue])
                case object([String: JSONValue])

                {{{access}}}init(from decoder: any Decoder) throws {
                    let container = try decoder.singleValueContainer()
                    if container.decodeNil() {
                        self = .null
                    } else if let value = try? container.decode(String.self) {
                        self = .string(value)
                    } else if let value = try? container.decode(Double.self) {
                        self = JSONValue(value, in: container)
                    } else if let value = try? container.decode([String: JSONValue].self) {
                        self = .object(value)
                    } else if let value = try? container.decode(Bool.self) {
                        self = .bool(value)
                    } else {
                        self = .array(try container.decode([JSONValue].self))
                    }
                }

                /// The number that the container holds, where `value` may be but a neighbour of it; fifteen digits fit any `Double`.
                private init(_ value: Double, in container: any SingleValueDecodingContainer) {
                    let isSafe = value.magnitude < 0x1p53
                    if value == value.rounded(), let whole = isSafe ? Int(exactly: value) : try? container.decode(Int.self) {
                        self = .int(whole)
                    } else if let exact = try? container.decode(Decimal.self), exact.significand.magnitude > 999_999_999_999_999,
                        exact != Decimal(string: "\(value)")
                    {
                        self = .decimal(exact)
                    } else {
                        self = .double(value)
                    }
                }

                {{{access}}}func encode(to encoder: any Encoder) throws {
                    var container = encoder.singleValueContainer()
                    switch self {
                    case .null: try container.encodeNil()
                    case .bool(let value): try container.encode(value)
                    case .int(let value): try container.encode(value)
                    case .double(let value): try container.encode(value)
                    case .decimal(let value): try container.encode(value)
                    case .string(let value): try container.encode(value)
                    case .array(let value): try container.encode(value)
                    case .object(let value): try container.encode(value)
                    }
                }
            }

            /// How a date is written.
            ///
            /// Reading takes the whole text and holds every part to its range: no hour 24, no 30 February, nothing before or after.
            /// The calendar is the Gregorian one in all years from 1 to 9999, as in ISO 8601.
            {{{nonisolated}}}struct DateForm: Sendable {
                private enum Style: Sendable {
                    /// `offset` is written behind the time, such as `Z`; nil in local times. `localZone` is the zone of texts that
                    /// leave theirs out; nil where none may.
                    case time(separator: String, hasSeconds: Bool, offset: String?, localZone: Zone?)
                    case day
                    case pattern([PatternPart])
                    case number(perSecond: Int64, unit: String)
                }

                private let style: Style
                private let fractionDigits: Int
                private let zone: Zone

                private init(_ style: Style, fractionDigits: Int = 0, zone: Zone = .fixed(0)) {
                    self.style = style
                    self.fractionDigits = fractionDigits
                    self.zone = zone
                }

                /// A local time, whose zone the text leaves out: `2024-01-15 10:30:00`. It is read with up to nine digits of fraction,
                /// and without seconds.
                ///
                /// Of a time that clocks show twice it is the first; a time that they skip is moved on by as much as they skip.
                init(separator: Character, seconds: Bool = true, fractionDigits: Int = 0, zone: String) {
                    let zone = Zone(identifier: zone)
                    let style = Style.time(separator: String(separator), hasSeconds: seconds, offset: nil, localZone: zone)
                    self.init(style, fractionDigits: fractionDigits, zone: zone)
                }

                /// `2024-01-15T10:30:00Z`
                static let iso8601 = iso8601(offset: "Z")

                /// An instant with its offset, written as the arguments say. It is read with any offset (`Z`, `+08:00`, `+0800`, `+08`),
                /// with up to nine digits of fraction, and without seconds; and without an offset, where `localZone` says which zone
                /// is meant then.
                static func iso8601(
                    separator: Character = "T",
                    seconds: Bool = true,
                    fractionDigits: Int = 0,
                    offset: String = "Z",
                    localZone: String? = nil
                ) -> DateForm {
                    let style = Style.time(
                        separator: String(separator),
                        hasSeconds: seconds,
                        offset: offset,
                        localZone: localZone.map(Zone.init)
                    )
                    return DateForm(style, fractionDigits: fractionDigits, zone: Zone(identifier: offset))
                }

                /// `2024-01-15`, the first moment of the day in Greenwich.
                static let day = day(zone: "UTC")

                /// `2024-01-15`, the first moment of the day in a zone.
                static func day(zone: String) -> DateForm {
                    DateForm(.day, zone: Zone(identifier: zone))
                }

                /// `Mon, 15 Jan 2024 10:30:00 GMT`; other offsets are read too.
                static let rfc1123 = pattern("EEE, dd MMM yyyy HH:mm:ss z", zone: "UTC")

                /// A pattern such as `dd/MM/yyyy`: the letters y M d H h m s S a E Z X z as Unicode defines them, `'text'` in quotes.
                /// Names are English, `yy` is a year from 1969 to 2068.
                static func pattern(_ pattern: String, zone: String) -> DateForm {
                    let parts = PatternPart.parts(of: pattern)
                    let fractionDigits = parts.map(\.fractionDigits).max() ?? 0
                    return DateForm(.pattern(parts), fractionDigits: fractionDigits, zone: Zone(identifier: zone))
                }

                /// Seconds since 1970, written without a point where they are whole.
                static let seconds = DateForm(.number(perSecond: 1, unit: "seconds"), fractionDigits: 6)
                /// Milliseconds since 1970.
                static let milliseconds = DateForm(.number(perSecond: 1_000, unit: "milliseconds"), fractionDigits: 6)
                /// Microseconds since 1970.
                static let microseconds = DateForm(.number(perSecond: 1_000_000, unit: "microseconds"), fractionDigits: 6)

                /// For the date strategy of a `JSONDecoder`.
                func decode(from decoder: any Decoder) throws -> Date {
                    try decode(from: decoder.singleValueContainer())
                }

                fileprivate func decode(from container: any SingleValueDecodingContainer) throws -> Date {
                    let found: String
                    do {
                        if case .number(let perSecond, _) = style, let number = try? container.decode(Double.self) {
                            if let date = Self.date(number / Double(perSecond)) { return date }
                            found = Int64(exactly: number).map(String.init) ?? "\(number)"
                        } else {
                            let text = try container.decode(String.self)
                            if let date = try? date(text) { return date }
                            found = JSONValue.quoted(text)
                        }
                    } catch DecodingError.valueNotFound(_, let context) {
                        throw DecodingError.valueNotFound(Date.self, context)
                    } catch DecodingError.typeMismatch(_, let context) {
                        throw DecodingError.typeMismatch(Date.self, context)
                    }
                    let problem = zoneProblem ?? "expected \(expectation), found \(found)"
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: problem)
                }

                /// For the date strategy of a `JSONEncoder`.
                func encode(_ date: Date, to encoder: any Encoder) throws {
                    var container = encoder.singleValueContainer()
                    guard let time = CivilTime(date, in: zone, fractionDigits: fractionDigits) else {
                        let problem = zoneProblem ?? "expected a year from 1 to 9999"
                        let context = EncodingError.Context(codingPath: container.codingPath, debugDescription: problem)
                        throw EncodingError.invalidValue(date, context)
                    }
                    guard case .number(let perSecond, _) = style else { return try container.encode(text(time)) }
                    let microseconds = time.secondsSince1970 * 1_000_000 + Int64(time.nanosecond / 1_000)
                    let unit = 1_000_000 / perSecond
                    if microseconds.isMultiple(of: unit) {
                        try container.encode(microseconds / unit)
                    } else {
                        try container.encode(Double(microseconds) / Double(unit))
                    }
                }

                private static func date(_ secondsSince1970: Double) -> Date? {
                    CivilTime.range.contains(secondsSince1970) ? Date(timeIntervalSince1970: secondsSince1970) : nil
                }

                /// nil where the text is not of this form, or there are no such day and time.
                private func date(_ text: String) throws -> Date? {
                    if case .number(let perSecond, _) = style {
                        return Double(numericText: text).flatMap { Self.date($0 / Double(perSecond)) }
                    }
                    var reader = Reader(text)
                    var time = CivilTime()
                    switch style {
                    case .time(_, _, let offset, let localZone):
                        try reader.day(into: &time)
                        if !reader.skips("T") && !reader.skips("t") { try reader.skip(" ") }
                        try reader.timeOfDay(into: &time)
                        if reader.isAtEnd, let localZone { return time.isValid ? time.date(in: localZone) : nil }
                        if offset != nil { time.offset = try reader.offset() }
                    case .day: try reader.day(into: &time)
                    case .pattern(let parts): for part in parts { try part.read(from: &reader, into: &time) }
                    case .number: break
                    }
                    return reader.isAtEnd && time.isValid ? time.date(in: zone) : nil
                }

                private func text(_ time: CivilTime) -> String {
                    var writer = Writer()
                    switch style {
                    case .time(let separator, let hasSeconds, let offset, _):
                        writer.day(of: time)
                        writer.text(separator)
                        writer.timeOfDay(of: time, hasSeconds: hasSeconds, fractionDigits: fractionDigits)
                        writer.text(offset ?? "")
                    case .day: writer.day(of: time)
                    case .pattern(let parts): for part in parts { part.write(time, to: &writer) }
                    case .number: break
                    }
                    return writer.result
                }

                private var zoneProblem: String? {
                    if case .time(_, _, _, let localZone?) = style, let problem = localZone.problem { return problem }
                    return zone.problem
                }

                private var expectation: String {
                    if case .number(_, let unit) = style { return "\(unit) since 1970" }
                    return "a date like \(text(CivilTime(year: 2024, day: 15, hour: 10, minute: 30, offset: 0)))"
                }
            }

            {{{nonisolated}}}extension DateForm {
                /// The zone of texts that do not name theirs.
                fileprivate enum Zone: Sendable {
                    /// Seconds east of Greenwich.
                    case fixed(Int)
                    case named(TimeZone)
                    case unknown(String)

                    init(identifier: String) {
                        var reader = Reader(identifier)
                        if let offset = try? reader.offset(), reader.isAtEnd {
                            self = .fixed(offset)
                        } else if let zone = TimeZone(identifier: identifier) {
                            self = .named(zone)
                        } else {
                            self = .unknown(identifier)
                        }
                    }

                    var problem: String? {
                        guard case .unknown(let identifier) = self else { return nil }
                        return "the system knows no time zone \(JSONValue.quoted(identifier))"
                    }

                    /// Seconds east of Greenwich at an instant.
                    func offset(at secondsSince1970: Int64) -> Int? {
                        switch self {
                        case .fixed(let offset): offset
                        case .named(let zone): zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(secondsSince1970)))
                        case .unknown: nil
                        }
                    }

                    /// Seconds east of Greenwich when clocks show a time, in seconds since 1970 as if they stood in Greenwich.
                    func offset(local time: Int64) -> Int? {
                        guard let before = offset(at: time - 86_400) else { return nil }
                        if offset(at: time - Int64(before)) == before { return before }
                        guard let after = offset(at: time + 86_400), offset(at: time - Int64(after)) == after else { return before }
                        return after
                    }
                }
            }

            {{{nonisolated}}}extension DateForm {
                /// What calendar and clock show.
                fileprivate struct CivilTime {
                    var year = 2000
                    var month = 1
                    var day = 1
                    var hour = 0
                    var minute = 0
                    var second = 0
                    var nanosecond = 0
                    /// 1...12, where a text counts so.
                    var hourOfHalfDay: Int?
                    /// 0 in the morning, 1 in the afternoon.
                    var halfDay = 0
                    /// 0 for Sunday, where a text names it.
                    var weekday: Int?
                    /// Seconds east of Greenwich, where a text names them.
                    var offset: Int?

                    /// The years 1 to 9999 in seconds since 1970, with a day to spare for the zones.
                    static let range = -62_135_683_200.0...253_402_387_200.0

                    /// Whether there are such a day and time.
                    var isValid: Bool {
                        let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
                        let lastDay =
                            switch month {
                            case 2: isLeapYear ? 29 : 28
                            case 4, 6, 9, 11: 30
                            default: 31
                            }
                        return (1...9_999).contains(year) && (1...12).contains(month) && (1...lastDay).contains(day)
                            && hour < 24 && minute < 60 && second < 60 && (1...12).contains(hourOfHalfDay ?? 12)
                            && (weekday == nil || weekday == actualWeekday)
                    }

                    /// 0 for Sunday; 1970 began on a Thursday.
                    var actualWeekday: Int { (daysSince1970 % 7 + 11) % 7 }

                    /// As if the clock stood in Greenwich.
                    var secondsSince1970: Int64 {
                        let hour = hourOfHalfDay.map { $0 % 12 + 12 * halfDay } ?? self.hour
                        return Int64(daysSince1970) * 86_400 + Int64(hour * 3_600 + minute * 60 + second)
                    }

                    /// nil where the zone is not known.
                    func date(in zone: Zone) -> Date? {
                        guard let offset = offset ?? zone.offset(local: secondsSince1970) else { return nil }
                        let seconds = Double(secondsSince1970 - Int64(offset))
                        return Date(timeIntervalSince1970: seconds + Double(nanosecond) / 1_000_000_000)
                    }

                    // As in Howard Hinnant's algorithms, years start in March here, so that the leap day comes last.
                    private var daysSince1970: Int {
                        let year = month <= 2 ? self.year - 1 : self.year
                        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
                        return 365 * year + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
                    }
                }
            }

            {{{nonisolated}}}extension DateForm.CivilTime {
                /// nil for years that have no four digits. The fraction is rounded; where none is wanted it is cut, as clocks do.
                init?(_ date: Date, in zone: DateForm.Zone, fractionDigits: Int) {
                    guard Self.range.contains(date.timeIntervalSince1970) else { return nil }
                    let reference = date.timeIntervalSinceReferenceDate
                    var seconds = reference.rounded(.down)
                    let unit = pow(10, Double(fractionDigits))
                    var units = ((reference - seconds) * unit).rounded(fractionDigits == 0 ? .down : .toNearestOrEven)
                    if units == unit {
                        seconds += 1
                        units = 0
                    }
                    seconds += Date.timeIntervalBetween1970AndReferenceDate
                    guard let offset = zone.offset(at: Int64(seconds)) else { return nil }
                    self.init(secondsSince1970: Int64(seconds) + Int64(offset))
                    self.nanosecond = Int(units * (1_000_000_000 / unit))
                    self.offset = offset
                    if !(1...9_999).contains(year) { return nil }
                }

                /// The day and time that a clock in Greenwich shows.
                private init(secondsSince1970: Int64) {
                    let seconds = secondsSince1970 + 719_468 * 86_400
                    let days = Int(seconds / 86_400)
                    let time = Int(seconds % 86_400)
                    let dayOfEra = days % 146_097
                    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
                    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
                    let monthFromMarch = (5 * dayOfYear + 2) / 153
                    month = (monthFromMarch + 2) % 12 + 1
                    year = days / 146_097 * 400 + yearOfEra + (month <= 2 ? 1 : 0)
                    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
                    hour = time / 3_600
                    minute = time / 60 % 60
                    second = time % 60
                }
            }

            {{{nonisolated}}}extension DateForm {
                /// Reads a date from left to right.
                fileprivate struct Reader {
                    /// The text is not what was to be read.
                    struct Mismatch: Error {}

                    private static let greenwich = ["UTC", "UT", "GMT"]

                    private let bytes: [UInt8]
                    private var position = 0

                    init(_ text: String) {
                        bytes = Array(text.utf8)
                    }

                    var isAtEnd: Bool { position == bytes.count }

                    private var isAtDigit: Bool { !isAtEnd && (48...57).contains(bytes[position]) }

                    mutating func skips(_ mark: Unicode.Scalar) -> Bool {
                        guard position < bytes.count, bytes[position] == UInt8(ascii: mark) else { return false }
                        position += 1
                        return true
                    }

                    mutating func skip(_ mark: Unicode.Scalar) throws {
                        guard skips(mark) else { throw Mismatch() }
                    }

                    mutating func skip(text: String) throws {
                        guard bytes[position...].starts(with: text.utf8) else { throw Mismatch() }
                        position += text.utf8.count
                    }

                    /// As many digits as there are.
                    mutating func number(_ count: ClosedRange<Int>) throws -> Int {
                        let start = position
                        var value = 0
                        while isAtDigit, position - start < count.upperBound {
                            value = value * 10 + Int(bytes[position] - 48)
                            position += 1
                        }
                        guard position - start >= count.lowerBound else { throw Mismatch() }
                        return value
                    }

                    /// The place of the name that comes next, in any case.
                    mutating func name(of names: [String]) throws -> Int {
                        let rest = bytes[position...]
                        let place = names.firstIndex { name in
                            rest.prefix(name.utf8.count).elementsEqual(name.utf8) { $0 | 32 == $1 | 32 }
                        }
                        guard let place else { throw Mismatch() }
                        position += names[place].utf8.count
                        return place
                    }

                    /// `2024-01-15`
                    mutating func day(into time: inout CivilTime) throws {
                        time.year = try number(4...4)
                        try skip("-")
                        time.month = try number(2...2)
                        try skip("-")
                        time.day = try number(2...2)
                    }

                    /// `10:30`, `10:30:00` or `10:30:00.123`
                    mutating func timeOfDay(into time: inout CivilTime) throws {
                        time.hour = try number(2...2)
                        try skip(":")
                        time.minute = try number(2...2)
                        guard skips(":") else { return }
                        time.second = try number(2...2)
                        if skips(".") { time.nanosecond = try fraction(1...9) }
                    }

                    /// In nanoseconds.
                    mutating func fraction(_ count: ClosedRange<Int>) throws -> Int {
                        let start = position
                        let digits = try number(count)
                        return (position - start..<9).reduce(digits) { value, _ in value * 10 }
                    }

                    /// Seconds east of Greenwich: `Z`, `UTC`, `GMT`, `+08:00`, `+0800`, `+08`.
                    mutating func offset() throws -> Int {
                        if skips("Z") || skips("z") { return 0 }
                        let isWest = skips("-")
                        if !isWest && !skips("+") {
                            _ = try name(of: Self.greenwich)
                            return 0
                        }
                        let hours = try number(2...2)
                        let minutes = skips(":") || isAtDigit ? try number(2...2) : 0
                        guard hours < 24, minutes < 60 else { throw Mismatch() }
                        return (isWest ? -60 : 60) * (60 * hours + minutes)
                    }
                }
            }

            {{{nonisolated}}}extension DateForm {
                /// Writes a date from left to right.
                fileprivate struct Writer {
                    private var bytes: [UInt8] = []

                    init() {
                        bytes.reserveCapacity(32)
                    }

                    var result: String { String(decoding: bytes, as: UTF8.self) }

                    mutating func mark(_ mark: Unicode.Scalar) {
                        bytes.append(UInt8(ascii: mark))
                    }

                    mutating func text(_ text: String) {
                        bytes.append(contentsOf: text.utf8)
                    }

                    /// At least so many digits.
                    mutating func number(_ value: Int, digits: Int) {
                        if digits > 1 || value > 9 { number(value / 10, digits: digits - 1) }
                        bytes.append(48 + UInt8(value % 10))
                    }

                    mutating func day(of time: CivilTime) {
                        number(time.year, digits: 4)
                        mark("-")
                        number(time.month, digits: 2)
                        mark("-")
                        number(time.day, digits: 2)
                    }

                    mutating func timeOfDay(of time: CivilTime, hasSeconds: Bool, fractionDigits: Int) {
                        number(time.hour, digits: 2)
                        mark(":")
                        number(time.minute, digits: 2)
                        if hasSeconds {
                            mark(":")
                            number(time.second, digits: 2)
                        }
                        if fractionDigits > 0 {
                            mark(".")
                            fraction(of: time, digits: fractionDigits)
                        }
                    }

                    mutating func fraction(of time: CivilTime, digits: Int) {
                        number(time.nanosecond, digits: 9)
                        bytes.removeLast(max(0, 9 - digits))
                    }

                    /// `+08:00`, `+0800` or, where the minutes are 0, `+08`.
                    mutating func offset(of time: CivilTime, separator: String = "", hasMinutes: Bool = true) {
                        let minutes = (time.offset ?? 0) / 60
                        mark(minutes < 0 ? "-" : "+")
                        number(abs(minutes) / 60, digits: 2)
                        guard hasMinutes || !minutes.isMultiple(of: 60) else { return }
                        text(separator)
                        number(abs(minutes) % 60, digits: 2)
                    }
                }
            }

            {{{nonisolated}}}extension DateForm {
                /// A part of a date pattern.
                fileprivate enum PatternPart: Sendable {
                    case text(String)
                    case field(Field, count: Int)

                    enum Field: Character, Sendable {
                        case year = "y"
                        case month = "M"
                        case day = "d"
                        case hour = "H"
                        case hourOfHalfDay = "h"
                        case minute = "m"
                        case second = "s"
                        case fraction = "S"
                        case halfDay = "a"
                        case weekday = "E"
                        /// `+0800`, or as `isoOffset` in five letters.
                        case offset = "Z"
                        /// `+08`, `+0800` or `+08:00` by the count of letters; `Z` for Greenwich.
                        case isoOffset = "X"
                        /// `GMT`, or `+0800` elsewhere.
                        case namedOffset = "z"
                    }

                    private static let months = [
                        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
                        "November", "December",
                    ]
                    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
                    private static let shortMonths = months.map { String($0.prefix(3)) }
                    private static let shortWeekdays = weekdays.map { String($0.prefix(3)) }
                    private static let halfDays = ["AM", "PM"]

                    static func parts(of pattern: String) -> [PatternPart] {
                        var parts: [PatternPart] = []
                        var rest = pattern[...]
                        var isQuoted = false
                        while let next = rest.first {
                            if rest.hasPrefix("''") {
                                parts.append(.text("'"))
                                rest.removeFirst(2)
                            } else if next == "'" {
                                isQuoted.toggle()
                                rest.removeFirst()
                            } else if !isQuoted, let field = Field(rawValue: next) {
                                let count = rest.prefix { $0 == next }.count
                                parts.append(.field(field, count: min(count, 9)))
                                rest.removeFirst(count)
                            } else {
                                parts.append(.text(String(next)))
                                rest.removeFirst()
                            }
                        }
                        return parts
                    }

                    var fractionDigits: Int {
                        if case .field(.fraction, let count) = self { count } else { 0 }
                    }

                    func read(from reader: inout Reader, into time: inout CivilTime) throws {
                        guard case .field(let field, let count) = self else {
                            if case .text(let text) = self { try reader.skip(text: text) }
                            return
                        }
                        let digits = count == 1 ? 1...2 : 2...2
                        switch field {
                        case .year where count == 2:
                            let year = try reader.number(2...2)
                            time.year = year < 69 ? 2_000 + year : 1_900 + year
                        case .year: time.year = try reader.number(count == 1 ? 1...4 : 4...4)
                        case .month where count > 2:
                            time.month = try reader.name(of: count == 3 ? Self.shortMonths : Self.months) + 1
                        case .month: time.month = try reader.number(digits)
                        case .day: time.day = try reader.number(digits)
                        case .hour: time.hour = try reader.number(digits)
                        case .hourOfHalfDay: time.hourOfHalfDay = try reader.number(digits)
                        case .minute: time.minute = try reader.number(digits)
                        case .second: time.second = try reader.number(digits)
                        case .fraction: time.nanosecond = try reader.fraction(count...count)
                        case .halfDay: time.halfDay = try reader.name(of: Self.halfDays)
                        case .weekday: time.weekday = try reader.name(of: count <= 3 ? Self.shortWeekdays : Self.weekdays)
                        case .offset, .isoOffset, .namedOffset: time.offset = try reader.offset()
                        }
                    }

                    func write(_ time: CivilTime, to writer: inout Writer) {
                        guard case .field(let field, let count) = self else {
                            if case .text(let text) = self { writer.text(text) }
                            return
                        }
                        switch field {
                        case .year where count == 2: writer.number(time.year % 100, digits: 2)
                        case .year: writer.number(time.year, digits: count)
                        case .month where count > 2: writer.text((count == 3 ? Self.shortMonths : Self.months)[time.month - 1])
                        case .month: writer.number(time.month, digits: count)
                        case .day: writer.number(time.day, digits: count)
                        case .hour: writer.number(time.hour, digits: count)
                        case .hourOfHalfDay: writer.number((time.hour + 11) % 12 + 1, digits: count)
                        case .minute: writer.number(time.minute, digits: count)
                        case .second: writer.number(time.second, digits: count)
                        case .fraction: writer.fraction(of: time, digits: count)
                        case .halfDay: writer.text(Self.halfDays[time.hour / 12])
                        case .weekday: writer.text((count <= 3 ? Self.shortWeekdays : Self.weekdays)[time.actualWeekday])
                        case .namedOffset where time.offset == 0: writer.text("GMT")
                        case .isoOffset where time.offset == 0: writer.text("Z")
                        case .offset where count == 5 && time.offset == 0: writer.text("Z")
                        case .isoOffset where count == 1: writer.offset(of: time, hasMinutes: false)
                        case .isoOffset where count > 2: writer.offset(of: time, separator: ":")
                        case .offset where count == 5: writer.offset(of: time, separator: ":")
                        case .isoOffset, .offset, .namedOffset: writer.offset(of: time)
                        }
                    }
                }
            }

            /// A number that JSON may hold as text too.
            {{{nonisolated}}}protocol NumericText: Decodable {
                /// nil where the text is no number of this type.
                init?(numericText: String)
            }

            {{{nonisolated}}}extension Double: NumericText {
                init?(numericText text: String) {
                    guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }), let number = Double(text), number.isFinite
                    else { return nil }
                    self = number
                }
            }

            {{{nonisolated}}}extension Decimal: NumericText {
                init?(numericText text: String) {
                    guard Double(numericText: text) != nil else { return nil }
                    self.init(string: text)
                }
            }

            {{{nonisolated}}}extension Int: NumericText {
                init?(numericText text: String) {
                    self.init(text)
                }
            }

            {{{nonisolated}}}extension UInt64: NumericText {
                init?(numericText text: String) {
                    self.init(text)
                }
            }

            {{{nonisolated}}}extension JSONValue {
                /// Whether it may stand in for a value that is missing.
                fileprivate var isEmpty: Bool {
                    [.string(""), .array([]), .object([:]), .bool(false)].contains(self)
                }

                /// A text as errors show it.
                fileprivate static func quoted(_ text: String) -> String {
                    text.count > 80 ? "\"\(text.prefix(80))…\"" : "\"\(text)\""
                }

                fileprivate struct NumberOrText<Number: NumericText>: Decodable {
                    let value: Number

                    init(from decoder: any Decoder) throws {
                        value = try decoder.singleValueContainer().decodeNumber(Number.self)
                    }
                }

                fileprivate struct BooleanOrText: Decodable {
                    let value: Bool

                    init(from decoder: any Decoder) throws {
                        value = try decoder.singleValueContainer().decodeBoolean()
                    }
                }
            }

            {{{nonisolated}}}extension SingleValueDecodingContainer {
                /// A number that some samples write as text, such as `19.99` and `"19.99"`.
                func decodeNumber<Number: NumericText>(_ type: Number.Type) throws -> Number {
                    guard let text = try? decode(String.self) else { return try decode(type) }
                    guard let number = Number(numericText: text) else {
                        let problem = "expected a number, found \(JSONValue.quoted(text))"
                        throw DecodingError.dataCorruptedError(in: self, debugDescription: problem)
                    }
                    return number
                }

                /// true and false, 1 and 0, or any of `true`, `false`, `yes`, `no`, `1` and `0` as text.
                func decodeBoolean() throws -> Bool {
                    if let value = try? decode(Bool.self) { return value }
                    guard let text = (try? decode(String.self)) ?? (try? decode(Int.self)).map(String.init) else {
                        return try decode(Bool.self)
                    }
                    switch text.lowercased() {
                    case "true", "yes", "1": return true
                    case "false", "no", "0": return false
                    default:
                        let problem = "expected true or false, found \(JSONValue.quoted(text))"
                        throw DecodingError.dataCorruptedError(in: self, debugDescription: problem)
                    }
                }

                /// A date in a form of its own, where a document has several.
                func decodeDate(_ form: DateForm) throws -> Date {
                    try form.decode(from: self)
                }
            }

            {{{nonisolated}}}extension DateForm {
                fileprivate struct Formed: Encodable {
                    let date: Date
                    let form: DateForm

                    func encode(to encoder: any Encoder) throws {
                        try form.encode(date, to: encoder)
                    }
                }

                fileprivate struct TextKey: CodingKey {
                    let stringValue: String
                    var intValue: Int? { nil }

                    init(stringValue: String) {
                        self.stringValue = stringValue
                    }

                    init?(intValue: Int) {
                        nil
                    }
                }
            }

            {{{nonisolated}}}extension KeyedDecodingContainer {
                /// A number that some samples write as text, such as `19.99` and `"19.99"`.
                func decodeNumber<Number: NumericText>(_ type: Number.Type, forKey key: Key) throws -> Number {
                    try decode(JSONValue.NumberOrText<Number>.self, forKey: key).value
                }

                func decodeNumberIfPresent<Number: NumericText>(_ type: Number.Type, forKey key: Key) throws -> Number? {
                    try decodeIfPresent(JSONValue.NumberOrText<Number>.self, forKey: key)?.value
                }

                func decodeNumberUnlessEmpty<Number: NumericText>(_ type: Number.Type, forKey key: Key) throws -> Number? {
                    try decodeUnlessEmpty(JSONValue.NumberOrText<Number>.self, forKey: key)?.value
                }

                func decodeNumbers<Number: NumericText>(_ type: Number.Type, forKey key: Key) throws -> [Number] {
                    try decode([JSONValue.NumberOrText<Number>].self, forKey: key).map(\.value)
                }

                func decodeNumbersIfPresent<Number: NumericText>(_ type: Number.Type, forKey key: Key) throws -> [Number]? {
                    try decodeIfPresent([JSONValue.NumberOrText<Number>].self, forKey: key)?.map(\.value)
                }

                func decodeNumbersByKey<Number: NumericText>(_ type: Number.Type, forKey key: Key) throws -> [String: Number] {
                    try decode([String: JSONValue.NumberOrText<Number>].self, forKey: key).mapValues(\.value)
                }

                func decodeNumbersByKeyIfPresent<Number: NumericText>(
                    _ type: Number.Type,
                    forKey key: Key
                ) throws -> [String: Number]? {
                    try decodeIfPresent([String: JSONValue.NumberOrText<Number>].self, forKey: key)?.mapValues(\.value)
                }

                /// A Boolean that may be sent as a number or as text.
                func decodeBoolean(forKey key: Key) throws -> Bool {
                    try decode(JSONValue.BooleanOrText.self, forKey: key).value
                }

                func decodeBooleanIfPresent(forKey key: Key) throws -> Bool? {
                    try decodeIfPresent(JSONValue.BooleanOrText.self, forKey: key)?.value
                }

                /// A date in a form of its own, where a document has several.
                func decodeDate(_ form: DateForm, forKey key: Key) throws -> Date {
                    try form.decode(from: existingDecoder(forKey: key))
                }

                func decodeDateIfPresent(_ form: DateForm, forKey key: Key) throws -> Date? {
                    try isPresent(key) ? decodeDate(form, forKey: key) : nil
                }

                func decodeDateUnlessEmpty(_ form: DateForm, forKey key: Key) throws -> Date? {
                    try unlessEmpty(key) { try decodeDateIfPresent(form, forKey: key) }
                }

                func decodeDates(_ form: DateForm, forKey key: Key) throws -> [Date] {
                    var container = try nestedUnkeyedContainer(forKey: key)
                    var dates: [Date] = []
                    while !container.isAtEnd { dates.append(try container.decodeDate(form)) }
                    return dates
                }

                func decodeDatesIfPresent(_ form: DateForm, forKey key: Key) throws -> [Date]? {
                    try isPresent(key) ? decodeDates(form, forKey: key) : nil
                }

                func decodeDatesByKey(_ form: DateForm, forKey key: Key) throws -> [String: Date] {
                    let container = try nestedContainer(keyedBy: DateForm.TextKey.self, forKey: key)
                    return try container.allKeys.reduce(into: [:]) { dates, key in
                        dates[key.stringValue] = try container.decodeDate(form, forKey: key)
                    }
                }

                func decodeDatesByKeyIfPresent(_ form: DateForm, forKey key: Key) throws -> [String: Date]? {
                    try isPresent(key) ? decodeDatesByKey(form, forKey: key) : nil
                }

                /// nil where the value is missing or null, and where `""`, `[]`, `{}` or `false` stands in its place.
                func decodeUnlessEmpty<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
                    try unlessEmpty(key) { try decodeIfPresent(type, forKey: key) }
                }

                /// An array that is sent as its bare element where it has only one.
                func decodeOneOrMany<Element: Decodable>(_ type: Element.Type, forKey key: Key) throws -> [Element] {
                    let isArray = (try? nestedUnkeyedContainer(forKey: key)) != nil
                    return isArray ? try decode([Element].self, forKey: key) : [try decode(type, forKey: key)]
                }

                func decodeOneOrManyIfPresent<Element: Decodable>(_ type: Element.Type, forKey key: Key) throws -> [Element]? {
                    try isPresent(key) ? decodeOneOrMany(type, forKey: key) : nil
                }

                /// An array that is sent as an object with whole numbers as keys where it has holes; these are closed.
                func decodeIndexed<Element: Decodable>(_ type: Element.Type, forKey key: Key) throws -> [Element] {
                    let isArray = (try? nestedUnkeyedContainer(forKey: key)) != nil
                    if isArray { return try decode([Element].self, forKey: key) }
                    return try decode([Int: Element].self, forKey: key).sorted { $0.key < $1.key }.map(\.value)
                }

                func decodeIndexedIfPresent<Element: Decodable>(_ type: Element.Type, forKey key: Key) throws -> [Element]? {
                    try isPresent(key) ? decodeIndexed(type, forKey: key) : nil
                }

                /// An array without the elements that do not decode, which `SkippedElements` collects.
                func decodeLossy<Element: Decodable>(_ type: Element.Type, forKey key: Key) throws -> [Element] {
                    try decode(SkippedElements.LossyArray<Element>.self, forKey: key).elements
                }

                func decodeLossyIfPresent<Element: Decodable>(_ type: Element.Type, forKey key: Key) throws -> [Element]? {
                    try decodeIfPresent(SkippedElements.LossyArray<Element>.self, forKey: key)?.elements
                }

                private func unlessEmpty<Value>(_ key: Key, _ decodeValue: () throws -> Value?) throws -> Value? {
                    do {
                        return try decodeValue()
                    } catch {
                        guard let value = try? decode(JSONValue.self, forKey: key), value.isEmpty else { throw error }
                        return nil
                    }
                }

                private func isPresent(_ key: Key) throws -> Bool {
                    try contains(key) && !decodeNil(forKey: key)
                }

                /// A missing value is an error here; `superDecoder(forKey:)` takes it for null.
                private func existingDecoder(forKey key: Key) throws -> any Decoder {
                    _ = try decodeNil(forKey: key)
                    return try superDecoder(forKey: key)
                }
            }

            {{{nonisolated}}}extension UnkeyedDecodingContainer {
                mutating func decodeNumber<Number: NumericText>(_ type: Number.Type) throws -> Number {
                    try decode(JSONValue.NumberOrText<Number>.self).value
                }

                mutating func decodeBoolean() throws -> Bool {
                    try decode(JSONValue.BooleanOrText.self).value
                }

                mutating func decodeDate(_ form: DateForm) throws -> Date {
                    try form.decode(from: superDecoder())
                }
            }

            {{{nonisolated}}}extension KeyedEncodingContainer {
                mutating func encodeDate(_ date: Date, _ form: DateForm, forKey key: Key) throws {
                    try encode(DateForm.Formed(date: date, form: form), forKey: key)
                }

                mutating func encodeDateIfPresent(_ date: Date?, _ form: DateForm, forKey key: Key) throws {
                    if let date { try encodeDate(date, form, forKey: key) }
                }

                /// null where there is no date, for a member that is sent empty rather than left out.
                mutating func encodeDateOrNull(_ date: Date?, _ form: DateForm, forKey key: Key) throws {
                    try encode(date.map { DateForm.Formed(date: $0, form: form) }, forKey: key)
                }

                /// A single element without its array, as the samples write it.
                mutating func encodeOneOrMany<Element: Encodable>(_ elements: [Element], forKey key: Key) throws {
                    if let element = elements.first, elements.count == 1 {
                        try encode(element, forKey: key)
                    } else {
                        try encode(elements, forKey: key)
                    }
                }

                mutating func encodeOneOrManyIfPresent<Element: Encodable>(_ elements: [Element]?, forKey key: Key) throws {
                    if let elements { try encodeOneOrMany(elements, forKey: key) }
                }

                mutating func encodeDates(_ dates: [Date], _ form: DateForm, forKey key: Key) throws {
                    try encode(dates.map { DateForm.Formed(date: $0, form: form) }, forKey: key)
                }

                mutating func encodeDatesIfPresent(_ dates: [Date]?, _ form: DateForm, forKey key: Key) throws {
                    if let dates { try encodeDates(dates, form, forKey: key) }
                }

                mutating func encodeDatesByKey(_ dates: [String: Date], _ form: DateForm, forKey key: Key) throws {
                    try encode(dates.mapValues { DateForm.Formed(date: $0, form: form) }, forKey: key)
                }

                mutating func encodeDatesByKeyIfPresent(_ dates: [String: Date]?, _ form: DateForm, forKey key: Key) throws {
                    if let dates { try encodeDatesByKey(dates, form, forKey: key) }
                }

                /// A UUID in lower case; Foundation writes upper case.
                mutating func encodeLowercased(_ uuid: UUID, forKey key: Key) throws {
                    try encode(uuid.uuidString.lowercased(), forKey: key)
                }

                mutating func encodeLowercasedIfPresent(_ uuid: UUID?, forKey key: Key) throws {
                    if let uuid { try encodeLowercased(uuid, forKey: key) }
                }

                mutating func encodeLowercasedOrNull(_ uuid: UUID?, forKey key: Key) throws {
                    try encode(uuid?.uuidString.lowercased(), forKey: key)
                }

                mutating func encodeLowercased(_ uuids: [UUID], forKey key: Key) throws {
                    try encode(uuids.map { $0.uuidString.lowercased() }, forKey: key)
                }

                mutating func encodeLowercasedIfPresent(_ uuids: [UUID]?, forKey key: Key) throws {
                    if let uuids { try encodeLowercased(uuids, forKey: key) }
                }

                mutating func encodeLowercased(_ uuids: [String: UUID], forKey key: Key) throws {
                    try encode(uuids.mapValues { $0.uuidString.lowercased() }, forKey: key)
                }

                mutating func encodeLowercasedIfPresent(_ uuids: [String: UUID]?, forKey key: Key) throws {
                    if let uuids { try encodeLowercased(uuids, forKey: key) }
                }
            }

            {{{nonisolated}}}extension UnkeyedEncodingContainer {
                mutating func encodeDate(_ date: Date, _ form: DateForm) throws {
                    try encode(DateForm.Formed(date: date, form: form))
                }

                mutating func encodeLowercased(_ uuid: UUID) throws {
                    try encode(uuid.uuidString.lowercased())
                }
            }

            {{{nonisolated}}}extension SingleValueEncodingContainer {
                mutating func encodeDate(_ date: Date, _ form: DateForm) throws {
                    try encode(DateForm.Formed(date: date, form: form))
                }

                mutating func encodeLowercased(_ uuid: UUID) throws {
                    try encode(uuid.uuidString.lowercased())
                }
            }

            /// Collects the errors of the elements that lossy arrays leave out.
            ///
            ///     let decoder = ArticleCoding.decoder
            ///     let skipped = SkippedElements(of: decoder)
            ///     let articles = try decoder.decode(ArticleCoding.Root.self, from: document)
            ///     for error in skipped.errors { print(describe(error)) }
            {{{nonisolated}}}final class SkippedElements: @unchecked Sendable {
                private static let key = CodingUserInfoKey(rawValue: "skippedElements")
                private let lock = NSLock()
                private var list: [any Error] = []

                init(of decoder: JSONDecoder) {
                    if let key = Self.key { decoder.userInfo[key] = self }
                }

                var errors: [any Error] {
                    lock.lock()
                    defer { lock.unlock() }
                    return list
                }

                fileprivate struct LossyArray<Element: Decodable>: Decodable {
                    let elements: [Element]

                    init(from decoder: any Decoder) throws {
                        var container = try decoder.unkeyedContainer()
                        var elements: [Element] = []
                        while !container.isAtEnd {
                            let element = try container.superDecoder()
                            do {
                                elements.append(try element.singleValueContainer().decode(Element.self))
                            } catch {
                                SkippedElements.of(decoder)?.append(error)
                            }
                        }
                        self.elements = elements
                    }
                }

                fileprivate static func of(_ decoder: any Decoder) -> SkippedElements? {
                    key.flatMap { decoder.userInfo[$0] as? SkippedElements }
                }

                fileprivate func append(_ error: any Error) {
                    lock.lock()
                    defer { lock.unlock() }
                    list.append(error)
                }
            }

            /// Indirect storage, for a type that would else contain itself.
            {{{nonisolated}}}final class Boxed<Value> {
                let value: Value

                init(_ value: Value) {
                    self.value = value
                }
            }

            {{{nonisolated}}}extension Boxed: Sendable where Value: Sendable {}

            {{{nonisolated}}}extension Boxed: Equatable where Value: Equatable {
                static func == (left: Boxed, right: Boxed) -> Bool {
                    left.value == right.value
                }
            }

            {{{nonisolated}}}extension Boxed: Hashable where Value: Hashable {
                func hash(into hasher: inout Hasher) {
                    hasher.combine(value)
                }
            }

            {{{nonisolated}}}extension Boxed: Encodable where Value: Encodable {
                func encode(to encoder: any Encoder) throws {
                    var container = encoder.singleValueContainer()
                    try container.encode(value)
                }
            }

            {{{nonisolated}}}extension Boxed: Decodable where Value: Decodable {
                convenience init(from decoder: any Decoder) throws {
                    self.init(try decoder.singleValueContainer().decode(Value.self))
                }
            }

            /// An error of decoding or encoding in a line: the path, then what was expected there.
            {{{nonisolated}}}func describe(_ error: any Error) -> String {
                // `data.articles[3].price`; keys that would blur it stand in quotes: `data["a.b"]`.
                func path(_ keys: [any CodingKey]) -> String {
                    keys.reduce(into: "") { path, key in
                        let name = key.stringValue
                        if let index = key.intValue, name == "Index \(index)" {
                            path += "[\(index)]"
                        } else if name.isEmpty || name.contains(where: { $0.isWhitespace || ".:[]\"".contains($0) }) {
                            path += "[\(name.debugDescription)]"
                        } else {
                            path += path.isEmpty ? name : ".\(name)"
                        }
                    }
                }
                func line(_ keys: [any CodingKey], _ problem: String) -> String {
                    keys.isEmpty ? problem : "\(path(keys)): \(problem)"
                }
                func noun(_ type: any Any.Type) -> String {
                    let name = "\(type)"
                    switch type {
                    case is String.Type: return "text"
                    case is Bool.Type: return "true or false"
                    case is any Numeric.Type: return "a number"
                    case is Date.Type: return "a date"
                    case _ where name.hasPrefix("Array<") || name.hasPrefix("UnkeyedDecodingContainer"): return "an array"
                    case _ where name.hasPrefix("Dictionary<") || name.hasPrefix("KeyedDecodingContainer"): return "an object"
                    default: return name
                    }
                }
                switch error {
                case DecodingError.keyNotFound(let key, let context):
                    return line(context.codingPath + [key], "missing")
                case DecodingError.valueNotFound(let type, let context):
                    return line(context.codingPath, "expected \(noun(type)), found null")
                case DecodingError.typeMismatch(let type, let context):
                    return line(context.codingPath, "expected \(noun(type))")
                case DecodingError.dataCorrupted(let context):
                    let cause = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String
                    // Foundation says this of numbers too that their type cannot hold, wherever they stand.
                    let isVague = context.codingPath.isEmpty && context.debugDescription == "The given data was not valid JSON."
                    let problem = isVague ? "not valid JSON, or a number does not fit its type" : context.debugDescription
                    return line(context.codingPath, cause ?? problem)
                case EncodingError.invalidValue(_, let context):
                    return line(context.codingPath, context.debugDescription)
                default:
                    return "\(error)"
                }
            }

            /// What a store asks of a server: one page of a list.
            {{{access}}}{{{nonisolated}}}struct PageRequest: Hashable, Sendable {
                /// The page's number, as the server counts.
                {{{access}}}private(set) var number: Int
                /// How many items the pages before it held.
                {{{access}}}private(set) var offset = 0
                /// What the answer before said to go on with, a cursor or a link; nil for the first page.
                {{{access}}}private(set) var cursor: String?
                {{{access}}}private(set) var isFirst = true

                /// The first page.
                {{{access}}}init(number: Int = 1) {
                    self.number = number
                }

                /// The request behind this one, whose answer held so many items.
                {{{access}}}func next(itemCount: Int, cursor: String? = nil) -> PageRequest {
                    var next = self
                    next.number += 1
                    next.offset += itemCount
                    next.cursor = cursor
                    next.isFirst = false
                    return next
                }

                /// The cursor as a link, seen from the URL of the first page.
                {{{access}}}func link(from base: URL) -> URL {
                    cursor.flatMap { URL(string: $0, relativeTo: base)?.absoluteURL } ?? base
                }

                /// A URL with query parameters, each in place of one of the same name; those without a value are left out.
                {{{access}}}func url(_ base: URL, _ parameters: KeyValuePairs<String, String?>) -> URL {
                    guard var components = URLComponents(url: base, resolvingAgainstBaseURL: true) else { return base }
                    let names = Set(parameters.map { Self.escaped($0.key) })
                    var items = components.percentEncodedQueryItems?.filter { !names.contains($0.name) } ?? []
                    for case (let name, let value?) in parameters {
                        items.append(URLQueryItem(name: Self.escaped(name), value: Self.escaped(value)))
                    }
                    components.percentEncodedQueryItems = items.isEmpty ? nil : items
                    return components.url ?? base
                }

                /// Servers read a plus sign as a space, so all is escaped but what RFC 3986 calls unreserved.
                private static func escaped(_ text: String) -> String {
                    let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
                    return text.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: unreserved)) ?? text
                }
            }

            /// What leads from the items that a list shows to newer ones.
            {{{access}}}{{{nonisolated}}}enum ListUpdate<ID: Hashable & Sendable>: Hashable, Sendable {
                case nothing
                /// The same items in the same order, of which these have other values.
                case reconfigure([ID])
                /// Items came, went or moved; of those that stay, these have other values.
                case change(CollectionDifference<ID>, reconfigured: [ID])

                {{{access}}}init<Item: Identifiable & Equatable>(from old: [Item], to new: [Item]) where Item.ID == ID {
                    self.init(from: old, to: new, isSame: ==)
                }

                /// Items that cannot be compared count as changed.
                {{{access}}}init<Item: Identifiable>(from old: [Item], to new: [Item]) where Item.ID == ID {
                    self.init(from: old, to: new) { _, _ in false }
                }

                private init<Item: Identifiable>(from old: [Item], to new: [Item], isSame: (Item, Item) -> Bool)
                where Item.ID == ID {
                    let known = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
                    let changed = new.filter { item in known[item.id].map { !isSame($0, item) } ?? false }.map(\.id)
                    let (oldIDs, newIDs) = (old.map(\.id), new.map(\.id))
                    if oldIDs != newIDs {
                        self = .change(newIDs.difference(from: oldIDs).inferringMoves(), reconfigured: changed)
                    } else {
                        self = changed.isEmpty ? .nothing : .reconfigure(changed)
                    }
                }
            }
            """## + "\n"
        ),
        (
            "ModelgenTable",
            ##"""
            #if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
                import SwiftUI
                import UIKit

                /// A `UITableView` in SwiftUI, for lists that are long: it follows its items by their ids, so that it neither jumps nor
                /// flashes.
                ///
                /// ```swift
                /// ModelgenTable(store.articles) { article in
                ///     ArticleRow(article)
                /// }
                /// .refreshable { await store.refresh() }
                /// .onLoadMore(while: store.hasMore) { await store.loadMore() }
                /// .sectionFooter(sticksToBottom: true) { _ in Text("\(store.articles.count) articles") }
                /// ```
                ///
                /// Rows, headers and footers are hosted by UIKit and do not inherit the environment of the table: give them what they
                /// need where they are built.
                @available(iOS 17, tvOS 17, *)
                {{{access}}}struct ModelgenTable<Section: Identifiable, Item: Identifiable, Row: View>: UIViewControllerRepresentable
                where Section.ID: Sendable, Item.ID: Sendable {
                    fileprivate typealias RowID = ModelgenTableRowID<Section.ID, Item.ID>
                    fileprivate typealias Entry = ModelgenTableEntry<Section.ID, Item>

                    fileprivate let sections: [Section]
                    fileprivate let items: (Section) -> [Item]
                    fileprivate let row: (Item) -> Row
                    /// How old rows become new ones; items that cannot be compared count as changed.
                    fileprivate let update: ([Entry], [Entry]) -> ListUpdate<RowID>
                    fileprivate var rowKind: (Item) -> ModelgenTableRowKind = { _ in ModelgenTableRowKind() }
                    fileprivate var select: ((Item) -> Void)?
                    fileprivate var loadMore: (@MainActor () async -> Void)?
                    fileprivate var hasMore = false
                    fileprivate var failure: String?
                    fileprivate var header: ModelgenTablePart<Void>?
                    fileprivate var footer: ModelgenTablePart<Void>?
                    fileprivate var sectionHeader: ModelgenTablePart<Section>?
                    fileprivate var sectionFooter: ModelgenTablePart<Section>?

                    /// A table in sections, each with its items: `ModelgenTable(store.sections, items: \.articles) { … }`.
                    {{{access}}}init(
                        _ sections: [Section],
                        items: @escaping (Section) -> [Item],
                        @ViewBuilder row: @escaping (Item) -> Row
                    ) {
                        self.sections = sections
                        self.items = items
                        self.row = row
                        update = { ListUpdate(from: $0, to: $1) }
                    }

                    {{{access}}}func makeUIViewController(context: Context) -> UIViewController {
                        ModelgenTableController(self)
                    }

                    {{{access}}}func updateUIViewController(_ controller: UIViewController, context: Context) {
                        let controller = controller as? ModelgenTableController<Section, Item, Row>
                        controller?.show(self, refresh: context.environment.refresh)
                    }
                }

                @available(iOS 17, tvOS 17, *)
                extension ModelgenTable where Item: Equatable {
                    /// A table in sections, each with its items; rows whose items are equal stay as they are.
                    {{{access}}}init(
                        _ sections: [Section],
                        items: @escaping (Section) -> [Item],
                        @ViewBuilder row: @escaping (Item) -> Row
                    ) {
                        self.sections = sections
                        self.items = items
                        self.row = row
                        update = { ListUpdate(from: $0, to: $1) }
                    }
                }

                @available(iOS 17, tvOS 17, *)
                extension ModelgenTable where Section == ModelgenTableSection {
                    /// A table without sections.
                    {{{access}}}init(_ items: [Item], @ViewBuilder row: @escaping (Item) -> Row) {
                        self.init([ModelgenTableSection()], items: { _ in items }, row: row)
                    }
                }

                @available(iOS 17, tvOS 17, *)
                extension ModelgenTable where Section == ModelgenTableSection, Item: Equatable {
                    /// A table without sections; rows whose items are equal stay as they are.
                    {{{access}}}init(_ items: [Item], @ViewBuilder row: @escaping (Item) -> Row) {
                        self.init([ModelgenTableSection()], items: { _ in items }, row: row)
                    }
                }

                @available(iOS 17, tvOS 17, *)
                extension ModelgenTable {
                    /// Rows of one kind share a reuse identifier, and a height where it is fixed.
                    {{{access}}}func rowKind(_ kind: @escaping (Item) -> ModelgenTableRowKind) -> Self {
                        with { $0.rowKind = kind }
                    }

                    /// What a tap on a row does; without it rows are not highlighted.
                    {{{access}}}func onSelect(_ action: ((Item) -> Void)?) -> Self {
                        with { $0.select = action }
                    }

                    /// What the last row does when it comes into sight, while there is more.
                    /// - Parameter failure: Why the last attempt failed, shown with a button to try again.
                    {{{access}}}func onLoadMore(
                        while hasMore: Bool,
                        failure: String? = nil,
                        _ action: @escaping @MainActor () async -> Void
                    ) -> Self {
                        with {
                            $0.hasMore = hasMore
                            $0.failure = failure
                            $0.loadMore = action
                        }
                    }

                    /// What scrolls above all rows.
                    /// - Parameter height: In points; measured where it is nil.
                    {{{access}}}func tableHeader(height: CGFloat? = nil, @ViewBuilder content: @escaping () -> some View) -> Self {
                        with { $0.header = ModelgenTablePart(height: height, content: content) }
                    }

                    /// What scrolls below all rows.
                    /// - Parameter height: In points; measured where it is nil.
                    {{{access}}}func tableFooter(height: CGFloat? = nil, @ViewBuilder content: @escaping () -> some View) -> Self {
                        with { $0.footer = ModelgenTablePart(height: height, content: content) }
                    }

                    /// What heads each section; it stays at the top while rows of its section are in sight.
                    /// - Parameter height: In points; measured where it is nil.
                    {{{access}}}func sectionHeader(
                        height: CGFloat? = nil,
                        @ViewBuilder content: @escaping (Section) -> some View
                    ) -> Self {
                        with { $0.sectionHeader = ModelgenTablePart(height: height, content: content) }
                    }

                    /// What ends each section; it stays at the bottom while rows of its section are in sight.
                    /// - Parameters:
                    ///   - height: In points; measured where it is nil.
                    ///   - sticksToBottom: Whether the last one stands at the bottom of the table where the rows do not fill it.
                    {{{access}}}func sectionFooter(
                        height: CGFloat? = nil,
                        sticksToBottom: Bool = false,
                        @ViewBuilder content: @escaping (Section) -> some View
                    ) -> Self {
                        with { $0.sectionFooter = ModelgenTablePart(height: height, sticks: sticksToBottom, content: content) }
                    }

                    private func with(_ change: (inout Self) -> Void) -> Self {
                        var table = self
                        change(&table)
                        return table
                    }
                }

                /// A kind of row: what its cells are reused by, and their height.
                {{{access}}}{{{nonisolated}}}struct ModelgenTableRowKind: Hashable, Sendable {
                    {{{access}}}var reuseIdentifier: String
                    /// In points; measured where it is nil.
                    {{{access}}}var height: CGFloat?

                    {{{access}}}init(_ reuseIdentifier: String = "row", height: CGFloat? = nil) {
                        self.reuseIdentifier = reuseIdentifier
                        self.height = height
                    }
                }

                /// The one section of a table without sections.
                {{{access}}}{{{nonisolated}}}struct ModelgenTableSection: Identifiable, Sendable {
                    {{{access}}}let id = 0
                }

                /// A row by its section and its item: an item may stand in more than one section.
                private {{{nonisolated}}}struct ModelgenTableRowID<Section, Item>: Hashable, Sendable
                where Section: Hashable & Sendable, Item: Hashable & Sendable {
                    let section: Section
                    let item: Item
                }

                /// A row with what it shows.
                private {{{nonisolated}}}struct ModelgenTableEntry<Section: Hashable & Sendable, Item: Identifiable>: Identifiable
                where Item.ID: Sendable {
                    let id: ModelgenTableRowID<Section, Item.ID>
                    let item: Item
                }

                {{{nonisolated}}}extension ModelgenTableEntry: Equatable where Item: Equatable {}

                /// A header or a footer.
                @available(iOS 17, tvOS 17, *)
                @MainActor
                private struct ModelgenTablePart<Value> {
                    let height: CGFloat?
                    let sticks: Bool
                    let view: (Value) -> AnyView

                    init(height: CGFloat?, sticks: Bool = false, content: @escaping (Value) -> some View) {
                        self.height = height
                        self.sticks = sticks
                        view = { AnyView(content($0)) }
                    }
                }

                /// What hosted views read in their bodies, so that all of them follow the table as it is now.
                @available(iOS 17, tvOS 17, *)
                @MainActor
                @Observable
                private final class ModelgenTableState<Section: Identifiable, Item: Identifiable, Row: View>
                where Section.ID: Sendable, Item.ID: Sendable {
                    typealias Table = ModelgenTable<Section, Item, Row>

                    var table: Table
                    private(set) var isLoadingMore = false
                    /// The last row at the last request.
                    @ObservationIgnored private var lastRow: Table.RowID?
                    /// A row behind that one which came into sight before the request was over.
                    @ObservationIgnored private var nextRow: Table.RowID?

                    init(_ table: Table) {
                        self.table = table
                    }

                    /// - Parameter row: The last row, which came into sight; nil where a button asks.
                    func loadMore(behind row: Table.RowID?) {
                        guard table.hasMore, let loadMore = table.loadMore else { return }
                        guard !isLoadingMore else {
                            if let row, row != lastRow { nextRow = row }
                            return
                        }
                        lastRow = row ?? lastRow
                        isLoadingMore = true
                        Task {
                            await loadMore()
                            isLoadingMore = false
                            guard let row = nextRow else { return }
                            nextRow = nil
                            self.loadMore(behind: row)
                        }
                    }
                }

                /// The rows of a table in one line, an id once: UIKit does not bear an id that repeats.
                @available(iOS 17, tvOS 17, *)
                @MainActor
                private struct ModelgenTableRows<Section: Identifiable, Item: Identifiable, Row: View>
                where Section.ID: Sendable, Item.ID: Sendable {
                    typealias Table = ModelgenTable<Section, Item, Row>

                    private(set) var sections: [Section.ID] = []
                    private(set) var entries: [Table.Entry] = []
                    private(set) var items: [Table.RowID: Item] = [:]

                    init(_ table: Table? = nil) {
                        guard let table else { return }
                        var seen: Set<Section.ID> = []
                        for section in table.sections where seen.insert(section.id).inserted {
                            sections.append(section.id)
                            for item in table.items(section) {
                                let id = Table.RowID(section: section.id, item: item.id)
                                guard items[id] == nil else { continue }
                                items[id] = item
                                entries.append(Table.Entry(id: id, item: item))
                            }
                        }
                    }

                    var snapshot: NSDiffableDataSourceSnapshot<Section.ID, Table.RowID> {
                        var snapshot = NSDiffableDataSourceSnapshot<Section.ID, Table.RowID>()
                        snapshot.appendSections(sections)
                        let rows = Dictionary(grouping: entries.map(\.id), by: \.section)
                        for section in sections { snapshot.appendItems(rows[section] ?? [], toSection: section) }
                        return snapshot
                    }
                }

                @available(iOS 17, tvOS 17, *)
                private final class ModelgenTableController<Section: Identifiable, Item: Identifiable, Row: View>:
                    UIViewController, UITableViewDelegate
                where Section.ID: Sendable, Item.ID: Sendable {
                    typealias Table = ModelgenTable<Section, Item, Row>
                    typealias End = any UIView & UIContentView

                    private let state: ModelgenTableState<Section, Item, Row>
                    private let tableView = UITableView(frame: .zero, style: .plain)
                    private var dataSource: UITableViewDiffableDataSource<Section.ID, Table.RowID>?
                    private var rows = ModelgenTableRows<Section, Item, Row>()
                    /// What `.refreshable` asks for.
                    private var refresh: RefreshAction?
                    private var reuseIdentifiers: Set<String> = []
                    /// Heights as they were measured: an estimate that is right keeps the table from jumping.
                    private var heights: [Table.RowID: CGFloat] = [:]
                    /// The width for which heights were measured, in points.
                    private var width: CGFloat = 0
                    /// What the last section footer is taller by, so that it ends at the bottom.
                    private var slack: CGFloat = 0
                    private var header: End?
                    private var footer: End?

                    init(_ table: Table) {
                        state = ModelgenTableState(table)
                        super.init(nibName: nil, bundle: nil)
                    }

                    @available(*, unavailable)
                    required init?(coder: NSCoder) {
                        nil
                    }

                    override func loadView() {
                        view = tableView
                    }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        // Else there is a gap above each header.
                        tableView.sectionHeaderTopPadding = 0
                        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "part")
                        tableView.delegate = self
                        dataSource = UITableViewDiffableDataSource(tableView: tableView) { [weak self] _, indexPath, id in
                            self?.cell(for: id, at: indexPath) ?? UITableViewCell()
                        }
                        dataSource?.defaultRowAnimation = .fade
                        show(state.table, refresh: refresh)
                    }

                    override func viewDidLayoutSubviews() {
                        super.viewDidLayoutSubviews()
                        if width != tableView.bounds.width {
                            width = tableView.bounds.width
                            heights = [:]
                            layOutEnds()
                        }
                        stickFooter()
                    }

                    // MARK: Updates

                    func show(_ table: Table, refresh: RefreshAction?) {
                        state.table = table
                        self.refresh = refresh
                        guard isViewLoaded, let dataSource else { return }
                        let old = rows
                        rows = ModelgenTableRows(table)
                        apply(table.update(old.entries, rows.entries), to: dataSource, from: old)
                        #if !os(tvOS)
                            setUpRefreshControl()
                        #endif
                        layOutEnds()
                    }

                    private func apply(
                        _ update: ListUpdate<Table.RowID>,
                        to dataSource: UITableViewDiffableDataSource<Section.ID, Table.RowID>,
                        from old: ModelgenTableRows<Section, Item, Row>
                    ) {
                        var moves = old.sections != rows.sections
                        var changed: [Table.RowID] = []
                        switch update {
                        case .nothing: break
                        case .reconfigure(let ids): changed = ids
                        case .change(_, reconfigured: let ids):
                            changed = ids
                            moves = true
                        }
                        guard moves || !changed.isEmpty else { return }
                        var snapshot = moves ? rows.snapshot : dataSource.snapshot()
                        // A cell cannot turn into one of another kind: such rows are made anew.
                        let turned = changed.filter { identifier(of: old.items[$0]) != identifier(of: rows.items[$0]) }
                        snapshot.reloadItems(turned)
                        snapshot.reconfigureItems(changed.filter { !turned.contains($0) })
                        dataSource.apply(snapshot, animatingDifferences: moves && tableView.window != nil)
                        if moves { heights = heights.filter { rows.items[$0.key] != nil } }
                    }

                    private func identifier(of item: Item?) -> String? {
                        item.map { state.table.rowKind($0).reuseIdentifier }
                    }

                    private func cell(for id: Table.RowID, at indexPath: IndexPath) -> UITableViewCell? {
                        guard let item = rows.items[id] else { return nil }
                        let identifier = state.table.rowKind(item).reuseIdentifier
                        if reuseIdentifiers.insert(identifier).inserted {
                            tableView.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
                        }
                        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
                        cell.contentConfiguration = UIHostingConfiguration { ModelgenTableRow(state: state, item: item) }
                        return cell
                    }

                    #if !os(tvOS)
                        private func setUpRefreshControl() {
                            // A Mac has none: UIKit throws where one is set.
                            guard refresh != nil, traitCollection.userInterfaceIdiom != .mac else {
                                tableView.refreshControl = nil
                                return
                            }
                            guard tableView.refreshControl == nil else { return }
                            let control = UIRefreshControl()
                            control.addAction(UIAction { [weak self] _ in self?.pull() }, for: .valueChanged)
                            tableView.refreshControl = control
                        }

                        private func pull() {
                            Task {
                                await refresh?()
                                tableView.refreshControl?.endRefreshing()
                            }
                        }
                    #endif

                    // MARK: Headers and footers

                    /// Sizes what stands above and below all rows: UIKit takes their heights from their frames.
                    private func layOutEnds() {
                        guard width > 0 else { return }
                        let table = state.table
                        let top = table.header.map { end(header, showing: ModelgenTableHeader(part: $0)) }
                        if resize(top) || top !== header { tableView.tableHeaderView = top }
                        header = top
                        let hasFooter = table.hasMore || table.footer != nil
                        let bottom = hasFooter ? end(footer, showing: ModelgenTableFooter(state: state, table: table)) : nil
                        if resize(bottom) || bottom !== footer { tableView.tableFooterView = bottom }
                        footer = bottom
                    }

                    private func end(_ view: End?, showing content: some View) -> End {
                        let configuration = UIHostingConfiguration { content }.margins(.all, 0).minSize(height: 0)
                        guard let view else { return configuration.makeContentView() }
                        view.configuration = configuration
                        return view
                    }

                    /// Whether a view needed another size.
                    private func resize(_ view: UIView?) -> Bool {
                        guard let view else { return false }
                        let size = CGSize(width: width, height: fittingHeight(of: view))
                        guard view.frame.size != size else { return false }
                        view.frame.size = size
                        return true
                    }

                    private func fittingHeight(of view: UIView) -> CGFloat {
                        view.systemLayoutSizeFitting(
                            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
                            withHorizontalFittingPriority: .required,
                            verticalFittingPriority: .fittingSizeLevel
                        ).height
                    }

                    /// Fills a table that its rows do not fill by a taller footer of the last section.
                    private func stickFooter() {
                        let inset = tableView.adjustedContentInset
                        let room = tableView.bounds.height - inset.top - inset.bottom - (tableView.contentSize.height - slack)
                        let needed = state.table.sectionFooter?.sticks == true ? max(0, room) : 0
                        guard abs(needed - slack) > 0.5 else { return }
                        slack = needed
                        UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) }
                    }

                    private func part(_ part: @escaping (Table) -> ModelgenTablePart<Section>?, at index: Int) -> UIView? {
                        guard part(state.table) != nil, let id = dataSource?.sectionIdentifier(for: index) else { return nil }
                        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "part")
                        view?.contentConfiguration = configuration(of: part, in: id).background(.regularMaterial)
                        return view
                    }

                    private func configuration(
                        of part: @escaping (Table) -> ModelgenTablePart<Section>?,
                        in id: Section.ID
                    ) -> UIHostingConfiguration<some View, EmptyView> {
                        UIHostingConfiguration { ModelgenTableSectionPart(state: state, id: id, part: part) }
                            .margins(.vertical, 4)
                            .minSize(height: 0)
                    }

                    // MARK: UITableViewDelegate

                    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                        fixedHeight(at: indexPath) ?? UITableView.automaticDimension
                    }

                    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
                        let measured = dataSource?.itemIdentifier(for: indexPath).flatMap { heights[$0] }
                        return fixedHeight(at: indexPath) ?? measured ?? UITableView.automaticDimension
                    }

                    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
                        guard let id = dataSource?.itemIdentifier(for: indexPath) else { return }
                        heights[id] = cell.bounds.height
                        if id == rows.entries.last?.id { state.loadMore(behind: id) }
                    }

                    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
                        state.table.select != nil
                    }

                    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                        tableView.deselectRow(at: indexPath, animated: true)
                        if let item = item(at: indexPath) { state.table.select?(item) }
                    }

                    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                        part({ $0.sectionHeader }, at: section)
                    }

                    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
                        part({ $0.sectionFooter }, at: section)
                    }

                    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
                        guard let header = state.table.sectionHeader else { return 0 }
                        return header.height ?? UITableView.automaticDimension
                    }

                    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
                        guard let footer = state.table.sectionFooter else { return 0 }
                        guard slack > 0, let last = rows.sections.last, section == rows.sections.count - 1 else {
                            return footer.height ?? UITableView.automaticDimension
                        }
                        if let height = footer.height { return height + slack }
                        let view = configuration(of: { $0.sectionFooter }, in: last).makeContentView()
                        return fittingHeight(of: view) + slack
                    }

                    private func fixedHeight(at indexPath: IndexPath) -> CGFloat? {
                        item(at: indexPath).flatMap { state.table.rowKind($0).height }
                    }

                    private func item(at indexPath: IndexPath) -> Item? {
                        dataSource?.itemIdentifier(for: indexPath).flatMap { rows.items[$0] }
                    }
                }

                // MARK: Hosted views

                @available(iOS 17, tvOS 17, *)
                private struct ModelgenTableRow<Section: Identifiable, Item: Identifiable, Row: View>: View
                where Section.ID: Sendable, Item.ID: Sendable {
                    let state: ModelgenTableState<Section, Item, Row>
                    let item: Item

                    var body: some View {
                        state.table.row(item)
                    }
                }

                @available(iOS 17, tvOS 17, *)
                private struct ModelgenTableSectionPart<Section: Identifiable, Item: Identifiable, Row: View>: View
                where Section.ID: Sendable, Item.ID: Sendable {
                    let state: ModelgenTableState<Section, Item, Row>
                    let id: Section.ID
                    let part: (ModelgenTable<Section, Item, Row>) -> ModelgenTablePart<Section>?

                    var body: some View {
                        if let part = part(state.table), let section = state.table.sections.first(where: { $0.id == id }) {
                            part.view(section)
                                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: part.sticks ? .bottom : .leading)
                        }
                    }
                }

                @available(iOS 17, tvOS 17, *)
                private struct ModelgenTableHeader: View {
                    let part: ModelgenTablePart<Void>

                    var body: some View {
                        part.view(()).frame(height: part.height)
                    }
                }

                /// That more comes, or a button for it, then the footer of the table.
                @available(iOS 17, tvOS 17, *)
                private struct ModelgenTableFooter<Section: Identifiable, Item: Identifiable, Row: View>: View
                where Section.ID: Sendable, Item.ID: Sendable {
                    let state: ModelgenTableState<Section, Item, Row>
                    let table: ModelgenTable<Section, Item, Row>

                    var body: some View {
                        VStack(spacing: 0) {
                            if table.hasMore {
                                more
                                    .frame(maxWidth: .infinity, minHeight: 44)
                                    .padding(.vertical, 8)
                            }
                            if let footer = table.footer {
                                footer.view(()).frame(height: footer.height)
                            }
                        }
                    }

                    // Qualified, since a model may be called so.
                    @ViewBuilder private var more: some View {
                        if state.isLoadingMore {
                            ProgressView()
                        } else {
                            VStack(spacing: 8) {
                                if let failure = table.failure {
                                    SwiftUI.Text(failure)
                                        .font(.footnote)
                                        .foregroundStyle(.secondary)
                                        .multilineTextAlignment(.center)
                                }
                                SwiftUI.Button {
                                    state.loadMore(behind: nil)
                                } label: {
                                    table.failure == nil
                                        ? SwiftUI.Text("Load More", comment: "Loads the next rows of a list")
                                        : SwiftUI.Text("Try Again", comment: "Loads the next rows of a list after a failure")
                                }
                            }
                        }
                    }
                }
            #endif
            """## + "\n"
        ),
        (
            "alias",
            ##"""
            {{! A root, or another type, that needs no declaration of its own. }}
            {{> head}}
            {{{access}}}typealias {{{name}}} = {{{type}}}
            """## + "\n"
        ),
        (
            "coding",
            ##"""
            {{! The way from documents to models and back. }}
            import Foundation
            {{#codings}}

            {{> head}}
            {{{access}}}{{{nonisolated}}}enum {{{name}}} {
            {{#rootAlias}}
                {{{access}}}typealias Root = {{{.}}}

            {{/rootAlias}}
                /// A decoder for {{{decodes}}}. `CodingKeys` hold the keys as they are sent: leave
                /// `keyDecodingStrategy` alone.
                {{{access}}}static var decoder: JSONDecoder {
                    let decoder = JSONDecoder()
                    decoder.keyDecodingStrategy = .useDefaultKeys
            {{#dateForm}}
                    decoder.dateDecodingStrategy = .custom { try dateForm.decode(from: $0) }
            {{/dateForm}}
                    return decoder
                }
            {{#isEncodable}}

                /// {{{encoderText}}}
                {{{access}}}static var encoder: JSONEncoder {
                    let encoder = JSONEncoder()
                    encoder.keyEncodingStrategy = .useDefaultKeys
            {{#dateForm}}
                    encoder.dateEncodingStrategy = .custom { try dateForm.encode($0, to: $1) }
            {{/dateForm}}
                    encoder.outputFormatting = .withoutEscapingSlashes
                    return encoder
                }
            {{/isEncodable}}

                /// The {{{subject}}} of a document.
                /// - Throws: `DecodingError`; `summary(of:)` puts it in a line.
                {{{access}}}static func decode(_ document: Data) throws -> {{{decoded}}} {
                    {{{decodeExpression}}}
                }
            {{#encodesDocuments}}

                /// The document of the {{{subject}}}.
                /// - Throws: `EncodingError`.
                {{{access}}}static func encode(_ root: {{{root}}}) throws -> Data {
                    try encoder.encode(root)
                }
            {{/encodesDocuments}}

                /// Where and why a document could not be decoded: `{{{summary}}}`.
                {{{access}}}static func summary(of error: any Error) -> String {
                    describe(error)
                }
            {{#dateForm}}

                /// {{{example}}}
                private static let dateForm = {{{expression}}}
            {{/dateForm}}
            {{#document}}

                {{> document}}
            {{/document}}
            }
            {{/codings}}
            """## + "\n"
        ),
        (
            "codingKeys",
            ##"""
            {{! The keys as they are sent; the raw value is left out where the case says it. }}
            {{#hasProperties}}
            enum CodingKeys: String, CodingKey {
            {{#keys}}
                case {{{name}}}{{#rawValue}} = {{{.}}}{{/rawValue}}
            {{/keys}}
            }
            {{/hasProperties}}
            {{^hasProperties}}
            enum CodingKeys: CodingKey {}
            {{/hasProperties}}
            """## + "\n"
        ),
        (
            "document",
            ##"""
            {{! What stands around the root in a document, as far as decoding must know it. }}
            {{{modifier}}}struct {{{name}}}: Decodable {
            {{#inner}}
                {{> document}}

            {{/inner}}
                let {{{property}}}: {{{type}}}
            {{#key}}

                enum CodingKeys: String, CodingKey {
                    case {{{property}}} = {{{.}}}
                }
            {{/key}}
            }
            """## + "\n"
        ),
        (
            "documentation",
            ##"""
            {{! The lines of a doc comment, each with its space. }}
            {{#documentation}}
            ///{{{.}}}
            {{/documentation}}
            """## + "\n"
        ),
        (
            "file",
            ##"""
            {{! The types of a model: the root, then each further type in an extension of it. }}
            {{#imports}}
            import {{{.}}}
            {{/imports}}
            {{#declarations}}

            {{#enclosing}}
            {{#extensionAvailability}}
            {{{.}}}
            {{/extensionAvailability}}
            extension {{{.}}} {
                {{> *form}}
            }
            {{/enclosing}}
            {{^enclosing}}
            {{> *form}}
            {{/enclosing}}
            {{/declarations}}
            """## + "\n"
        ),
        (
            "head",
            ##"""
            {{! What stands above a type: its doc comment and the systems that it needs. }}
            {{> documentation}}
            {{#availability}}
            {{{.}}}
            {{/availability}}
            """## + "\n"
        ),
        (
            "initializer",
            ##"""
            {{! The memberwise initialiser. }}
            {{#hasProperties}}
            {{{access}}}init({{#parameters}}{{{separator}}}{{{name}}}: {{{type}}}{{{default}}}{{/parameters}}) {
            {{#parameters}}
                self.{{{storage}}} = {{{value}}}
            {{/parameters}}
            }
            {{/hasProperties}}
            {{^hasProperties}}
            {{{access}}}init() {}
            {{/hasProperties}}
            """## + "\n"
        ),
        (
            "kindUnion",
            ##"""
            {{! An enum over what a place may hold, told apart by the kind of JSON value. }}
            {{> head}}
            {{{access}}}{{{nonisolated}}}{{{indirect}}}enum {{{name}}}{{{conformances}}} {
            {{#cases}}
                case {{{name}}}({{{type}}})
            {{/cases}}

                {{{access}}}init(from decoder: any Decoder) throws {
                    let container = try decoder.singleValueContainer()
            {{#isSingle}}
            {{#last}}
                    self = .{{{name}}}(try {{{read}}})
            {{/last}}
            {{/isSingle}}
            {{^isSingle}}
            {{#attempts}}
                    {{{otherwise}}}if let value = try? {{{read}}} {
                        self = .{{{name}}}(value)
            {{/attempts}}
                    } else {
            {{#last}}
                        self = .{{{name}}}(try {{{read}}})
            {{/last}}
                    }
            {{/isSingle}}
                }
            {{#isEncodable}}

                {{{access}}}func encode(to encoder: any Encoder) throws {
                    var container = encoder.singleValueContainer()
                    switch self {
            {{#cases}}
                    case .{{{name}}}(let value): try {{{write}}}
            {{/cases}}
                    }
                }
            {{/isEncodable}}
            }
            """## + "\n"
        ),
        (
            "list",
            ##"""
            {{! The views of stores: a list, a table where one is asked for, and what both are made of. }}
            #if canImport(SwiftUI)
                import SwiftUI
            {{#lists}}
            {{#hasList}}

                {{> listView}}
            {{/hasList}}
            {{#hasTable}}

                {{> listTable}}
            {{/hasTable}}

                {{> listRow}}

                {{> listLoading}}
            {{#hasFilters}}

                {{> listFilters}}
            {{/hasFilters}}

                {{> listState}}
            {{#hasList}}

                {{> listFooter}}
            {{/hasList}}

                {{> listPreview}}
            {{/lists}}
            #endif
            """## + "\n"
        ),
        (
            "listFilters",
            ##"""
            {{! The pickers over the filters of a store. }}
            /// Chooses which {{{itemsText}}} are shown.
            {{{availability}}}
            private struct {{{name}}}Filters: View {
                @{{{ui}}}Bindable var store: {{{store}}}

                var body: some View {
            {{#hasFilterMenu}}
                    content
                        .padding(.horizontal)
                        .padding(.vertical, 8)
                        .background(.regularMaterial)
                }

                @{{{ui}}}ViewBuilder private var content: some View {
                    #if os(watchOS)
                        pickers
                    #else
                        {{{ui}}}Menu {
                            pickers.pickerStyle(.menu)
                        } label: {
                            SwiftUI.Label {
                                {{{ui}}}Text("Filter", comment: {{{filterComment}}})
                            } icon: {
                                SwiftUI.Image(systemName: "line.3.horizontal.decrease")
                            }
                        }
                        .frame(maxWidth: .infinity, alignment: .leading)
                    #endif
                }

                @{{{ui}}}ViewBuilder private var pickers: some View {
            {{#filters}}
                    {{> listPicker}}
            {{/filters}}
                }
            {{/hasFilterMenu}}
            {{^hasFilterMenu}}
                    {{{ui}}}VStack(spacing: 8) {
            {{#filters}}
            {{#isSegmented}}
                        {{> listPicker}}
                        #if !os(watchOS)
                            .pickerStyle(.segmented)
                        #endif
            {{/isSegmented}}
            {{^isSegmented}}
                        {{{ui}}}LabeledContent {
                            {{> listPicker}}
                            .labelsHidden()
                            #if !os(watchOS)
                                .pickerStyle(.menu)
                            #endif
                        } label: {
                            {{{ui}}}Text({{{label}}}, comment: {{{labelComment}}})
                                .accessibilityHidden(true)
                        }
            {{/isSegmented}}
            {{/filters}}
                    }
                    .padding(.horizontal)
                    .padding(.vertical, 8)
                    .background(.regularMaterial)
                }
            {{/hasFilterMenu}}
            }
            {{#comparable}}

            /// What a picker tells its choices apart by.
            {{{nonisolated}}}extension {{{.}}}: Hashable {}
            {{/comparable}}
            """## + "\n"
        ),
        (
            "listFooter",
            ##"""
            {{! The end of a list. }}
            /// The end of the list, where there is more: asks for it, says that it comes, or offers a button.
            {{{availability}}}
            private struct {{{name}}}Footer: View {
                let store: {{{store}}}

                var body: some View {
                    if store.hasMore {
                        content
                            .frame(maxWidth: .infinity)
                            #if !os(tvOS) && !os(watchOS)
                                .listRowSeparator(.hidden)
                            #endif
                            // Again for each page that shows something new: one that the filters hide waits for the button. The
                            // request has a task of its own, since this one ends when the row leaves the screen.
                            .task(id: store.{{{filteredItems}}}.count) {
                                Task { await store.loadMore() }
                            }
                    }
                }

                @{{{ui}}}ViewBuilder private var content: some View {
                    switch store.phase {
                    case .idle:
                        button({{{ui}}}Text("Load More", comment: {{{moreComment}}}))
                    case .loading, .refreshing, .loadingMore:
                        {{{ui}}}ProgressView()
                    case .failed(let error):
                        {{{ui}}}VStack(spacing: 8) {
                            {{{ui}}}Text(error.localizedDescription)
                                .font(.footnote)
                                .foregroundStyle(.secondary)
                                .multilineTextAlignment(.center)
                            button({{{ui}}}Text("Try Again", comment: {{{retryComment}}}))
                        }
                    }
                }

                private func button(_ label: {{{ui}}}Text) -> some View {
                    {{{ui}}}Button {
                        Task { await store.loadMore() }
                    } label: {
                        label
                    }
                }
            }
            """## + "\n"
        ),
        (
            "listLoading",
            ##"""
            {{! What a list and a table have in common. }}
            /// Loads what a list or a table shows, when it appears and when it is pulled, and says how that goes.
            {{{availability}}}
            private struct {{{name}}}Loading: {{{ui}}}ViewModifier {
                private let store: {{{store}}}
                @{{{ui}}}State private var isRefreshFailed = false

                init(store: {{{store}}}) {
                    self.store = store
                }

                func body(content: Content) -> some View {
                    content
                        .refreshable {
                            // In a task of its own: SwiftUI cancels this one where it draws the list anew.
                            await Task { await refresh() }.value
                        }
                        .task { await store.loadIfNeeded() }
                        .overlay { {{{name}}}State(store: store) }
            {{#hasFilters}}
                        #if !os(watchOS)
                            .safeAreaInset(edge: .top, spacing: 0) { {{{name}}}Filters(store: store) }
                        #endif
            {{/hasFilters}}
                        .alert(
                            {{{ui}}}Text("Cannot Refresh", comment: {{{refreshComment}}}),
                            isPresented: $isRefreshFailed,
                            actions: {},
                            message: { {{{ui}}}Text(store.failureText ?? "") }
                        )
                }

                private func refresh() async {
                    await store.refresh()
                    // Without items the failure stands in their place.
                    isRefreshFailed = store.failureText != nil && !store.{{{items}}}.isEmpty
                }
            }
            """## + "\n"
        ),
        (
            "listPicker",
            ##"""
            {{! A picker over the known cases of an enum; no case stands for all. }}
            {{{ui}}}Picker(selection: $store.{{{property}}}) {
                {{{ui}}}Text("All", comment: {{{allComment}}}).tag({{{type}}}?.none)
            {{#choices}}
                {{{ui}}}Text({{{label}}}, comment: {{{choiceComment}}}).tag({{{type}}}?.some(.{{{case}}}))
            {{/choices}}
            } label: {
                {{{ui}}}Text({{{label}}}, comment: {{{labelComment}}})
            }
            """## + "\n"
        ),
        (
            "listPreview",
            ##"""
            {{! Previews: of a sample, and of no connection. }}
            #if DEBUG
                {{{availability}}}
                struct {{{preview}}}: {{{ui}}}PreviewProvider {
                    static var previews: some View {
            {{#hasList}}
            {{#document}}
                        {{{name}}}(store: {{{store}}} { _ in Data(document.utf8) })
                            .previewDisplayName({{{previewTitle}}})
            {{/document}}
                        {{{name}}}(store: {{{store}}} { _ in throw URLError(.notConnectedToInternet) })
                            .previewDisplayName("Offline")
            {{/hasList}}
            {{#hasTable}}
                        #if canImport(UIKit) && !os(watchOS)
            {{#document}}
                            {{{table}}}(store: {{{store}}} { _ in Data(document.utf8) })
                                .previewDisplayName({{{tableTitle}}})
            {{/document}}
            {{^document}}
            {{^hasList}}
                            {{{table}}}(store: {{{store}}} { _ in throw URLError(.notConnectedToInternet) })
                                .previewDisplayName("Offline")
            {{/hasList}}
            {{/document}}
                        #endif
            {{/hasTable}}
                    }
            {{#document}}

                    nonisolated private static let document = {{{opening}}}
            {{#lines}}
                        {{{.}}}
            {{/lines}}
                        {{{closing}}}
            {{/document}}
                }
            #endif
            """## + "\n"
        ),
        (
            "listRow",
            ##"""
            {{! The row that is shown where no other is given. }}
            /// What a row shows of {{{itemArticle}}} where nothing else is asked for.
            {{{availability}}}
            {{{access}}}struct {{{name}}}Row: View {
                private let {{{local}}}: {{{item}}}
            {{#hasImage}}
                @{{{ui}}}ScaledMetric private var imageSize: CGFloat = 56
            {{/hasImage}}

                {{{access}}}init(_ {{{local}}}: {{{item}}}) {
                    self.{{{local}}} = {{{local}}}
                }

                {{{access}}}var body: some View {
            {{#isUnion}}
                    switch {{{local}}} {
            {{#variants}}
                    case .{{{case}}}{{#binding}}(let {{{.}}}){{/binding}}:
                        row({{{arguments}}})
            {{/variants}}
                    }
                }

                private func row({{{parameters}}}) -> some View {
            {{#layout}}
                    {{> listRowLayout}}
            {{/layout}}
            {{/isUnion}}
            {{^isUnion}}
            {{#layout}}
                    {{> listRowLayout}}
            {{/layout}}
            {{/isUnion}}
                }
            }
            """## + "\n"
        ),
        (
            "listRowImage",
            ##"""
            {{! An image that is there once it is loaded; the texts beside it say what the row is about. }}
            {{{ui}}}AsyncImage(url: {{{url}}}) { image in
                image.resizable().scaledToFill()
            } placeholder: {
                {{{ui}}}Rectangle().fill(.quaternary)
            }
            .frame(width: imageSize, height: imageSize)
            .clipShape({{{ui}}}RoundedRectangle(cornerRadius: 8))
            .accessibilityHidden(true)
            """## + "\n"
        ),
        (
            "listRowKinds",
            ##"""
            {{! Which rows of a table share cells. }}
            {{#isUnion}}
            .rowKind { {{{local}}} in
                switch {{{local}}} {
            {{#variants}}
                case .{{{case}}}: ModelgenTableRowKind({{{kind}}})
            {{/variants}}
                }
            }
            {{/isUnion}}
            """## + "\n"
        ),
        (
            "listRowLayout",
            ##"""
            {{! An image beside texts. }}
            {{{ui}}}HStack(alignment: .top, spacing: 12) {
            {{#image}}
            {{#condition}}
                {{{.}}} {
                    {{> listRowImage}}
                }
            {{/condition}}
            {{^condition}}
                {{> listRowImage}}
            {{/condition}}
            {{/image}}
                {{{ui}}}VStack(alignment: .leading, spacing: 4) {
            {{#texts}}
            {{#condition}}
                    {{{.}}} {
                        {{> listRowText}}
            {{#fallback}}
                    } else {
                        {{{.}}}
                            .font(.headline)
            {{/fallback}}
                    }
            {{/condition}}
            {{^condition}}
                    {{> listRowText}}
            {{/condition}}
            {{/texts}}
                }
            }
            .accessibilityElement(children: .combine)
            """## + "\n"
        ),
        (
            "listRowText",
            ##"""
            {{! A text in its style. }}
            {{{text}}}
            {{#modifiers}}
                {{{.}}}
            {{/modifiers}}
            """## + "\n"
        ),
        (
            "listState",
            ##"""
            {{! What stands in place of rows. }}
            /// What stands in place of {{{itemsText}}}: that they come, that there are none, or why there are none.
            {{{availability}}}
            private struct {{{name}}}State: View {
                let store: {{{store}}}

                var body: some View {
                    if store.{{{items}}}.isEmpty, let failure = store.failureText {
                        {{{ui}}}ContentUnavailableView {
                            SwiftUI.Label {
                                {{{ui}}}Text({{{failedTitle}}}, comment: {{{failedComment}}})
                            } icon: {
                                SwiftUI.Image(systemName: "exclamationmark.triangle")
                            }
                        } description: {
                            {{{ui}}}Text(failure)
                        } actions: {
                            {{{ui}}}Button {
                                Task { await store.refresh() }
                            } label: {
                                {{{ui}}}Text("Try Again", comment: {{{retryComment}}})
                            }
                        }
                    } else if !store.isLoaded {
                        {{{ui}}}ProgressView()
                            .accessibilityLabel({{{ui}}}Text({{{loadingTitle}}}, comment: {{{loadingComment}}}))
                    } else if store.{{{filteredItems}}}.isEmpty && !store.hasMore {
                        {{{ui}}}ContentUnavailableView {
                            SwiftUI.Label {
                                {{{ui}}}Text({{{emptyTitle}}}, comment: {{{emptyComment}}})
                            } icon: {
                                SwiftUI.Image(systemName: "tray")
                            }
                        }
                        // What lies below can still be pulled.
                        .allowsHitTesting(false)
                    }
                }
            }

            {{{availability}}}
            extension {{{store}}} {
                /// Why the last request failed, for people; nil where it did not.
                fileprivate var failureText: String? {
                    if case .failed(let error) = phase { error.localizedDescription } else { nil }
                }
            }
            """## + "\n"
        ),
        (
            "listTable",
            ##"""
            {{! The table: as the list, over UIKit. }}
            #if canImport(UIKit) && !os(watchOS)
                /// The {{{itemsText}}} of a store in a `UITableView`, for lists that are long.
                ///
                /// ```swift
                /// {{{table}}}(store: store)
                /// ```
                @available(iOS 17, tvOS 17, *)
                {{{access}}}struct {{{table}}}<{{{rowType}}}: View>: View {
                    private let store: {{{store}}}
                    private let row: ({{{item}}}) -> {{{rowType}}}
                    private let select: (({{{item}}}) -> Void)?

                    /// - Parameter select: What a tap on a row does; without it rows are not highlighted.
                    {{{access}}}init(
                        store: {{{store}}},
                        select: (({{{item}}}) -> Void)? = nil,
                        @{{{ui}}}ViewBuilder row: @escaping ({{{item}}}) -> {{{rowType}}}
                    ) {
                        self.store = store
                        self.select = select
                        self.row = row
                    }

                    {{{access}}}var body: some View {
            {{#hasSections}}
                        ModelgenTable(store.sections, items: \.{{{items}}}, row: row)
                            .sectionHeader { section in
                                {{{ui}}}Text(section.title)
                                    .font(.headline)
                                    .accessibilityAddTraits(.isHeader)
                            }
            {{/hasSections}}
            {{^hasSections}}
                        ModelgenTable(store.{{{filteredItems}}}, row: row)
            {{/hasSections}}
                            {{> listRowKinds}}
                            .onSelect(select)
                            .onLoadMore(while: store.hasMore, failure: store.failureText) { await store.loadMore() }
                            .ignoresSafeArea(.container, edges: .bottom)
                            .modifier({{{name}}}Loading(store: store))
                    }
                }

                @available(iOS 17, tvOS 17, *)
                extension {{{table}}} where {{{rowType}}} == {{{name}}}Row {
                    /// - Parameter select: What a tap on a row does; without it rows are not highlighted.
                    {{{access}}}init(store: {{{store}}}, select: (({{{item}}}) -> Void)? = nil) {
                        self.init(store: store, select: select, row: {{{name}}}Row.init)
                    }
                }
            #endif
            """## + "\n"
        ),
        (
            "listView",
            ##"""
            {{! The list itself. }}
            /// The {{{itemsText}}} of a store: loads them when it appears and when it is pulled, and more when its end comes into sight.
            ///
            /// ```swift
            /// {{{name}}}(store: store)
            /// {{{name}}}(store: store) { {{{local}}} in
            ///     NavigationLink { Detail({{{local}}}) } label: { {{{name}}}Row({{{local}}}) }
            /// }
            /// ```
            {{{availability}}}
            {{{access}}}struct {{{name}}}<{{{rowType}}}: View>: View {
                private let store: {{{store}}}
                private let row: ({{{item}}}) -> {{{rowType}}}

                {{{access}}}init(store: {{{store}}}, @{{{ui}}}ViewBuilder row: @escaping ({{{item}}}) -> {{{rowType}}}) {
                    self.store = store
                    self.row = row
                }

                {{{access}}}var body: some View {
                    SwiftUI.List {
            {{#hasFilters}}
                        #if os(watchOS)
                            {{{name}}}Filters(store: store)
                        #endif
            {{/hasFilters}}
            {{#hasSections}}
                        {{{ui}}}ForEach(store.sections) { section in
                            SwiftUI.Section {
                                {{{ui}}}ForEach(section.{{{items}}}) { {{{local}}} in
                                    row({{{local}}})
                                }
                            } header: {
            {{#mayLackTitle}}
                                if !section.title.isEmpty { {{{ui}}}Text(section.title) }
            {{/mayLackTitle}}
            {{^mayLackTitle}}
                                {{{ui}}}Text(section.title)
            {{/mayLackTitle}}
                            }
                        }
            {{/hasSections}}
            {{^hasSections}}
                        {{{ui}}}ForEach(store.{{{filteredItems}}}) { {{{local}}} in
                            row({{{local}}})
                        }
            {{/hasSections}}
                        {{{name}}}Footer(store: store)
                    }
                    .listStyle(.plain)
                    .modifier({{{name}}}Loading(store: store))
                }
            }

            {{{availability}}}
            extension {{{name}}} where {{{rowType}}} == {{{name}}}Row {
                {{{access}}}init(store: {{{store}}}) {
                    self.init(store: store, row: {{{name}}}Row.init)
                }
            }
            """## + "\n"
        ),
        (
            "row",
            ##"""
            {{! A struct over an array of fixed length whose positions differ in meaning. }}
            {{> head}}
            {{{access}}}{{{nonisolated}}}struct {{{name}}}{{{conformances}}} {
            {{#properties}}
                {{> documentation}}
                {{{propertyAccess}}}{{{keyword}}} {{{name}}}: {{{type}}}
            {{/properties}}

            {{#computed}}
                {{> documentation}}
                {{{access}}}var {{{name}}}: {{{type}}} { {{{value}}} }

            {{/computed}}
                {{> initializer}}

                {{{access}}}init(from decoder: any Decoder) throws {
                    var container = try decoder.unkeyedContainer()
                    guard container.count == {{{count}}} else {
                        let problem = {{{problem}}}
                        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: problem))
                    }
            {{#decoded}}
                    {{{target}}} = {{{value}}}
            {{/decoded}}
                }
            {{#writesEncoding}}

                {{{access}}}func encode(to encoder: any Encoder) throws {
                    var container = encoder.unkeyedContainer()
            {{#encoded}}
            {{#statement}}
                    {{{.}}}
            {{/statement}}
            {{#optional}}
                    if let value = {{{value}}} {
                        {{{present}}}
                    } else {
                        try container.encodeNil()
                    }
            {{/optional}}
            {{/encoded}}
                }
            {{/writesEncoding}}
            }
            """## + "\n"
        ),
        (
            "store",
            ##"""
            {{! What loads, refreshes, filters and pages a list of models. }}
            import Foundation
            import Observation

            #if canImport(FoundationNetworking)
                import FoundationNetworking
            #endif
            {{#stores}}

            /// Loads, refreshes{{#hasFilters}}, filters{{/hasFilters}} and pages {{{subject}}}.
            {{{availability}}}
            @MainActor
            @Observable
            {{{access}}}final class {{{name}}} {
                /// What the store is doing, or how the last request failed.
                {{{access}}}{{{nonisolated}}}enum {{{phase}}}: Sendable {
                    case idle
                    case loading
                    case refreshing
                    case loadingMore
                    case failed(any Error)
                }

                /// What the server said in place of {{{subject}}}.
                {{{access}}}{{{nonisolated}}}struct {{{serverError}}}: LocalizedError, Hashable, Sendable {
                    {{{access}}}let code: {{{codeType}}}
                    {{{access}}}let message: String?

                    {{{access}}}var errorDescription: String? { message ?? "The server answered with \(code)." }
                }
            {{#sections}}

                /// What stands together under a header.
                {{{access}}}{{{nonisolated}}}struct {{{section}}}: Identifiable{{{sectionConformances}}} {
                    {{{access}}}let id: {{{idType}}}
                    {{{access}}}let title: String
                    {{{access}}}fileprivate(set) var {{{items}}}: [{{{item}}}]
                }
            {{/sections}}

                /// In the server's order, each once.
                {{{access}}}private(set) var {{{items}}}: [{{{item}}}] = []
                {{{access}}}private(set) var phase = {{{phase}}}.idle
                /// Whether an answer has come.
                {{{access}}}private(set) var isLoaded = false
                /// Whether the server has more.
                {{{access}}}private(set) var hasMore = false
            {{#filters}}
                /// Where it is set, only {{{subject}}} of that value pass.
                {{{access}}}var {{{name}}}: {{{type}}}?
            {{/filters}}
            {{#headings}}
                private var headings: [{{{item}}}.ID: {{{heading}}}] = [:]
            {{/headings}}

                @ObservationIgnored private let transport: @Sendable (PageRequest) async throws -> Data
                @ObservationIgnored private var next: PageRequest?
                @ObservationIgnored private var current: {{{loading}}}?

                /// - Parameter transport: Brings the bytes of a page.
                {{{access}}}init(transport: @escaping @Sendable (PageRequest) async throws -> Data) {
                    self.transport = transport
                }

                /// A store over what a server has under a URL.
                {{{access}}}convenience init(url: URL, session: URLSession = .shared) {
                    self.init { request in
                        try await Self.data(at: {{{url}}}, in: session)
                    }
                }

            {{#hasFilters}}
                /// The {{{subject}}} that pass the filters.
                {{{access}}}var {{{filteredItems}}}: [{{{item}}}] {
            {{#hasManyFilters}}
                    {{{items}}}
            {{#filters}}
                        .filter { {{{condition}}} }
            {{/filters}}
            {{/hasManyFilters}}
            {{^hasManyFilters}}
            {{#filters}}
                    {{{items}}}.filter { {{{condition}}} }
            {{/filters}}
            {{/hasManyFilters}}
                }

            {{/hasFilters}}
            {{#sections}}
                /// The {{{subject}}}{{#hasFilters}} that pass the filters{{/hasFilters}}, under their headers.
                {{{access}}}var sections: [{{{section}}}] {
                    var sections: [{{{section}}}] = []
                    var places: [{{{section}}}.ID: Int] = [:]
                    for {{{itemName}}} in {{{filteredItems}}} {
            {{#key}}
                        {{{.}}}
            {{/key}}
                        if let place = places[id] {
                            sections[place].{{{items}}}.append({{{itemName}}})
                        } else {
                            places[id] = sections.count
                            sections.append({{{section}}}(id: id, title: {{{title}}}, {{{items}}}: [{{{itemName}}}]))
                        }
                    }
                    return sections
                }
            {{#titles}}

                private static func title(of {{{parameter}}}: {{{type}}}) -> String {
                    switch {{{parameter}}} {
            {{#choices}}
                    case .{{{name}}}: {{{label}}}
            {{/choices}}
            {{#unknownCase}}
                    case .{{{.}}}(let value): value
            {{/unknownCase}}
                    }
                }
            {{/titles}}

            {{/sections}}
                /// Loads the first page unless an answer has come already.
                {{{access}}}func loadIfNeeded() async {
                    guard !isLoaded else { return }
                    await load(.loading, {{{firstRequest}}})
                }

                /// Loads the first page anew. What is there stays until the answer comes, and for good where none comes.
                {{{access}}}func refresh() async {
                    await load(isLoaded ? .refreshing : .loading, {{{firstRequest}}})
                }

                /// Loads the page behind the last one.
                {{{access}}}func loadMore() async {
                    guard let next else { return }
                    await load(.loadingMore, next)
                }
            }

            {{{availability}}}
            extension {{{name}}} {
                {{> storeLoading}}

                {{> storePage}}
            }
            {{#identity}}

            {{{availability}}}
            {{> storeIdentity}}
            {{/identity}}
            {{#updates}}

            {{{availability}}}
            {{> storeUpdate}}
            {{/updates}}
            {{/stores}}
            """## + "\n"
        ),
        (
            "storeAcceptance",
            ##"""
            {{! What a store learns of a page beside its items. }}
            {{#headings}}
            var headings = request.isFirst ? [:] : self.headings
            for (id, heading) in page.headings { headings[id] = heading }
            if self.headings != headings { self.headings = headings }
            {{/headings}}
            next = page.next(after: request)
            if hasMore != (next != nil) { hasMore = next != nil }
            if !isLoaded { isLoaded = true }
            """## + "\n"
        ),
        (
            "storeIdentity",
            ##"""
            {{! The identity of a tagged union, whose variants may each have an id of their own. }}
            extension {{{item}}}: Identifiable {
                /// The case and its id; what has none is told apart by its value.
                {{{access}}}{{{nonisolated}}}var id: String {
                    switch self {
            {{#variants}}
                    case .{{{pattern}}}: {{{value}}}
            {{/variants}}
                    }
                }
            }
            """## + "\n"
        ),
        (
            "storeLoading",
            ##"""
            {{! How a store makes requests: one at a time, late answers dropped. }}
            /// A request that is under way, and how many callers wait for it.
            @MainActor
            private final class {{{loading}}} {
                let request: PageRequest
                /// The phase before it.
                let settled: {{{phase}}}
                var task: Task<Void, Never>?
                var waiting = 0

                init(_ request: PageRequest, settled: {{{phase}}}) {
                    self.request = request
                    self.settled = settled
                }
            }

            /// Joins the request under way or begins one. The first page overtakes a later one, whose answer is dropped.
            private func load(_ phase: {{{phase}}}, _ request: PageRequest) async {
                if let current, current.request.isFirst || !request.isFirst {
                    await wait(for: current)
                    return
                }
                let loading = {{{loading}}}(request, settled: current?.settled ?? self.phase)
                current?.task?.cancel()
                current = loading
                self.phase = phase
                loading.task = Task { await run(loading) }
                await wait(for: loading)
            }

            private func wait(for loading: {{{loading}}}) async {
                loading.waiting += 1
                await withTaskCancellationHandler {
                    await loading.task?.value
                } onCancel: {
                    Task { await self.leave(loading) }
                }
            }

            /// The last caller to give up ends the request, which is no error.
            private func leave(_ loading: {{{loading}}}) {
                loading.waiting -= 1
                guard loading.waiting == 0, current === loading else { return }
                end(loading, phase: loading.settled)
                loading.task?.cancel()
            }

            private func run(_ loading: {{{loading}}}) async {
                do {
                    let document = try await transport(loading.request)
                    let page = try await {{{decoding}}}().page(document)
                    guard current === loading else { return }
                    accept(page, of: loading.request)
                    end(loading, phase: .idle)
                } catch {
                    guard current === loading else { return }
                    let isCancelled = error is CancellationError || (error as? URLError)?.code == .cancelled
                    end(loading, phase: isCancelled ? loading.settled : .failed(error))
                }
            }

            private func end(_ loading: {{{loading}}}, phase: {{{phase}}}) {
                current = nil
                self.phase = phase
            }
            {{^isObservable}}

            /// An item that comes again takes its own place.
            private func accept(_ page: {{{page}}}, of request: PageRequest) {
                var items = request.isFirst ? [] : {{{ownItems}}}
                var places = Dictionary(uniqueKeysWithValues: zip(items.map(\.id), items.indices))
                for item in page.{{{items}}} {
                    if let place = places[item.id] {
                        items[place] = item
                    } else {
                        places[item.id] = items.count
                        items.append(item)
                    }
                }
                if ListUpdate(from: {{{ownItems}}}, to: items) != .nothing {
                    {{{ownItems}}} = items
                }
                {{> storeAcceptance}}
            }
            {{/isObservable}}
            {{#isObservable}}

            /// An item that comes again stays the instance that it is, so that views which hold it follow.
            private func accept(_ page: {{{page}}}, of request: PageRequest) {
                var known = Dictionary(uniqueKeysWithValues: {{{ownItems}}}.map { ($0.id, $0) })
                var items = request.isFirst ? [] : {{{ownItems}}}
                var ids = Set(items.map(\.id))
                for item in page.{{{items}}} {
                    if let instance = known[item.id] {
                        instance.update(from: item)
                    } else {
                        known[item.id] = item
                    }
                    if ids.insert(item.id).inserted { items.append(known[item.id] ?? item) }
                }
                if {{{ownItems}}}.map(\.id) != items.map(\.id) {
                    {{{ownItems}}} = items
                }
                {{> storeAcceptance}}
            }
            {{/isObservable}}
            """## + "\n"
        ),
        (
            "storePage",
            ##"""
            {{! What a store reads of an answer. }}
            /// Decodes away from the main actor.
            private actor {{{decoding}}} {
                func page(_ document: Data) throws -> {{^isSendable}}sending {{/isSendable}}{{{page}}} {
                    try {{{coding}}}.decoder.decode({{{page}}}.self, from: document)
                }
            }
            {{#headings}}

            /// What stands above the items of a section.
            private {{{nonisolated}}}struct {{{heading}}}: Hashable, Sendable {
                let id: {{{idType}}}
                let title: String
            }

            /// A section as it is sent.
            private {{{nonisolated}}}struct {{{group}}}: Decodable{{{pageConformances}}} {
                let heading: {{{heading}}}
                let {{{items}}}: [{{{item}}}]

                init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: {{{page}}}.{{{key}}}.self)
            {{#groupStatements}}
                    {{{.}}}
            {{/groupStatements}}
                }
            }
            {{/headings}}

            /// What the store reads of an answer.
            private {{{nonisolated}}}struct {{{page}}}: Decodable{{{pageConformances}}} {
            {{#pageProperties}}
                let {{{name}}}: {{{type}}}
            {{/pageProperties}}
            {{#hasKeys}}

                {{{keyAccess}}}enum {{{key}}}: String, CodingKey {
            {{#keys}}
                    case {{{name}}}{{#rawValue}} = {{{.}}}{{/rawValue}}
            {{/keys}}
                }
            {{/hasKeys}}

                init(from decoder: any Decoder) throws {
            {{#failure}}
            {{#containers}}
                    {{{.}}}
            {{/containers}}
                    {{{code}}}
                    {{{condition}}} {
            {{#statements}}
                        {{{.}}}
            {{/statements}}
                    }
            {{/failure}}
            {{#pageStatements}}
                    {{{.}}}
            {{/pageStatements}}
                }

                /// The request for the page behind this one; nil behind the last.
                func next(after request: PageRequest) -> PageRequest? {
            {{#guard}}
                    guard {{{.}}} else { return nil }
                    return {{{next}}}
            {{/guard}}
            {{^guard}}
                    {{{next}}}
            {{/guard}}
                }
            }

            /// The body of an answer whose status is 200 to 299.
            private nonisolated static func data(at url: URL, in session: URLSession) async throws -> Data {
                let (data, response) = try await session.data(from: url)
                let status = (response as? HTTPURLResponse)?.statusCode ?? 200
                guard !(200..<300).contains(status) else { return data }
            {{#failure}}
                do {
                    _ = try {{{coding}}}.decoder.decode({{{page}}}.self, from: data)
                } catch let error as {{{serverError}}} {
                    throw error
                } catch {
                    // The body says no more than the status does.
                }
            {{/failure}}
                throw {{{serverError}}}(code: {{{status}}}, message: HTTPURLResponse.localizedString(forStatusCode: status))
            }
            """## + "\n"
        ),
        (
            "storeUpdate",
            ##"""
            {{! What an observable instance takes over from a newer one. }}
            extension {{{type}}} {
                /// Takes over what differs in a newer instance; what does not differ notifies nobody.
                fileprivate {{{nonisolated}}}func update(from newer: {{{type}}}) {
            {{#statements}}
                    {{{.}}}
            {{/statements}}
                }
            }
            """## + "\n"
        ),
        (
            "stringEnum",
            ##"""
            {{! An enum over texts. An open one keeps what no sample held. }}
            {{> head}}
            {{{access}}}{{{nonisolated}}}enum {{{name}}}{{{conformances}}} {
            {{#cases}}
                case {{{name}}}{{#rawValue}} = {{{.}}}{{/rawValue}}
            {{/cases}}
            {{#unknownCase}}
                /// A value that no sample held.
                case {{{.}}}(String)
            {{#listsCases}}

                {{#isSendable}}
                {{{access}}}static let allCases: [{{{name}}}] = [{{#cases}}{{{separator}}}.{{{name}}}{{/cases}}]
                {{/isSendable}}
                {{^isSendable}}
                {{{access}}}static var allCases: [{{{name}}}] { [{{#cases}}{{{separator}}}.{{{name}}}{{/cases}}] }
                {{/isSendable}}
            {{/listsCases}}

                {{{access}}}init(rawValue: String) {
                    switch rawValue {
            {{#cases}}
                    case {{{value}}}: self = .{{{name}}}
            {{/cases}}
                    default: self = .{{{unknownCase}}}(rawValue)
                    }
                }

                {{{access}}}var rawValue: String {
                    switch self {
            {{#cases}}
                    case .{{{name}}}: {{{value}}}
            {{/cases}}
                    case .{{{unknownCase}}}(let value): value
                    }
                }
            {{/unknownCase}}
            {{#isIdentifiable}}

                {{{access}}}var id: String { rawValue }
            {{/isIdentifiable}}
            }
            """## + "\n"
        ),
        (
            "structure",
            ##"""
            {{! A struct, or an observable class, over the members of an object. }}
            {{> head}}
            {{#isObservable}}
            @Observable
            {{/isObservable}}
            {{{access}}}{{{nonisolated}}}{{{typeKeyword}}} {{{name}}}{{{conformances}}} {
            {{#hasProperties}}
            {{#properties}}
                {{> documentation}}
                {{{propertyAccess}}}{{{keyword}}} {{{name}}}: {{{type}}}
            {{/properties}}

            {{/hasProperties}}
            {{#computed}}
                {{> documentation}}
                {{#isMutable}}
                {{{access}}}var {{{name}}}: {{{type}}} {
                    get { {{{value}}} }
                    set { {{{assignment}}} }
                }
                {{/isMutable}}
                {{^isMutable}}
                {{{access}}}var {{{name}}}: {{{type}}} { {{{value}}} }
                {{/isMutable}}

            {{/computed}}
                {{> initializer}}

                {{> codingKeys}}
            {{#writesDecoding}}

                {{{access}}}init(from decoder: any Decoder) throws {
                    {{{decodingContainer}}} = try decoder.container(keyedBy: CodingKeys.self)
            {{#decoded}}
                    {{{target}}} = {{{value}}}
            {{/decoded}}
                }
            {{/writesDecoding}}
            {{#writesEncoding}}

                {{{access}}}func encode(to encoder: any Encoder) throws {
                    {{{encodingContainer}}} = encoder.container(keyedBy: CodingKeys.self)
            {{#encoded}}
                    {{{.}}}
            {{/encoded}}
                }
            {{/writesEncoding}}
            {{#comparison}}

                {{{access}}}static func == (left: {{{name}}}, right: {{{name}}}) -> Bool {
            {{#compared}}
                    guard left.{{{name}}} == right.{{{name}}} else { return false }
            {{/compared}}
                    return true
                }

                {{{access}}}func hash(into hasher: inout Hasher) {
            {{#compared}}
                    hasher.combine({{{value}}})
            {{/compared}}
                }
            {{/comparison}}
            }
            """## + "\n"
        ),
        (
            "taggedUnion",
            ##"""
            {{! An enum of payloads that a tag tells apart. }}
            {{> head}}
            {{{access}}}{{{nonisolated}}}{{{indirect}}}enum {{{name}}}{{{conformances}}} {
            {{#variants}}
                case {{{name}}}{{#payload}}({{{.}}}){{/payload}}
            {{/variants}}
                /// A kind that no sample held, kept as it came.
                case {{{unknownCase}}}(JSONValue)

            {{#payloads}}
                {{> *form}}

            {{/payloads}}
            {{#keys}}
                private enum TagKey: String, CodingKey {
                    case tag{{#tagKey}} = {{{.}}}{{/tagKey}}
            {{#hasContentKey}}
                    case content{{#contentKey}} = {{{.}}}{{/contentKey}}
            {{/hasContentKey}}
                }
            {{/keys}}
            {{#isExternal}}
                private struct TagKey: CodingKey {
                    let stringValue: String
                    var intValue: Int? { nil }

                    init(stringValue: String) {
                        self.stringValue = stringValue
                    }

                    init?(intValue: Int) {
                        return nil
                    }
                }
            {{/isExternal}}

                {{{access}}}init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: TagKey.self)
            {{#isExternal}}
                    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
                        self = .{{{unknownCase}}}(try JSONValue(from: decoder))
                        return
                    }
                    switch key.stringValue {
            {{/isExternal}}
            {{^isExternal}}
                    switch try{{#hasUntagged}}?{{/hasUntagged}} container.decode(String.self, forKey: .tag) {
            {{/isExternal}}
            {{#variants}}
                    case {{{patterns}}}: self = .{{{name}}}{{#read}}(try {{{.}}}){{/read}}
            {{/variants}}
                    default: self = .{{{unknownCase}}}(try JSONValue(from: decoder))
                    }
                }
            {{#isEncodable}}

                {{{access}}}func encode(to encoder: any Encoder) throws {
            {{#writesTag}}
                    var container = encoder.container(keyedBy: TagKey.self)
            {{/writesTag}}
                    switch self {
            {{#variants}}
                    case .{{{name}}}{{#payload}}(let value){{/payload}}:
            {{#writes}}
                        try {{{.}}}
            {{/writes}}
            {{/variants}}
                    case .{{{unknownCase}}}(let value):
                        try value.encode(to: encoder)
                    }
                }
            {{/isEncodable}}
            }
            """## + "\n"
        ),
    ]
}
