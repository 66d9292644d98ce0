/// Reads a date from left to right; each step says whether it found what it is for.
struct DateReader {
    private static let greenwich = ["UTC", "UT", "GMT"]

    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    var isAtEnd: Bool { position == bytes.endIndex }

    private var isAtDigit: Bool { !isAtEnd && (48...57).contains(bytes[position]) }

    mutating func skips(_ mark: Unicode.Scalar) -> Bool {
        guard !isAtEnd, bytes[position] == UInt8(ascii: mark) else { return false }
        position += 1
        return true
    }

    mutating func skips(_ text: [UInt8]) -> Bool {
        guard bytes[position...].starts(with: text) else { return false }
        position += text.count
        return true
    }

    /// As many digits as there are.
    mutating func number(_ count: ClosedRange<Int>) -> Int? {
        let start = position
        var value = 0
        while isAtDigit, position - start < count.upperBound {
            value = value * 10 + Int(bytes[position] - 48)
            position += 1
        }
        return position - start >= count.lowerBound ? value : nil
    }

    /// The place of the name that comes next, in any case.
    mutating func name(of names: [String]) -> Int? {
        let rest = bytes[position...]
        let place = names.firstIndex { name in
            rest.prefix(name.utf8.count).elementsEqual(name.utf8) { $0 | 32 == $1 | 32 }
        }
        if let place { position += names[place].utf8.count }
        return place
    }

    /// `2024-01-15`
    mutating func day(into time: inout CivilTime) -> Bool {
        guard let year = number(4...4), skips("-"), let month = number(2...2), skips("-"), let day = number(2...2)
        else {
            return false
        }
        time.year = year
        time.month = month
        time.day = day
        return true
    }

    /// `10:30`, `10:30:00` or `10:30:00.123`
    mutating func timeOfDay(into time: inout CivilTime) -> Bool {
        guard let hour = number(2...2), skips(":"), let minute = number(2...2) else { return false }
        time.hour = hour
        time.minute = minute
        guard skips(":") else { return true }
        guard let second = number(2...2) else { return false }
        time.second = second
        return skips(".") ? number(1...9) != nil : true
    }

    /// `Z`, `UTC`, `GMT`, `+08:00`, `+0800`, `+08`.
    mutating func offset() -> Bool {
        if skips("Z") || skips("z") { return true }
        if !skips("-") && !skips("+") { return name(of: Self.greenwich) != nil }
        guard let hours = number(2...2) else { return false }
        let hasMinutes = skips(":") || isAtDigit
        guard let minutes = hasMinutes ? number(2...2) : 0 else { return false }
        return hours < 24 && minutes < 60
    }
}
