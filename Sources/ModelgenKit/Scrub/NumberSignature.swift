import ModelgenShape

/// All that a model can tell of one number: numbers of one signature are exchangeable.
struct NumberSignature: Hashable {
    private let shape: NumberShape
    private let isNegative: Bool
    /// For seconds, milliseconds and microseconds since 1970: below the plausible times, among them, above.
    private let times: [Int]

    /// - Parameter text: A number in the grammar of JSON.
    init(_ text: String) {
        var shape = NumberShape(of: text)
        times = [Int64(1), 1_000, 1_000_000].map { scale in
            guard let value = shape.range?.lowerBound else { return 0 }
            let plausible = NumberSteps.plausibleSeconds
            if value < plausible.lowerBound * scale { return -1 }
            return value > plausible.upperBound * scale ? 1 : 0
        }
        isNegative = text.hasPrefix("-")
        shape.range = shape.range.map { _ in 0...0 }
        self.shape = shape
    }
}
