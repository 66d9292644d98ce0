import ModelgenShape
import ModelgenSwift

/// Whether integers count time since 1970: the name says time, and every value is a plausible one.
package enum TimestampRule {
    /// Last words of keys that hold times.
    private static let timeWords: Set<String> = [
        "time", "timestamp", "ts", "date", "datetime", "at", "on", "created", "updated", "modified", "changed",
        "published",
        "expires", "expiry", "expiration", "exp", "iat", "nbf", "since", "until", "epoch", "start", "end", "started",
        "ended",
        "begin", "finished", "completed", "deleted", "seen", "sent", "received", "dt", "day", "week", "utc", "when",
        "from",
        "to", "sunrise", "sunset", "moonrise", "moonset", "birthday", "anchor", "issued", "due", "deadline", "joined",
    ]
    /// Words for units, which follow the word for time: `created_ms`, `timestampMillis`.
    private static let unitWords: Set<String> = [
        "ms", "millis", "milliseconds", "s", "sec", "secs", "seconds", "us", "micros", "microseconds", "unix", "utc",
        "epoch",
    ]

    /// The form of the times; nil where the numbers are something else.
    package static func form(of numbers: NumberShape, keyWords: [String]) -> DateForm? {
        guard numbers.areAllIntegers, !numbers.needsUInt64, !numbers.needsBigInteger, let range = numbers.range else {
            return nil
        }
        guard saysTime(keyWords) else { return nil }
        let scales: [(Int64, DateForm)] = [(1, .seconds), (1_000, .milliseconds), (1_000_000, .microseconds)]
        for (scale, form) in scales {
            let (low, high) = (Thresholds.plausibleSeconds.lowerBound, Thresholds.plausibleSeconds.upperBound)
            let plausible: ClosedRange<Int64> = (low * scale)...(high * scale)
            if plausible.contains(range.lowerBound), plausible.contains(range.upperBound) { return form }
        }
        return nil
    }

    private static func saysTime(_ words: [String]) -> Bool {
        let bare = words.map { $0.lowercased() }
        let withoutUnits = bare.reversed().drop { unitWords.contains($0) && bare.count > 1 }
        guard let last = withoutUnits.first else { return bare.contains("epoch") || bare.contains("unix") }
        return timeWords.contains(last)
    }
}
