import ModelgenSwift

/// What `explain` and specs call a date form.
package enum DateFormName {
    /// `iso8601`, `iso8601-local`, `yyyy-MM-dd`, `rfc1123`, `seconds`, `milliseconds`, `microseconds`, or a pattern.
    package static func name(of form: DateForm) -> String {
        switch form {
        case .iso8601: "iso8601"
        case .local(let layout, _) where layout.separator == "T": "iso8601-local"
        case .local(let layout, _):
            "yyyy-MM-dd HH:mm" + (layout.hasSeconds ? ":ss" : "") + fraction(layout.fractionDigits)
        case .day: "yyyy-MM-dd"
        case .rfc1123: "rfc1123"
        case .seconds: "seconds"
        case .milliseconds: "milliseconds"
        case .microseconds: "microseconds"
        case .pattern(let pattern, _): pattern
        }
    }

    private static func fraction(_ digits: Int) -> String {
        digits == 0 ? "" : "." + String(repeating: "S", count: digits)
    }
}
