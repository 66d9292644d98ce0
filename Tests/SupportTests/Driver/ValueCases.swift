import Foundation

/// Any JSON comes back with the same values.
private let documents: [(json: String, wanted: String?)] = [
    ("null", nil), ("true", nil), ("false", nil), ("0", nil), ("-1", nil), ("9223372036854775807", nil),
    ("-9223372036854775808", nil), ("9007199254740993", nil), ("18446744073709551615", nil),
    ("123456789012345678901234567", nil), ("0.1", nil), ("19.99", nil), ("0.1234567890123456789", nil), ("1.0", "1"),
    ("1e3", "1000"), ("1.5e300", "1.5e+300"), ("1e-7", "1e-07"), ("-0.5", nil),
    ("9007199254740993.0", "9007199254740993"),
    ("\"\"", nil), ("\"2024-01-15\"", nil), ("\"日本\"", nil), ("[]", nil), ("{}", nil),
    ("[1,\"a\",null,[true],{\"b\":2.5}]", nil),
    ("{\"a\":{\"b\":[{}]},\"c\":\"/\"}", nil),
]

/// Contains itself, as emitted models do.
private struct Category: Codable, Hashable, Sendable {
    let name: String
    let parent: Boxed<Category>?
}

private struct Dates: Encodable {
    let body: @Sendable (inout KeyedEncodingContainer<Member>) throws -> Void

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Member.self)
        try body(&container)
    }
}

private struct Row: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encodeDate(Date(timeIntervalSince1970: 1.5), .milliseconds)
        try container.encodeLowercased(uuid)
        try container.encode(Single(isDate: true))
        try container.encode(Single(isDate: false))
    }
}

private struct Single: Encodable {
    let isDate: Bool

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if isDate { try container.encodeDate(epoch, .day) } else { try container.encodeLowercased(uuid) }
    }
}

private let epoch = Date(timeIntervalSince1970: 0)
private let uuid = UUID(uuid: (0xAB, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xCD))
private let lowercased = "\"ab000000-0000-0000-0000-0000000000cd\""

private let written: [(subject: String, value: any Encodable & Sendable, wanted: String)] = [
    ("encodeDate", Dates { try $0.encodeDate(epoch, .day, forKey: .value) }, "{\"value\":\"1970-01-01\"}"),
    ("encodeDateIfPresent nil", Dates { try $0.encodeDateIfPresent(nil, .day, forKey: .value) }, "{}"),
    ("encodeDateIfPresent", Dates { try $0.encodeDateIfPresent(epoch, .seconds, forKey: .value) }, "{\"value\":0}"),
    ("encodeDates", Dates { try $0.encodeDates([epoch], .day, forKey: .value) }, "{\"value\":[\"1970-01-01\"]}"),
    ("encodeDatesIfPresent nil", Dates { try $0.encodeDatesIfPresent(nil, .day, forKey: .value) }, "{}"),
    ("encodeDatesIfPresent", Dates { try $0.encodeDatesIfPresent([], .day, forKey: .value) }, "{\"value\":[]}"),
    (
        "encodeDatesByKey", Dates { try $0.encodeDatesByKey(["a": epoch], .seconds, forKey: .value) },
        "{\"value\":{\"a\":0}}"
    ),
    ("encodeDatesByKeyIfPresent nil", Dates { try $0.encodeDatesByKeyIfPresent(nil, .day, forKey: .value) }, "{}"),
    (
        "encodeDatesByKeyIfPresent", Dates { try $0.encodeDatesByKeyIfPresent([:], .day, forKey: .value) },
        "{\"value\":{}}"
    ),
    ("encodeLowercased", Dates { try $0.encodeLowercased(uuid, forKey: .value) }, "{\"value\":\(lowercased)}"),
    ("encodeLowercasedIfPresent nil", Dates { try $0.encodeLowercasedIfPresent(nil as UUID?, forKey: .value) }, "{}"),
    (
        "encodeLowercased [UUID]", Dates { try $0.encodeLowercased([uuid], forKey: .value) },
        "{\"value\":[\(lowercased)]}"
    ),
    (
        "encodeLowercased by key", Dates { try $0.encodeLowercased(["a": uuid], forKey: .value) },
        "{\"value\":{\"a\":\(lowercased)}}"
    ),
    ("a row", Row(), "[1500,\(lowercased),\"1970-01-01\",\(lowercased)]"),
    (
        "encoding a date beyond the calendar",
        Dates { try $0.encodeDate(.init(timeIntervalSince1970: 1e12), .day, forKey: .value) },
        "value: expected a year from 1 to 9999"
    ),
]

