/// A number by its exact decimal value: `1.50`, `15e-1` and `1.5` are equal, `0.1` and `0.1000000000000000055` are not.
struct Number: Equatable {
    private let isNegative: Bool
    /// Without zeros at either end; empty for zero.
    private let digits: [UInt8]
    /// The power of ten that the last digit counts.
    private let exponent: Int

    /// nil where the text is not a number of RFC 8259.
    init?(_ text: String) {
        var rest = Array(text.utf8)[...]
        func digits() -> [UInt8] {
            let taken = Array(rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
            rest = rest.dropFirst(taken.count)
            return taken
        }
        func takes(_ marks: String) -> UInt8? {
            guard let first = rest.first, marks.utf8.contains(first) else { return nil }
            rest = rest.dropFirst()
            return first
        }
        let isNegative = takes("-") != nil
        var all = digits()
        guard !all.isEmpty, all.count == 1 || all[0] != UInt8(ascii: "0") else { return nil }
        var exponent = 0
        if takes(".") != nil {
            let fraction = digits()
            guard !fraction.isEmpty else { return nil }
            all += fraction
            exponent -= fraction.count
        }
        if takes("eE") != nil {
            let isDown = takes("+-") == UInt8(ascii: "-")
            guard let power = Int(String(decoding: digits(), as: UTF8.self)) else { return nil }
            exponent += isDown ? -power : power
        }
        guard rest.isEmpty else { return nil }
        all = Array(all.drop { $0 == UInt8(ascii: "0") })
        while all.last == UInt8(ascii: "0") {
            all.removeLast()
            exponent += 1
        }
        self.isNegative = isNegative && !all.isEmpty
        self.digits = all
        self.exponent = all.isEmpty ? 0 : exponent
    }
}
