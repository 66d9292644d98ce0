import Foundation

/// All members may be missing: `{}` is such a value, not the lack of one.
private struct Options: Decodable, CustomStringConvertible {
    let size: Int?

    var description: String { "Options(\(size.map(String.init) ?? ""))" }
}

private struct Point: Decodable, CustomStringConvertible {
    let x: Int

    var description: String { "Point(\(x))" }
}

private func text(_ value: (some Any)?) -> String {
    value.map { "\($0)" } ?? "nil"
}

private typealias Case = (subject: String, body: Probe.Body, outcomes: [(json: String?, wanted: String)])

private let numberCases: [Case] = [
    (
        "decodeNumber(Double.self)", { "\(try $0.decodeNumber(Double.self, forKey: .value))" },
        [
            ("19.99", "19.99"), ("\"19.99\"", "19.99"), ("\"-1e3\"", "-1000.0"), ("\"+5\"", "5.0"), ("7", "7.0"),
            ("\"abc\"", "data[0].value: expected a number, found \"abc\" (dataCorrupted)"),
            ("\"\"", "data[0].value: expected a number, found \"\" (dataCorrupted)"),
            ("\"0x10\"", "data[0].value: expected a number, found \"0x10\" (dataCorrupted)"),
            ("\"nan\"", "data[0].value: expected a number, found \"nan\" (dataCorrupted)"),
            ("\"1e999\"", "data[0].value: expected a number, found \"1e999\" (dataCorrupted)"),
            ("\" 1\"", "data[0].value: expected a number, found \" 1\" (dataCorrupted)"),
            ("true", "data[0].value: expected a number (typeMismatch)"),
            ("[1]", "data[0].value: expected a number (typeMismatch)"),
            ("null", "data[0].value: expected a number, found null (valueNotFound)"),
            (nil, "data[0].value: missing (keyNotFound)"),
        ]
    ),
    (
        "decodeNumber(Int.self)", { "\(try $0.decodeNumber(Int.self, forKey: .value))" },
        [
            ("42", "42"), ("\"42\"", "42"), ("\"-7\"", "-7"), ("\"9223372036854775807\"", "9223372036854775807"),
            ("\"1.5\"", "data[0].value: expected a number, found \"1.5\" (dataCorrupted)"),
            (
                "\"9223372036854775808\"",
                "data[0].value: expected a number, found \"9223372036854775808\" (dataCorrupted)"
            ),
        ]
    ),
    (
        "decodeNumber(UInt64.self)", { "\(try $0.decodeNumber(UInt64.self, forKey: .value))" },
        [
            ("18446744073709551615", "18446744073709551615"), ("\"18446744073709551615\"", "18446744073709551615"),
            ("\"-1\"", "data[0].value: expected a number, found \"-1\" (dataCorrupted)"),
        ]
    ),
    (
        "decodeNumber(Decimal.self)", { "\(try $0.decodeNumber(Decimal.self, forKey: .value))" },
        [
            ("0.1234567890123456789", "0.1234567890123456789"), ("\"19.90\"", "19.9"), ("\"1e2\"", "100"),
            ("\"123456789012345678901234567\"", "123456789012345678901234567"),
            ("\"12abc\"", "data[0].value: expected a number, found \"12abc\" (dataCorrupted)"),
            ("\"1-2\"", "data[0].value: expected a number, found \"1-2\" (dataCorrupted)"),
            ("\"1e200\"", "data[0].value: expected a number, found \"1e200\" (dataCorrupted)"),
        ]
    ),
    (
        "decodeNumberIfPresent", { text(try $0.decodeNumberIfPresent(Int.self, forKey: .value)) },
        [
            ("1", "1"), ("\"1\"", "1"), ("null", "nil"), (nil, "nil"),
            ("{}", "data[0].value: expected a number (typeMismatch)"),
        ]
    ),
    (
        "decodeNumberUnlessEmpty", { text(try $0.decodeNumberUnlessEmpty(Double.self, forKey: .value)) },
        [
            ("\"1.5\"", "1.5"), ("\"\"", "nil"), ("false", "nil"), ("[]", "nil"), ("null", "nil"), (nil, "nil"),
            ("\"x\"", "data[0].value: expected a number, found \"x\" (dataCorrupted)"),
            ("true", "data[0].value: expected a number (typeMismatch)"),
        ]
    ),
    (
        "decodeNumbers", { "\(try $0.decodeNumbers(Int.self, forKey: .value))" },
        [
            ("[1, \"2\"]", "[1, 2]"), ("[]", "[]"),
            ("[1, \"x\"]", "data[0].value[1]: expected a number, found \"x\" (dataCorrupted)"),
            ("1", "data[0].value: expected an array (typeMismatch)"),
        ]
    ),
    (
        "decodeNumbersIfPresent", { text(try $0.decodeNumbersIfPresent(Int.self, forKey: .value)) },
        [(nil, "nil"), ("[\"3\"]", "[3]")]
    ),
    (
        "decodeNumbersByKey", { "\(try $0.decodeNumbersByKey(Int.self, forKey: .value))" },
        [
            ("{\"a\": \"1\"}", "[\"a\": 1]"),
            ("{\"a b\": \"x\"}", "data[0].value[\"a b\"]: expected a number, found \"x\" (dataCorrupted)"),
        ]
    ),
    (
        "decodeBoolean", { "\(try $0.decodeBoolean(forKey: .value))" },
        [
            ("true", "true"), ("false", "false"), ("1", "true"), ("0", "false"), ("\"1\"", "true"), ("\"0\"", "false"),
            ("\"True\"", "true"), ("\"FALSE\"", "false"), ("\"Yes\"", "true"), ("\"no\"", "false"),
            ("2", "data[0].value: expected true or false, found \"2\" (dataCorrupted)"),
            ("\"maybe\"", "data[0].value: expected true or false, found \"maybe\" (dataCorrupted)"),
            ("{}", "data[0].value: expected true or false (typeMismatch)"),
            ("null", "data[0].value: expected true or false (typeMismatch)"),
            (nil, "data[0].value: missing (keyNotFound)"),
        ]
    ),
    (
        "decodeBooleanIfPresent", { text(try $0.decodeBooleanIfPresent(forKey: .value)) },
        [("null", "nil"), ("1", "true")]
    ),
]

