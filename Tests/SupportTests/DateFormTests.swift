import ModelgenSwift
import Testing

@Suite("The form of a date")
struct DateFormTests {
    typealias Layout = DateForm.TimeLayout

    private static let shanghai = "Asia/Shanghai"

    static let forms: [(form: DateForm, expression: String, example: String)] = [
        (.iso8601(Layout(), offset: .named("Z")), ".iso8601", "`2024-01-15T10:30:00Z`; any offset is read."),
        (
            .iso8601(Layout(fractionDigits: 3), offset: .named("Z")), ".iso8601(fractionDigits: 3)",
            "`2024-01-15T10:30:00.123Z`; any offset is read."
        ),
        (
            .iso8601(Layout(separator: " ", hasSeconds: false), offset: .fixed(minutes: 480, text: "+0800")),
            ".iso8601(separator: \" \", seconds: false, offset: \"+0800\")",
            "`2024-01-15 10:30+0800`; any offset is read."
        ),
        (
            .iso8601(Layout(separator: "t", fractionDigits: 6), offset: .named("z")),
            ".iso8601(separator: \"t\", fractionDigits: 6, offset: \"z\")",
            "`2024-01-15t10:30:00.123456z`; any offset is read."
        ),
        (
            .iso8601(Layout(), offset: .named("Z"), localZone: "UTC"), ".iso8601(localZone: \"UTC\")",
            "`2024-01-15T10:30:00Z`; any offset is read, and none, in UTC."
        ),
        (
            .local(Layout(separator: " "), timeZone: shanghai), "DateForm(separator: \" \", zone: \"Asia/Shanghai\")",
            "`2024-01-15 10:30:00`, in the zone that the spec names."
        ),
        (
            .local(Layout(hasSeconds: false), timeZone: "UTC"),
            "DateForm(separator: \"T\", seconds: false, zone: \"UTC\")", "`2024-01-15T10:30`, in UTC."
        ),
        (
            .local(Layout(fractionDigits: 1), timeZone: "UTC"),
            "DateForm(separator: \"T\", fractionDigits: 1, zone: \"UTC\")", "`2024-01-15T10:30:00.1`, in UTC."
        ),
        (.day(timeZone: "UTC"), ".day", "`2024-01-15`, the first moment of the day in UTC."),
        (
            .day(timeZone: shanghai), ".day(zone: \"Asia/Shanghai\")",
            "`2024-01-15`, the first moment of the day in the zone that the spec names."
        ),
        (.rfc1123, ".rfc1123", "`Mon, 15 Jan 2024 10:30:00 GMT`."),
        (.seconds, ".seconds", "Seconds since 1970: `1705314600`."),
        (.milliseconds, ".milliseconds", "Milliseconds since 1970: `1705314600000`."),
        (.microseconds, ".microseconds", "Microseconds since 1970: `1705314600000000`."),
        (.pattern("dd/MM/yyyy", timeZone: "UTC"), ".pattern(\"dd/MM/yyyy\", zone: \"UTC\")", "`dd/MM/yyyy`, in UTC."),
        (
            .pattern("d \"M\" yyyy \\", timeZone: shanghai),
            ".pattern(\"d \\\"M\\\" yyyy \\\\\", zone: \"Asia/Shanghai\")",
            "`d \"M\" yyyy \\`, in the zone that the spec names."
        ),
    ]

    /// The forms whose documentation shows a sample, as the JSON value that it is.
    static let samples: [(form: DateForm, sample: String)] = forms.compactMap { form, _, example in
        let sample = example.split(separator: "`").first { $0.hasPrefix("1705") || $0.contains("2024") }
        return sample.map { (form, $0.hasPrefix("1705") ? String($0) : "\"\($0)\"") }
    }

    @Test("is named in emitted code in the fewest words", arguments: forms)
    func expression(form: DateForm, expression: String, example: String) {
        #expect(form.swiftExpression == expression)
        let isInitialiser = expression.hasPrefix("DateForm(")
        #expect(form.swiftDeclarationExpression == (isInitialiser ? expression : "DateForm\(expression)"))
        #expect(form.exampleText == example)
    }

    @Test(
        "takes the patterns that emitted code can read",
        arguments: [
            "dd/MM/yyyy", "d.M.yy H:mm", "yyyyMMdd'T'HHmmssX", "h 'o''clock' a d/M/yyyy", "yyyy年M月", "yyyy", "''yyyy",
        ]
    )
    func goodPattern(pattern: String) {
        #expect(DateForm.problem(inPattern: pattern) == nil)
    }

    @Test(
        "says what is wrong with others",
        arguments: [
            ("DD/MM/yyyy", "the letter D is not supported; put text in single quotes"),
            ("yyyy-MM-ddTHH:mm", "the letter T is not supported; put text in single quotes"),
            ("yyyy 'at", "a quote is not closed"),
            ("HH:mm", "a date needs its year, and a day its month"),
            ("d yyyy", "a date needs its year, and a day its month"),
            ("", "a date needs its year, and a day its month"),
            ("yyyyy", "yyyyy is longer than any field"),
            ("dd/MM/yyyy dd", "the letter d stands twice"),
            ("d/M/yyyy h:mm", "h and a go together"),
            ("d/M/yyyy HH:mm a", "h and a go together"),
            ("d/M/yyyy H h a", "H and h exclude each other"),
        ]
    )
    func badPattern(pattern: String, problem: String) {
        #expect(DateForm.problem(inPattern: pattern) == problem)
    }
}
