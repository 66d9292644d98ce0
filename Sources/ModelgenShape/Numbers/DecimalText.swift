/// The exact value of a decimal number as text spells it: `digits` times ten to the `exponent`.
///
/// Normalised, so that equal values are equal: `1.50` and `15e-1` have the digits `15` and the exponent -1. No width is
/// lost: the arithmetic is on the text.
struct DecimalText: Hashable {
    /// Digits of the mantissa that `Decimal` always holds: ten to the 38th is below two to the 128th.
    static let decimalDigits = 38
    /// Exponents that `Decimal` holds, in a signed byte.
    static let decimalExponents = -128...127
    /// An exponent beyond this is held as this: no number type comes near.
    private static let greatestExponent = 1_000_000_000

    /// Never set for zero.
    let isNegative: Bool
    /// ASCII digits without zeros at either end; empty for zero.
    let digits: [UInt8]
    let exponent: Int

    /// Reads a number in the grammar of JSON, or as Swift prints a `Double` (`1e+20`, `5e-324`).
    init(_ text: some Sequence<UInt8>) {
        var isNegative = false
        var digits: [UInt8] = []
        var fractionDigits = 0
        var exponent = 0
        var isExponentNegative = false
        var part = Part.whole
        for byte in text {
            switch (part, byte) {
            case (.exponent, UInt8(ascii: "-")): isExponentNegative = true
            case (_, UInt8(ascii: "-")): isNegative = true
            case (_, UInt8(ascii: ".")): part = .fraction
            case (_, UInt8(ascii: "e")), (_, UInt8(ascii: "E")): part = .exponent
            case (_, UInt8(ascii: "+")): break
            case (.exponent, _): exponent = min(exponent * 10 + Int(byte & 0x0F), Self.greatestExponent)
            default:
                if part == .fraction { fractionDigits += 1 }
                if byte != UInt8(ascii: "0") || !digits.isEmpty { digits.append(byte) }
            }
        }
        let zeros = digits.reversed().prefix { $0 == UInt8(ascii: "0") }.count
        digits.removeLast(zeros)
        self.digits = digits
        self.isNegative = isNegative && !digits.isEmpty
        self.exponent = digits.isEmpty ? 0 : (isExponentNegative ? -exponent : exponent) - fractionDigits + zeros
    }

    /// Whether Foundation's `Decimal` holds the value.
    var fitsDecimal: Bool {
        digits.count <= Self.decimalDigits && Self.decimalExponents.contains(exponent)
    }

    private enum Part {
        case whole
        case fraction
        case exponent
    }
}