private let dateCases: [Case] = [
    (
        "decodeDate", { "\(try $0.decodeDate(.day, forKey: .value).timeIntervalSince1970)" },
        [
            ("\"1970-01-02\"", "86400.0"),
            ("\"1970-02-30\"", "data[0].value: expected a date like 2024-01-15, found \"1970-02-30\" (dataCorrupted)"),
            ("5", "data[0].value: expected a date (typeMismatch)"),
            ("null", "data[0].value: expected a date, found null (valueNotFound)"),
            (nil, "data[0].value: missing (keyNotFound)"),
        ]
    ),
    (
        "decodeDateIfPresent", { text(try $0.decodeDateIfPresent(.seconds, forKey: .value)?.timeIntervalSince1970) },
        [
            ("5", "5.0"), ("null", "nil"), (nil, "nil"),
            ("\"\"", "data[0].value: expected seconds since 1970, found \"\" (dataCorrupted)"),
        ]
    ),
    (
        "decodeDateUnlessEmpty", { text(try $0.decodeDateUnlessEmpty(.day, forKey: .value)?.timeIntervalSince1970) },
        [
            ("\"1970-01-02\"", "86400.0"), ("\"\"", "nil"), ("false", "nil"), ("[]", "nil"), ("{}", "nil"),
            (nil, "nil"),
            ("\"x\"", "data[0].value: expected a date like 2024-01-15, found \"x\" (dataCorrupted)"),
            ("0", "data[0].value: expected a date (typeMismatch)"),
        ]
    ),
    (
        "decodeDates", { "\(try $0.decodeDates(.day, forKey: .value).map(\.timeIntervalSince1970))" },
        [
            ("[\"1970-01-02\", \"1970-01-01\"]", "[86400.0, 0.0]"), ("[]", "[]"),
            ("[\"1970-01-02\", \"\"]", "data[0].value[1]: expected a date like 2024-01-15, found \"\" (dataCorrupted)"),
            ("[null]", "data[0].value[0]: expected a date, found null (valueNotFound)"),
            ("{}", "data[0].value: expected an array (typeMismatch)"),
            (nil, "data[0].value: missing (keyNotFound)"),
        ]
    ),
    (
        "decodeDatesIfPresent", { text(try $0.decodeDatesIfPresent(.day, forKey: .value)) },
        [("null", "nil"), ("[]", "[]")]
    ),
    (
        "decodeDatesByKey", { "\(try $0.decodeDatesByKey(.day, forKey: .value).mapValues(\.timeIntervalSince1970))" },
        [
            ("{\"a\": \"1970-01-02\"}", "[\"a\": 86400.0]"), ("{}", "[:]"),
            ("{\"7\": 1}", "data[0].value.7: expected a date (typeMismatch)"),
            ("[]", "data[0].value: expected an object (typeMismatch)"),
        ]
    ),
    (
        "decodeDatesByKeyIfPresent", { text(try $0.decodeDatesByKeyIfPresent(.day, forKey: .value)) },
        [(nil, "nil"), ("{}", "[:]")]
    ),
]