extension Report {
    mutating func checkValues() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func rewritten<Value: Codable>(_ type: Value.Type, _ json: String) -> String {
            outcome {
                let value = try JSONDecoder().decode(type, from: Data(json.utf8))
                return String(decoding: try encoder.encode(value), as: UTF8.self)
            }
        }
        for (json, wanted) in documents {
            expect(rewritten(JSONValue.self, json), wanted ?? json, "JSONValue of \(json)")
        }
        for (subject, value, wanted) in written {
            expect(outcome { String(decoding: try encoder.encode(value), as: UTF8.self) }, wanted, subject)
        }
        let tree = "{\"name\":\"a\",\"parent\":{\"name\":\"b\",\"parent\":{\"name\":\"c\"}}}"
        expect(rewritten(Category.self, tree), tree, "Boxed")
        let root = Category(name: "a", parent: nil)
        let one = Category(name: "b", parent: Boxed(root))
        let other = Category(name: "b", parent: Boxed(Category(name: "a", parent: nil)))
        expect(
            "\(one == other) \(one.hashValue == other.hashValue) \(one == root)", "true true false", "Boxed as a value")
    }

    mutating func checkDescriptions() {
        func failure<Value: Decodable>(_ type: Value.Type, _ json: String) -> String {
            outcome { "\(try JSONDecoder().decode(type, from: Data(json.utf8)))" }
        }
        expect(failure([Int].self, "[\"a\"]"), "[0]: expected a number", "an element")
        expect(
            failure([String: [String: [Decimal]]].self, "{\"a.b\":{\"\":[[]]}}"),
            "[\"a.b\"][\"\"][0]: expected a number", "odd keys")
        expect(
            failure([String: Int].self, "{\"a \\\"b\\\"\":[]}"), "[\"a \\\"b\\\"\"]: expected a number",
            "quotes in a key")
        expect(failure([String: String].self, "{\"a\":1}"), "a: expected text", "text")
        expect(failure([String: Bool].self, "{\"a\":1}"), "a: expected true or false", "a Boolean")
        expect(failure([String: [Int]].self, "{\"a\":1}"), "a: expected an array", "an array")
        expect(failure([String: [String: Int]].self, "{\"a\":1}"), "a: expected an object", "an object")
        expect(failure([String: Category].self, "{\"a\":[]}"), "a: expected an object", "a struct")
        expect(
            failure([String: Category].self, "{\"a\":null}"), "a: expected an object, found null", "null for a struct")
        expect(failure([String: [Int]].self, "{\"a\":null}"), "a: expected an array, found null", "null for an array")
        expect(failure([String: Date].self, "{\"a\":null}"), "a: expected a date, found null", "null for a date")
        expect(failure([String: String].self, "{\"a\":null}"), "a: expected text, found null", "null for text")
        expect(failure([String: URL].self, "{\"a\":\"\"}"), "a: Invalid URL string.", "a URL")
        expect(failure(Int.self, "\"a\""), "expected a number", "the top")
        expect(failure(Category.self, "{}"), "name: missing", "a missing key")
        expect(failure([Int].self, "[1,\n 2,}"), "not valid JSON, or a number does not fit its type", "invalid JSON")
        expect(failure([Int].self, ""), "not valid JSON, or a number does not fit its type", "no JSON")
        expect(
            failure([Int].self, "[1.5]"), "not valid JSON, or a number does not fit its type", "a fraction in an Int")
        expect(describe(CocoaError(.fileNoSuchFile)), "\(CocoaError(.fileNoSuchFile))", "another error")
    }
}
