import ModelgenShape
import ModelgenSwift

/// Whether texts are dates, and how they are written.
package enum DateRule {
    /// The form of the dates, and whether one way of writing does not fit all; nil where the texts are none.
    ///
    /// Where the spelling varies, the longest is written, in UTC: `Date` does not keep how it came.
    package static func form(of strings: StringShape, timeZone: String) -> (form: DateForm, respells: Bool)? {
        guard strings.valueCount > 0, !strings.spellings.isEmpty else { return nil }
        let spellings = strings.spellings.sorted()
        let isMixed = spellings.count > 1
        if strings.forms.contains(.dayAndTime) {
            let locals = spellings.filter { $0.zone == .none }
            if locals.count == spellings.count { return (.local(layout(of: spellings), timeZone: timeZone), isMixed) }
            let offset = isMixed ? .named("Z") : offset(of: spellings[0].zone)
            let localZone = locals.isEmpty ? nil : timeZone
            return (.iso8601(layout(of: spellings), offset: offset, localZone: localZone), isMixed)
        }
        if strings.forms.contains(.day) { return (.day(timeZone: timeZone), false) }
        guard strings.forms.contains(.rfc1123) else { return nil }
        return (.rfc1123, spellings.contains { $0.zone != .named("GMT") })
    }

    /// Whether days are the names of versions, as in Stripe's `api_version: 2024-06-20`: the next one was
    /// `2024-09-30.acacia`.
    package static func isVersion(_ key: String?, _ strings: StringShape) -> Bool {
        guard strings.forms.contains(.day), let word = key.flatMap({ Words.split($0).last }) else { return false }
        return ["version", "versions"].contains(word.lowercased())
    }

    /// Whether a date of this form is read from each of the texts.
    package static func reads(_ strings: StringShape, as form: DateForm) -> Bool {
        switch form {
        case .iso8601(_, _, nil): strings.forms.contains(.instant)
        case .iso8601: strings.forms.contains(.dayAndTime)
        case .local: strings.forms.contains(.dayAndTime) && strings.spellings.allSatisfy { $0.zone == .none }
        case .day: strings.forms.contains(.day)
        case .rfc1123: strings.forms.contains(.rfc1123)
        case .seconds, .milliseconds, .microseconds, .pattern: !strings.forms.isDisjoint(with: .dates)
        }
    }

    /// The most that any spelling shows.
    private static func layout(of spellings: [DateSpelling]) -> DateForm.TimeLayout {
        DateForm.TimeLayout(
            separator: spellings.last?.separator.first ?? "T",
            hasSeconds: spellings.contains(where: \.hasSeconds),
            fractionDigits: spellings.map(\.fractionDigits).max() ?? 0
        )
    }

    private static func offset(of zone: DateSpelling.Zone) -> DateForm.Offset {
        switch zone {
        case .none: .named("Z")
        case .named(let text): .named(text)
        case .offset(let minutes, let form): .fixed(minutes: minutes, text: text(minutes: minutes, form: form))
        }
    }

    /// `+08:00`, `+0800`, `+08`
    private static func text(minutes: Int, form: DateSpelling.OffsetForm) -> String {
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, rest) = abs(minutes).quotientAndRemainder(dividingBy: 60)
        let sign = minutes < 0 ? "-" : "+"
        return switch form {
        case .colon: "\(sign)\(padded(hours)):\(padded(rest))"
        case .plain: "\(sign)\(padded(hours))\(padded(rest))"
        case .hours: "\(sign)\(padded(hours))"
        }
    }
}
