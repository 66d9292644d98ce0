/// A number by its exact decimal value: `1.50`, `15e-1` and `1.5` are equal, `0.1` and `0.1000000000000000055` are not.
struct JSONNumber: Equatable {
    /// As it was written.
    let text: String
    private let isNegative: Bool
    /// Without zeros at either end; empty for zero.
    private let digits: [UInt8]
    /// The power of ten that the last digit counts.
    private let exponent: Int

    /// nil where the text is not a number of RFC 8259.
    init?(_ text: String) {
        guard let match = text.wholeMatch(of: #/(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?/#) else {
            return nil
        }
        let fraction = match.output.3 ?? ""
        var digits = Array((match.output.2 + fraction).utf8)
        var exponent = (match.output.4.map { Int($0) ?? 0 } ?? 0) - fraction.count
        digits = Array(digits.drop { $0 == UInt8(ascii: "0") })
        while digits.last == UInt8(ascii: "0") {
            digits.removeLast()
            exponent += 1
        }
        self.text = text
        self.isNegative = !match.output.1.isEmpty && !digits.isEmpty
        self.digits = digits
        self.exponent = digits.isEmpty ? 0 : exponent
    }

    static func == (left: Self, right: Self) -> Bool {
        left.isNegative == right.isNegative && left.digits == right.digits && left.exponent == right.exponent
    }
}
