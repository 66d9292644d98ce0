import ModelgenShape
import ModelgenSwift

/// The date form that `type: Date`, `format:` and `timeZone:` of a spec ask for.
package enum DateOverride {
    /// Words that `format:` takes besides patterns.
    package static let names: Set<String> = ["seconds", "milliseconds", "microseconds", "iso8601", "rfc1123"]

    /// nil where the override speaks of no date.
    package static func form(of override: FieldOverride, strings: StringShape?, options: ModelOptions) -> DateForm? {
        let zone = override.timeZone ?? options.timeZone
        switch override.format {
        case nil:
            guard override.type == "Date" || override.type == nil && override.timeZone != nil else { return nil }
            guard let strings else { return override.type == "Date" ? .seconds : nil }
            return evident(strings, zone)
                ?? (override.type == "Date" ? .iso8601(DateForm.TimeLayout(), offset: .named("Z")) : nil)
        case "seconds": return .seconds
        case "milliseconds": return .milliseconds
        case "microseconds": return .microseconds
        case "iso8601":
            return strings.flatMap { evident($0, zone) }
                ?? .iso8601(DateForm.TimeLayout(), offset: .named("Z"))
        case "rfc1123": return .rfc1123
        case "yyyy-MM-dd": return .day(timeZone: zone)
        case "yyyy-MM-dd HH:mm:ss": return .local(DateForm.TimeLayout(separator: " "), timeZone: zone)
        case "yyyy-MM-dd'T'HH:mm:ss": return .local(DateForm.TimeLayout(), timeZone: zone)
        case .some(let pattern): return .pattern(pattern, timeZone: zone)
        }
    }
    /// The form of the texts; where they have more digits than `Date` keeps, the longest that it does.
    private static func evident(_ strings: StringShape, _ zone: String) -> DateForm? {
        (DateRule.form(of: strings, timeZone: zone)
            ?? strings.cutToMicroseconds.flatMap { DateRule.form(of: $0, timeZone: zone) })?.form
    }
}
