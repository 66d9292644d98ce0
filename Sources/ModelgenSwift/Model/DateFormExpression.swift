extension DateForm {
    /// The form as emitted code names it where the type is known, in the fewest words: `.milliseconds`,
    /// `.iso8601(fractionDigits: 3)`, `DateForm(separator: " ", zone: "Asia/Shanghai")`.
    package var swiftExpression: String {
        switch self {
        case .iso8601(let layout, let offset, let localZone):
            var arguments = layout.arguments(isSeparatorNeeded: layout.separator != "T") + offset.arguments
            if let localZone { arguments.append("localZone: \(literal(localZone))") }
            return arguments.isEmpty ? ".iso8601" : ".iso8601(\(arguments.joined(separator: ", ")))"
        case .local(let layout, let timeZone):
            let arguments = layout.arguments(isSeparatorNeeded: true) + ["zone: \(literal(timeZone))"]
            return "DateForm(\(arguments.joined(separator: ", ")))"
        case .day("UTC"): return ".day"
        case .day(let timeZone): return ".day(zone: \(literal(timeZone)))"
        case .rfc1123: return ".rfc1123"
        case .seconds: return ".seconds"
        case .milliseconds: return ".milliseconds"
        case .microseconds: return ".microseconds"
        case .pattern(let pattern, let timeZone):
            return ".pattern(\(literal(pattern)), zone: \(literal(timeZone)))"
        }
    }

    /// The same where nothing says the type, as in `let dateForm = DateForm.milliseconds`.
    package var swiftDeclarationExpression: String {
        swiftExpression.hasPrefix(".") ? "DateForm" + swiftExpression : swiftExpression
    }

    /// What the documentation of a coding says of its dates: `` `2024-01-15 10:30:00`, in the zone that the spec names. ``
    package var exampleText: String {
        switch self {
        case .iso8601(let layout, let offset, nil): "`\(layout.example)\(offset.text)`; any offset is read."
        case .iso8601(let layout, let offset, let localZone?):
            "`\(layout.example)\(offset.text)`; any offset is read, and none, \(Self.place(localZone))."
        case .local(let layout, let timeZone): "`\(layout.example)`, \(Self.place(timeZone))."
        case .day(let timeZone): "`2024-01-15`, the first moment of the day \(Self.place(timeZone))."
        case .rfc1123: "`Mon, 15 Jan 2024 10:30:00 GMT`."
        case .seconds: "Seconds since 1970: `1705314600`."
        case .milliseconds: "Milliseconds since 1970: `1705314600000`."
        case .microseconds: "Microseconds since 1970: `1705314600000000`."
        case .pattern(let pattern, let timeZone): "`\(pattern)`, \(Self.place(timeZone))."
        }
    }

    private static func place(_ timeZone: String) -> String {
        timeZone == "UTC" ? "in UTC" : "in the zone that the spec names"
    }
}

extension DateForm.TimeLayout {
    /// The arguments that differ from the defaults of the emitted initialisers.
    fileprivate func arguments(isSeparatorNeeded: Bool) -> [String] {
        [
            isSeparatorNeeded ? "separator: \(literal(String(separator)))" : nil,
            hasSeconds ? nil : "seconds: false",
            fractionDigits == 0 ? nil : "fractionDigits: \(fractionDigits)",
        ].compactMap(\.self)
    }

    /// `2024-01-15 10:30:00.123`
    fileprivate var example: String {
        let fraction = fractionDigits == 0 ? "" : "." + "123456789".prefix(fractionDigits)
        return "2024-01-15\(separator)10:30\(hasSeconds ? ":00" : "")\(fraction)"
    }
}

extension DateForm.Offset {
    /// `Z`, `+08:00`
    fileprivate var text: String {
        switch self {
        case .named(let text), .fixed(_, let text): text
        }
    }

    /// `offset: "+08:00"`; none for `Z`, the default.
    fileprivate var arguments: [String] {
        self == .named("Z") ? [] : ["offset: \(literal(text))"]
    }
}

private func literal(_ text: String) -> String {
    SwiftLiteral.string(text)
}
