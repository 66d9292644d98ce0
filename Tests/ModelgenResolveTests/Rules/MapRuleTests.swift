import ModelgenResolve
import Testing

@Suite("Objects whose keys are data are maps")
struct MapRuleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var json: String
        var pointer = "/x"
        var form: String

        var testDescription: String { name }
    }

    private static let maps = [
        Case(name: "ids", json: #"{"x": {"20417": {"name": "a"}, "73190": {"name": "b"}}}"#, form: "map"),
        Case(name: "one id", json: #"{"x": {"20417": {"name": "a"}}}"#, form: "map"),
        Case(name: "dates", json: #"{"x": {"2024-01-15": 1, "2024-01-16": 2.5}}"#, form: "map"),
        Case(
            name: "UUIDs",
            json:
                #"{"x": {"6f9619ff-8b86-d011-b42d-00cf4fc964ff": true, "0e984725-c51c-4bf4-9960-e1c80e27aba0": false}}"#,
            form: "map"),
        Case(
            name: "three cities",
            json: """
                {"generated_at": "2024-05-01", "x": {"Oslo": {"lat": 59.9, "lon": 10.7}, "Lima": {"lat": -12, "lon": -77},
                "Perth": {"lat": -31.9, "lon": 115.9}}}
                """,
            form: "map"),
        Case(
            name: "currency pairs, some whole",
            json: #"{"x": {"LTC_BTC": {"fee": 0.2}, "1ST_BTC": {"fee": 1}, "XMR_BTC": {"fee": 0}}}"#,
            form: "map"),
        Case(name: "currencies", json: #"{"x": {"USD": 1, "EUR": 0.92, "GBP": 0.79}}"#, form: "map"),
        Case(name: "languages", json: #"{"x": {"en": "Hello", "pt-BR": "Olá", "de": "Hallo"}}"#, form: "map"),
        Case(
            name: "a table of fifty things that people name",
            json: "{\"x\": {"
                + (1...50).map { #""Thing\#($0)": {"id": \#($0), "kind": "k", "mode": "m", "only\#($0)": 1}"# }
                .joined(separator: ", ") + "}}",
            form: "map"),
        Case(
            name: "a legend of codes",
            json:
                #"{"x": {"1": "Window", "9": "Centre", "A": "Aisle", "RS": "Right", "CH": "Bed", "1A": "No"}, "y": 1, "z": 2}"#,
            form: "map"),
        Case(
            name: "two airports",
            json: #"{"x": {"OSL": {"city": "a", "land": "b"}, "LIM": {"city": "c", "land": "d"}}, "note": 1}"#,
            form: "map"),
        Case(
            name: "one currency", json: #"{"currencies": {"USD": "US dollar"}, "note": 1, "page": 2}"#,
            pointer: "/currencies", form: "map"),
        Case(
            name: "locales of a field, whatever they hold",
            json: #"{"x": {"en-US": "Hello", "de": ["Hallo"]}}"#, form: "map"),
        Case(name: "one locale", json: #"{"x": {"en-US": {"url": "a"}}}"#, form: "map"),
        Case(
            name: "translations",
            json: #"{"home.title": "Home", "home.hint": "Tap", "login.submit": "Go", "login.fail": "No"}"#,
            pointer: "",
            form: "map"),
        Case(
            name: "feature flags", json: #"{"flags": {"new_nav": true, "dark": false, "beta": true}}"#,
            pointer: "/flags", form: "map"),
        Case(
            name: "feature flags with their settings",
            json: #"{"flags": {"new-nav": {"on": true, "share": 5}, "dark": {"on": false, "share": 0}}}"#,
            pointer: "/flags", form: "map"),
        Case(
            name: "headers", json: #"{"headers": {"Content-Type": "text/html", "Accept": "*", "ETag": "\"1\""}}"#,
            pointer: "/headers", form: "map"),
        Case(name: "one header", json: #"{"headers": {"Authorization": "k"}}"#, pointer: "/headers", form: "map"),
        Case(
            name: "a media type", json: #"{"x": {"application/json": {"schema": {"type": "object"}}}}"#, form: "map"),
        Case(
            name: "labels with a path", json: #"{"x": {"app.kubernetes.io/name": "web", "tier": "front"}}"#, form: "map"
        ),
        Case(
            name: "few keys in common",
            json: #"{"x": [{"a": 1, "b": 2, "i": 1}, {"c": 3, "d": 1}, {"e": 1, "f": 9}, {"g": 7, "h": 5, "j": 2}]}"#,
            pointer: "/x/-", form: "map"),
        Case(
            name: "metadata that users fill",
            json: #"[{"metadata": {}}, {"metadata": {"basket": "7"}}]"#, pointer: "/-/metadata", form: "map"),
    ]

    private static let records = [
        Case(
            name: "fifty texts",
            json: "{\"x\": {\((1...50).map { "\"field_\($0)_name\": \"v\($0)\"" }.joined(separator: ", "))}}",
            form: "object"),
        Case(
            name: "fifty settings of their own",
            json: "{\"x\": {"
                + (1...50).map { #""setting\#($0)": {"on": true, "only\#($0)": 1, "more\#($0)": "a"}"# }
                .joined(separator: ", ") + "}}",
            form: "object"),
        Case(name: "places in space", json: #"{"x": {"X": 1, "Y": 2, "Z": 3}, "note": 1}"#, form: "object"),
        Case(
            name: "texts of an upper-case record among such",
            json: #"{"X": {"ID": "a", "OS": "b", "IP": "c"}, "NAME": "n", "SIZE": 3}"#, pointer: "/X", form: "object"),
        Case(name: "names of members", json: #"{"x": {"first": "a", "last": "b", "middle": "c"}}"#, form: "object"),
        Case(
            name: "reactions",
            json: #"{"x": {"url": "https://a.test", "total_count": 1, "+1": 1, "-1": 0, "laugh": 0, "heart": 0}}"#,
            form: "object"),
        Case(
            name: "few members that come and go",
            json: #"{"x": [{"a": 1, "b": 2}, {"c": 3, "d": 1}, {"e": 1, "f": 9}]}"#, pointer: "/x/-", form: "object"),
        Case(
            name: "reactions, all of them counts",
            json: #"{"reactions": {"total_count": 1, "+1": 1, "-1": 0, "laugh": 0, "hooray": 0, "eyes": 0}}"#,
            pointer: "/reactions", form: "object"),
        Case(name: "a reference", json: ##"{"x": {"$ref": "#/a"}}"##, form: "object"),
        Case(
            name: "numbered labels",
            json: #"{"x": {"1. open": "1.0", "2. high": "1.1", "3. low": "0.9", "4. close": "1"}}"#,
            form: "object"),
        Case(
            name: "a list of headers", json: #"{"headers": [{"name": "Accept", "value": "*"}]}"#,
            pointer: "/headers/-", form: "object"),
        Case(
            name: "a steady member beside others that come and go",
            json:
                #"{"x": [{"line": 1, "column": 2}, {"line": 3}, {"line": 3, "end": 4}, {"line": 1, "chars": 1, "offset": 4}]}"#,
            pointer: "/x/-", form: "object"),
        Case(
            name: "alike objects under names",
            json: """
                [{"x": {"small": {"url": "a", "w": 1}, "large": {"url": "b", "w": 2}}},
                {"x": {"small": {"url": "a", "w": 1}, "large": {"url": "b", "w": 2}}}]
                """,
            pointer: "/-/x", form: "object"),
        Case(
            name: "metadata that always has its members",
            json: #"[{"metadata": {"name": "a", "namespace": "b"}}, {"metadata": {"name": "c"}}]"#,
            pointer: "/-/metadata", form: "object"),
    ]

    @Test(arguments: maps + records)
    func decides(_ test: Case) {
        #expect(Explained(test.json).form(at: test.pointer) == test.form)
    }

    @Test("The order of samples does not matter")
    func order() {
        let documents = [
            #"{"x": {"a": 1, "b": 2, "c": 3}}"#, #"{"x": {"d": 1, "e": 2}}"#, #"{"x": {"f": 1, "g": 2, "h": 3}}"#,
            #"{"x": {"i": 1, "j": 2, "k": 3}}"#,
        ]
        let forms = [documents, documents.reversed(), Array(documents[2...] + documents[..<2])].map {
            Explained($0).form(at: "/x")
        }
        #expect(forms == ["map", "map", "map"])
    }
}
