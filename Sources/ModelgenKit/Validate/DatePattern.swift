/// A part of a date pattern such as `dd/MM/yyyy`, as the emitted `DateForm` reads it.
enum DatePattern: Sendable {
    case text([UInt8])
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
        case offset = "Z"
        case isoOffset = "X"
        case namedOffset = "z"
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    private static let shortMonths = months.map { String($0.prefix(3)) }
    private static let shortWeekdays = weekdays.map { String($0.prefix(3)) }
    private static let halfDays = ["AM", "PM"]

    static func parts(of pattern: String) -> [DatePattern] {
        var parts: [DatePattern] = []
        var rest = pattern[...]
        var isQuoted = false
        while let next = rest.first {
            if rest.hasPrefix("''") {
                parts.append(.text(Array("'".utf8)))
                rest.removeFirst(2)
            } else if next == "'" {
                isQuoted.toggle()
                rest.removeFirst()
            } else if !isQuoted, let field = Field(rawValue: next) {
                let count = rest.prefix { $0 == next }.count
                parts.append(.field(field, count: min(count, 9)))
                rest.removeFirst(count)
            } else {
                parts.append(.text(Array(String(next).utf8)))
                rest.removeFirst()
            }
        }
        return parts
    }

    func read(from reader: inout DateReader, into time: inout CivilTime) -> Bool {
        guard case .field(let field, let count) = self else {
            if case .text(let text) = self { return reader.skips(text) }
            return false
        }
        let digits = count == 1 ? 1...2 : 2...2
        func set(_ path: WritableKeyPath<CivilTime, Int>, _ value: Int?) -> Bool {
            guard let value else { return false }
            time[keyPath: path] = value
            return true
        }
        switch field {
        case .year where count == 2:
            return set(\.year, reader.number(2...2).map { $0 < 69 ? 2_000 + $0 : 1_900 + $0 })
        case .year: return set(\.year, reader.number(count == 1 ? 1...4 : 4...4))
        case .month where count > 2:
            return set(\.month, reader.name(of: count == 3 ? Self.shortMonths : Self.months).map { $0 + 1 })
        case .month: return set(\.month, reader.number(digits))
        case .day: return set(\.day, reader.number(digits))
        case .hour: return set(\.hour, reader.number(digits))
        case .hourOfHalfDay:
            time.hourOfHalfDay = reader.number(digits)
            return time.hourOfHalfDay != nil
        case .minute: return set(\.minute, reader.number(digits))
        case .second: return set(\.second, reader.number(digits))
        case .fraction: return reader.number(count...count) != nil
        case .halfDay: return reader.name(of: Self.halfDays) != nil
        case .weekday:
            time.weekday = reader.name(of: count <= 3 ? Self.shortWeekdays : Self.weekdays)
            return time.weekday != nil
        case .offset, .isoOffset, .namedOffset: return reader.offset()
        }
    }
}
