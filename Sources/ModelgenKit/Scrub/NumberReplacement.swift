/// Other numbers of the same form: sign, digits and exponent as they were.
struct NumberReplacement {
    private let sign: String
    private let whole: [UInt8]
    private let fraction: [UInt8]
    /// The exponent with its letter.
    private let exponent: String
    /// Where a walk over short whole numbers starts, so that every one of them is found.
    private let start: Int

    /// Integers of at most so many digits are found by a walk.
    private static let maximumWalk = 8
    private static let maximumSteps = 20_000
    private static let maximumDraws = 2_000
    /// Attempts after which zeros stay: of a number that `Double` holds with many digits most are.
    private static let freeDraws = 40

    init(_ text: String, _ random: inout SeededRandom) {
        let bytes = Array(text.utf8)
        let unsigned = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...]
        sign = unsigned.count < bytes.count ? "-" : ""
        let mantissa = unsigned.prefix { $0 | 0x20 != UInt8(ascii: "e") }
        exponent = String(decoding: unsigned[mantissa.endIndex...], as: UTF8.self)
        let parts = mantissa.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        whole = Array(parts.first ?? [])
        fraction = parts.count > 1 ? Array(parts[1]) : []
        start = Int(random.next() >> 8)
    }

    /// Whether there is anything to replace: in `0`, `0.0` and `-0` there is not.
    var hasDigits: Bool {
        (whole + fraction).contains { $0 != UInt8(ascii: "0") }
    }

    /// How many attempts may be worth while.
    var attempts: Int {
        isWalk ? Self.maximumSteps : Self.maximumDraws
    }

    private var isWalk: Bool {
        fraction.isEmpty && whole.count <= Self.maximumWalk
    }

    /// A number of the form; another one for each attempt.
    func candidate(_ attempt: Int, _ random: inout SeededRandom) -> String {
        guard !isWalk else {
            let least = (1..<whole.count).reduce(1) { power, _ in power * 10 }
            return sign + String(least + (start + attempt) % (least * 9)) + exponent
        }
        let keepsZeros = attempt >= Self.freeDraws
        let isZero = whole == [UInt8(ascii: "0")]
        let text = sign + (isZero ? "0" : Self.digits(like: whole, keepsZeros: keepsZeros, isFraction: false, &random))
        guard !fraction.isEmpty else { return text + exponent }
        let isWhole = fraction.allSatisfy { $0 == UInt8(ascii: "0") }
        return text + "."
            + Self.digits(like: fraction, keepsZeros: keepsZeros || isWhole, isFraction: true, &random) + exponent
    }

    /// As many digits as given, no zero at the end that tells nothing.
    private static func digits(
        like digits: [UInt8],
        keepsZeros: Bool,
        isFraction: Bool,
        _ random: inout SeededRandom
    ) -> String {
        let end = isFraction ? digits.count - 1 : 0
        return digits.enumerated().map { place, digit in
            if keepsZeros, digit == UInt8(ascii: "0") { return "0" }
            return String(random.number((place == end ? 1 : 0)...9))
        }.joined()
    }
}
