import ModelgenSource

extension NumberShape {
    /// So many significant digits survive the way to `Double` and back, whatever they are (`DBL_DIG`).
    private static let safeDigits = 15

    /// Adds a number by its text, in the grammar of JSON.
    mutating func add(_ text: ArraySlice<UInt8>, at place: Place) {
        seen.add(at: place)
        let isInteger = !text.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
        if isInteger {
            integers += 1
            guard text.count > Self.safeDigits else { return widenRange(to: Self.small(text)) }
            addLongInteger(String(decoding: text, as: UTF8.self))
        }
        if !isInteger, areAllWhole { areAllWhole = Self.isWhole(text) }
        if !isInteger, text.count <= Self.safeDigits, !text.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
            return
        }
        let value = DecimalText(text)
        if !value.fitsDecimal { fitsDecimal = false }
        guard let double = Double(String(decoding: text, as: UTF8.self)), double.isFinite else {
            fitsDouble = false
            isFinite = false
            notFiniteAt = least(notFiniteAt, place)
            return
        }
        if DecimalText(double.description.utf8) != value { fitsDouble = false }
    }

    /// Digits of which every number is one of `Int64`.
    static let integerDigits = 18

    /// Whether Foundation reads a number that is written with a fraction or an exponent as `Int`, beyond doubt: those near
    /// the bounds of `Int64` are not told apart.
    private static func isWhole(_ text: ArraySlice<UInt8>) -> Bool {
        let digits = text.drop { $0 == UInt8(ascii: "-") }
        guard text.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else {
            let whole = digits.prefix { $0 != UInt8(ascii: ".") }
            return whole.count <= integerDigits
                && digits.dropFirst(whole.count + 1).allSatisfy { $0 == UInt8(ascii: "0") }
        }
        let value = DecimalText(digits)
        // Of zeros with an exponent Foundation takes some, and refuses `0e5`.
        return !value.digits.isEmpty && value.exponent >= 0 && value.digits.count + value.exponent <= integerDigits
    }

    private mutating func addLongInteger(_ text: String) {
        if let value = Int64(text) {
            widenRange(to: value)
        } else if UInt64(text) != nil {
            needsUInt64 = true
        } else {
            needsBigInteger = true
        }
    }

    private mutating func widenRange(to value: Int64) {
        range = range.map { min($0.lowerBound, value)...max($0.upperBound, value) } ?? value...value
    }

    /// The value of an integer of few digits.
    private static func small(_ text: ArraySlice<UInt8>) -> Int64 {
        let isNegative = text.first == UInt8(ascii: "-")
        let magnitude = text.dropFirst(isNegative ? 1 : 0).reduce(Int64(0)) { $0 * 10 + Int64($1 & 0x0F) }
        return isNegative ? -magnitude : magnitude
    }
}

extension NumberShape {
    /// What one number shows, by its text in the grammar of JSON.
    package init(of text: String) {
        self.init()
        add(Array(text.utf8)[...], at: .nowhere)
    }
}

extension Place {
    /// Where a value stands that is of no file.
    static let nowhere = Place(file: "", position: .start)
}
