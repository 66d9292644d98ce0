import ModelgenResolve
import Testing

@Suite("What values are")
struct ValueRuleTests {
    struct Case: Sendable {
        var json: String
        var type: String
        var format: String?
        var also: [String]?
        var isOptional = false
    }

    @Test(arguments: [
        Case(json: #"[{"v": 1}, {"v": 2}]"#, type: "Int"),
        Case(json: #"[{"v": 1}, {"v": 2.5}]"#, type: "Double"),
        Case(json: #"[{"v": 18446744073709551615}]"#, type: "UInt64"),
        Case(json: #"[{"v": 0.123456789012345678901234567}]"#, type: "Decimal"),
        Case(json: #"[{"v": 0}, {"v": 1}]"#, type: "Int"),
        Case(json: #"[{"v": "0123"}]"#, type: "String"),
        Case(json: #"[{"v": "1.10"}]"#, type: "String"),
        Case(json: #"[{"v": 1}, {"v": "2"}]"#, type: "Int", also: ["string"]),
        Case(json: #"[{"v": 1}, {"v": ""}]"#, type: "Int", also: ["string"], isOptional: true),
        Case(json: #"[{"v": {"a": 1}}, {"v": []}]"#, type: "V", also: ["array"], isOptional: true),
        Case(json: #"[{"v": [1]}, {"v": {}}]"#, type: "[Int]", also: ["object"]),
        Case(json: #"[{"v": ["a", "c"]}, {"v": "b"}]"#, type: "[String]", also: ["string"]),
        Case(json: #"[{"v": null}]"#, type: "JSONValue", isOptional: true),
        Case(json: #"[{"v": []}]"#, type: "[JSONValue]"),
        Case(json: #"[{"v": "2024-01-15T10:30:00Z"}]"#, type: "Date", format: "iso8601"),
        Case(
            json: #"[{"v": "2024-01-15T10:30:00Z"}, {"v": "2024-01-15T10:30:00.25+08:00"}]"#, type: "Date",
            format: "iso8601"),
        Case(json: #"[{"v": "2024-01-15T10:30:00"}]"#, type: "Date", format: "iso8601-local"),
        Case(json: #"[{"v": "2024-01-15 10:30:00"}]"#, type: "Date", format: "yyyy-MM-dd HH:mm:ss"),
        Case(json: #"[{"v": "2024-01-15"}, {"v": ""}]"#, type: "Date", format: "yyyy-MM-dd", isOptional: true),
        Case(json: #"[{"v": "2024-02-30T10:30:00Z"}]"#, type: "String"),
        Case(json: #"[{"v": "2024-01-15T25:30:00Z"}]"#, type: "String"),
        Case(json: #"[{"v": "2024-01-15T10:30:00Z"}, {"v": "soon"}]"#, type: "String"),
        Case(json: #"[{"v": "2024-01"}]"#, type: "String"),
        Case(json: #"[{"v": "https://example.test/a?b=1"}]"#, type: "URL"),
        Case(json: #"[{"v": "https://example.test/{id}"}]"#, type: "String"),
        Case(json: #"[{"v": "https://example.test"}, {"v": "none"}]"#, type: "String"),
        Case(json: #"[{"v": "0e984725-c51c-4bf4-9960-e1c80e27aba0"}]"#, type: "UUID"),
    ])
    func decides(_ test: Case) throws {
        let field = try #require(Explained(test.json)["/-/v"])
        #expect(field.type.split(separator: ".").last.map(String.init) == test.type, "\(test.json)")
        #expect(field.format == test.format)
        #expect(field.also == test.also)
        #expect(field.isOptional == test.isOptional)
    }

    @Test(arguments: [
        ("created_at", "1704067200", "seconds"), ("createdAt", "1704067200000", "milliseconds"),
        ("timestamp", "1704067200000000", "microseconds"), ("expires_ms", "1704067200000", "milliseconds"),
        ("count", "1704067200", "none"), ("updated_at", "17", "none"),
    ])
    func timestamps(_ key: String, _ number: String, _ format: String) {
        let field = Explained("{\"\(key)\": \(number)}")["/\(key)"]
        #expect(field?.format ?? "none" == format)
    }

    @Test("Kinds that share nothing are a union")
    func union() {
        let explained = Explained(#"[{"v": "text"}, {"v": {"type": "t", "value": "x"}}]"#)
        #expect(explained["/-/v"]?.kinds == ["object", "string"])
    }

    @Test("Positions of different kinds are a row")
    func rows() {
        // A path, of which the next may be longer; seen twice with one length, it is a row.
        #expect(Explained(#"{"v": ["viewer", 0, "login"]}"#)["/v"]?.kind == .array)
        #expect(Explained(#"[{"v": ["a", 0, "b"]}, {"v": ["c", 4, "d"]}]"#)["/-/v"]?.kind == .row)
        #expect(Explained(#"[[1499040000000, "0.1"], [1499040060000, "0.2"]]"#)["/-"]?.kind == .row)
        #expect(Explained(#"[["0.1", "5"], ["0.2", "6"]]"#)["/-"]?.kind == .array)
    }
}
