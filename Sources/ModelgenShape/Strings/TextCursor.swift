/// A walk over the bytes of a short text, for the grammars of dates.
struct TextCursor {
    private var rest: ArraySlice<UInt8>

    init(_ text: ArraySlice<UInt8>) {
        rest = text
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// The next byte, which stays.
    var next: UInt8? { rest.first }

    /// Takes a text, or nothing where another stands.
    mutating func take(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { wanted in
            guard rest.starts(with: wanted) else { return false }
            rest.removeFirst(wanted.count)
            return true
        }
    }

    /// Takes a number of exactly so many digits.
    mutating func number(_ count: Int) -> Int? {
        guard rest.count >= count else { return nil }
        var value = 0
        for byte in rest.prefix(count) {
            guard byte.isDigit else { return nil }
            value = value * 10 + Int(byte & 0x0F)
        }
        rest.removeFirst(count)
        return value
    }

    /// Takes all digits that follow: their value and how many they are; nil where they are none or more than the limit.
    mutating func digits(upTo limit: Int) -> (value: Int, count: Int)? {
        let count = rest.prefix { $0.isDigit }.count
        guard count > 0, count <= limit else { return nil }
        return number(count).map { ($0, count) }
    }
}
