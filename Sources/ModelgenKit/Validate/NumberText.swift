/// Whether numbers fit the types of Swift as Foundation's `JSONDecoder` sees it (swift-foundation 6.2 and later; a test
/// holds it to the Foundation at hand).
enum NumberText {
    /// Whether a number in the grammar of JSON decodes as a type.
    static func fits(_ type: NumberType, _ text: ArraySlice<UInt8>) -> Bool {
        switch type {
        case .int: isInteger(text, Int.self)
        case .uint64: isInteger(text, UInt64.self)
        case .double: finite(text) != nil
        case .decimal: fitsDecimal(text)
        }
    }

    /// Whether a text decodes where a number may be sent as text.
    static func matches(_ type: NumberType, text: ArraySlice<UInt8>) -> Bool {
        switch type {
        case .int: Int(String(decoding: text, as: UTF8.self)) != nil
        case .uint64: UInt64(String(decoding: text, as: UTF8.self)) != nil
        case .double: double(text) != nil
        case .decimal: double(text) != nil && fitsDecimal(text)
        }
    }

    /// The number that a text spells, as the support file reads it: finite, in digits, with or without a sign.
    static func double(_ text: ArraySlice<UInt8>) -> Double? {
        guard text.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }) else { return nil }
        let number = Double(String(decoding: text, as: UTF8.self))
        return number?.isFinite == true ? number : nil
    }

    /// A whole number, also where it is written `1.0` or `1e3`.
    ///
    /// Foundation takes the way over `Double` then, and over `Decimal` where `Double` has no longer every whole number:
    /// that way cuts fractions off, and takes digits that `UInt64` holds.
    private static func isInteger<Integer: FixedWidthInteger>(_ text: ArraySlice<UInt8>, _ type: Integer.Type) -> Bool {
        if text.count < 19, text.allSatisfy({ $0 &- 48 < 10 }) { return true }
        let string = String(decoding: text, as: UTF8.self)
        if Integer(string) != nil { return true }
        guard let double = Double(string), Integer(exactly: double) != nil else { return false }
        return double.magnitude < 0x1p53 || isDecimalInteger(text)
    }

    private static func isDecimalInteger(_ text: ArraySlice<UInt8>) -> Bool {
        guard fitsDecimal(text) else { return false }
        let mantissa = text.prefix { $0 | 0x20 != UInt8(ascii: "e") }
        var exponent = Int(String(decoding: text.dropFirst(mantissa.count + 1), as: UTF8.self)) ?? 0
        exponent -= mantissa.drop { $0 != UInt8(ascii: ".") }.dropFirst().count
        var digits = Array(mantissa.filter { (48...57).contains($0) }.drop { $0 == 48 })
        exponent += max(0, digits.count - decimalDigits)
        digits.removeLast(max(0, digits.count - decimalDigits))
        while digits.last == 48 {
            digits.removeLast()
            exponent += 1
        }
        guard UInt64(String(decoding: digits, as: UTF8.self)) != nil else { return false }
        guard text.first == UInt8(ascii: "-") else { return true }
        let whole = exponent < 0 ? digits.dropLast(-exponent) : digits + [UInt8](repeating: 48, count: exponent)
        return Int64(String(decoding: whole, as: UTF8.self)) != nil
    }

    /// The value as `Double`; nil where it is beyond it, or too near to zero.
    static func finite(_ text: ArraySlice<UInt8>) -> Double? {
        guard let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite else { return nil }
        guard value == 0 else { return value }
        let mantissa = text.prefix { $0 | 0x20 != UInt8(ascii: "e") }
        return mantissa.contains { (49...57).contains($0) } ? nil : value
    }

    private static let decimalDigits = 38
    private static let greatestDecimal = Array("340282366920938463463374607431768211455".utf8)

    /// Whether `Decimal` takes a number: digits beyond the 38 that it holds are dropped, its exponent is a signed byte.
    private static func fitsDecimal(_ text: ArraySlice<UInt8>) -> Bool {
        let mantissa = text.prefix { $0 | 0x20 != UInt8(ascii: "e") }
        let written = Int(String(decoding: text.dropFirst(mantissa.count + 1), as: UTF8.self))
        guard mantissa.count == text.count || written != nil else { return false }
        let fraction = mantissa.drop { $0 != UInt8(ascii: ".") }.dropFirst()
        let digits = mantissa.filter { (48...57).contains($0) }.drop { $0 == 48 }
        let isLong =
            digits.count > decimalDigits + 1
            || digits.count == decimalDigits + 1 && digits.lexicographicallyPrecedes(greatestDecimal) == false
                && !digits.elementsEqual(greatestDecimal)
        let dropped = isLong ? digits.count - decimalDigits : 0
        return (-128...127).contains((written ?? 0) - fraction.count + dropped)
    }
}