private let containerCases: [Case] = [
    (
        "decodeUnlessEmpty(Point.self)", { text(try $0.decodeUnlessEmpty(Point.self, forKey: .value)) },
        [
            ("{\"x\": 1}", "Point(1)"), ("null", "nil"), (nil, "nil"), ("\"\"", "nil"), ("[]", "nil"), ("{}", "nil"),
            ("false", "nil"), ("true", "data[0].value: expected an object (typeMismatch)"),
            ("\"x\"", "data[0].value: expected an object (typeMismatch)"),
            ("{\"x\": \"\"}", "data[0].value.x: expected a number (typeMismatch)"),
            ("{\"y\": 1}", "data[0].value.x: missing (keyNotFound)"),
            ("0", "data[0].value: expected an object (typeMismatch)"),
        ]
    ),
    (
        "decodeUnlessEmpty(Options.self)", { text(try $0.decodeUnlessEmpty(Options.self, forKey: .value)) },
        [("{}", "Options()"), ("{\"size\": 1}", "Options(1)"), ("[]", "nil"), ("\"\"", "nil")]
    ),
    (
        "decodeUnlessEmpty(String.self)", { text(try $0.decodeUnlessEmpty(String.self, forKey: .value)) },
        [("\"\"", ""), ("{}", "nil")]
    ),
    (
        "decodeUnlessEmpty(Bool.self)", { text(try $0.decodeUnlessEmpty(Bool.self, forKey: .value)) },
        [("false", "false"), ("\"\"", "nil")]
    ),
    (
        "decodeUnlessEmpty([Int].self)", { text(try $0.decodeUnlessEmpty([Int].self, forKey: .value)) },
        [("[]", "[]"), ("\"\"", "nil")]
    ),
    (
        "decodeUnlessEmpty(URL.self)", { text(try $0.decodeUnlessEmpty(URL.self, forKey: .value)) },
        [("\"https://a.test/b\"", "https://a.test/b"), ("\"\"", "nil")]
    ),
    (
        "decodeOneOrMany", { "\(try $0.decodeOneOrMany(Point.self, forKey: .value))" },
        [
            ("[{\"x\": 1}, {\"x\": 2}]", "[Point(1), Point(2)]"), ("{\"x\": 1}", "[Point(1)]"), ("[]", "[]"),
            ("[{\"x\": 1}, {}]", "data[0].value[1].x: missing (keyNotFound)"),
            ("{\"x\": null}", "data[0].value.x: expected a number, found null (valueNotFound)"),
            ("5", "data[0].value: expected an object (typeMismatch)"), (nil, "data[0].value: missing (keyNotFound)"),
        ]
    ),
    (
        "decodeOneOrManyIfPresent", { text(try $0.decodeOneOrManyIfPresent(Int.self, forKey: .value)) },
        [(nil, "nil"), ("3", "[3]")]
    ),
    (
        "decodeIndexed", { "\(try $0.decodeIndexed(String.self, forKey: .value))" },
        [
            ("[\"a\", \"b\"]", "[\"a\", \"b\"]"),
            ("{\"10\": \"c\", \"2\": \"b\", \"0\": \"a\"}", "[\"a\", \"b\", \"c\"]"),
            ("{\"x\": \"a\"}", "data[0].value.x: expected a number (typeMismatch)"),
            ("{\"1\": 2}", "data[0].value.1: expected text (typeMismatch)"),
            ("\"a\"", "data[0].value: expected an object (typeMismatch)"),
            (nil, "data[0].value: missing (keyNotFound)"),
        ]
    ),
    (
        "decodeIndexedIfPresent", { text(try $0.decodeIndexedIfPresent(Int.self, forKey: .value)) },
        [("null", "nil"), ("{\"4\": 3}", "[3]")]
    ),
    (
        "decodeLossy", { "\(try $0.decodeLossy(Point.self, forKey: .value))" },
        [
            ("[{\"x\": 1}, null, {\"x\": \"\"}, 7, [], {\"x\": 2}]", "[Point(1), Point(2)]"), ("[]", "[]"),
            ("{}", "data[0].value: expected an array (typeMismatch)"), (nil, "data[0].value: missing (keyNotFound)"),
        ]
    ),
    (
        "decodeLossyIfPresent", { text(try $0.decodeLossyIfPresent(Int.self, forKey: .value)) },
        [("null", "nil"), ("[1, \"\"]", "[1]")]
    ),
    (
        "a row",
        {
            var row = try $0.nestedUnkeyedContainer(forKey: .value)
            let date = try row.decodeDate(.milliseconds)
            return try
                "\(date.timeIntervalSince1970) \(row.decodeNumber(Double.self)) \(row.decodeBoolean()) \(row.isAtEnd)"
        },
        [
            ("[1500, \"2.5\", 1]", "1.5 2.5 true true"),
            ("[1500, \"?\", 1]", "data[0].value[1]: expected a number, found \"?\" (dataCorrupted)"),
            ("[1500, 1, \"?\"]", "data[0].value[2]: expected true or false, found \"?\" (dataCorrupted)"),
            ("[\"?\"]", "data[0].value[0]: expected milliseconds since 1970, found \"?\" (dataCorrupted)"),
        ]
    ),
    (
        "a single value", { "\(try $0.decode(Single.self, forKey: .value).date.timeIntervalSince1970)" },
        [
            ("\"1970-01-02\"", "86400.0"),
            ("\"?\"", "data[0].value: expected a date like 2024-01-15, found \"?\" (dataCorrupted)"),
        ]
    ),
]

/// A union's case reads its value so.
private struct Single: Decodable {
    let date: Date

    init(from decoder: any Decoder) throws {
        date = try decoder.singleValueContainer().decodeDate(.day)
    }
}

extension Report {
    mutating func checkHelpers() {
        for (subject, body, outcomes) in numberCases + dateCases + containerCases {
            for (json, wanted) in outcomes {
                expect(Probe.outcome(json, body), wanted, "\(subject) of \(json ?? "nothing")")
            }
        }
        checkSkippedElements()
    }

    private mutating func checkSkippedElements() {
        let decoder = JSONDecoder()
        let skipped = SkippedElements(of: decoder)
        let found = Probe.outcome("[1, \"x\", 2, null]", decoder: decoder) {
            "\(try $0.decodeLossy(Int.self, forKey: .value))"
        }
        expect(found, "[1, 2]", "decodeLossy with a collector")
        let lines = skipped.errors.map { describe($0) }
        expect(
            lines.joined(separator: "; "),
            "data[0].value[1]: expected a number; data[0].value[3]: expected a number, found null",
            "SkippedElements.errors"
        )
    }
}
