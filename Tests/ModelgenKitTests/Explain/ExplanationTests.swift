import Foundation
import ModelgenKit
import ModelgenSource
import ModelgenTestSupport
import Testing

/// `explain` for people and for programs, on two documents in a folder.
@Suite struct ExplanationTests {
    private let documents = [
        "a.json": #"{"code": 0, "data": [{"id": 1, "status": "open", "price": 1.5, "at": "2024-01-15"}]}"#,
        "b.json":
            #"{"code": 0, "data": [{"id": 2, "status": "closed", "price": "2", "at": null}, {"id": 3, "status": "open", "price": 3}]}"#,
    ]

    private func preparation() throws -> Preparation {
        let folder = try TemporaryFolder(documents)
        var request = GenerationRequest(inputs: [folder.path])
        request.fallbackName = "Page"
        return Preparer(DiskFileSystem()).prepare(request)
    }

    @Test func tellsPeopleATree() throws {
        let lines = ExplanationText.text(try preparation().explanations).split(separator: "\n").map(String.init)
        let wanted = [
            "Page: envelopes; 'root: /data' in a spec starts at their content",
            "  list of Page.PageData at '/data': all at once, for nothing around it tells of pages; failed where /code is not 0",
            "  (root)      Page        seen 2 (a.json:1)",
            "  code        Int         seen 2 (a.json:1)",
            "  data        [PageData]  seen 2 (a.json:1)",
            "    -         PageData    seen 3 (a.json:1)",
            "      id      Int         seen 3 (a.json:1); identity: everywhere, never null, and unique among siblings",
            "      status  Status      seen 3 (a.json:1); cases closed 1, open 2; an enum: the key names cases",
            "      price   Double      seen 3 (a.json:1); a number that is sometimes text",
            "                          nearly Decimal: 'price' says money, which Double does not count exactly",
            "      at      Date?       seen 2 (a.json:1), missing 1, null 1; yyyy-MM-dd; "
                + "optional: missing in 1 of 3 objects (b.json:1); a date: every text is one",
        ]
        #expect(lines == wanted)
    }

    /// A type that recurs has members here that only its other places show.
    @Test func saysWhatIsNotSeenInAPlace() throws {
        let folder = try TemporaryFolder([
            "note.json": """
            {"id": 1, "text": "a", "author": "b", "flag": null,
             "reply": {"id": 2, "text": "c", "author": "d", "flag": {"on": true}, "reply": null}}
            """
        ])
        let preparation = Preparer(DiskFileSystem()).prepare(GenerationRequest(inputs: [folder.path("note.json")]))
        let text = ExplanationText.text(preparation.explanations)
        #expect(text.contains("    on    Bool    not seen here\n"), "\(text)")
    }

    @Test func tellsOfAPart() throws {
        let explanations = try preparation().explanations
        func places(_ pointer: String) throws -> [String] {
            try ExplainedPlace.parts(of: explanations, at: pointer).flatMap(\.fields).map(\.pointer.description)
        }
        #expect(try places("/data/-/price") == ["/data/-/price"])
        #expect(try places("/data/1/price") == ["/data/-/price"])
        #expect(try places("/data/-") == ["/data/-"] + ["id", "status", "price", "at"].map { "/data/-/" + $0 })
        #expect(try places("").count == 8)
        let part = ExplanationText.text(try ExplainedPlace.parts(of: explanations, at: "/data/0/at"))
        #expect(part.hasPrefix("Page\n  /data/-/at  Date?  seen 2 (a.json:1), missing 1, null 1;"))
        let problems = [
            ("/data/-/prise", "no sample holds anything at '/data/-/prise'; did you mean '/data/-/price'?"),
            ("/data/x/id", "no sample holds anything at '/data/x/id'; there are /data/-"),
            ("data", "'data' is no JSON Pointer; a pointer starts with '/'"),
        ]
        for (pointer, problem) in problems {
            let error = #expect(throws: Diagnostics.self) { try places(pointer) }
            #expect(error?.all.first?.line.contains(problem) == true, "\(error?.all.first?.line ?? "")")
        }
    }

    @Test func aPlaceIsToldFromAnInput() throws {
        let folder = try TemporaryFolder(["a.json": "{}", "b": "{}"])
        let files = DiskFileSystem()
        for place in ["/-/price", "/articles/3/price", "/v1.2/name"] {
            #expect(ExplainedPlace.isPlace(place, in: files), "\(place)")
        }
        // The last but one is mistyped.
        for input in [folder.path("a.json"), folder.path("b"), folder.path("c.json"), "a.json"] {
            #expect(!ExplainedPlace.isPlace(input, in: files), "\(input)")
        }
    }

    @Test func tellsProgramsInJSON() throws {
        let text = ExplanationJSON.text(try preparation().explanations)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object["root"] as? String == "Page")
        #expect(object["envelope"] as? String == "/data")
        let fields = try #require(object["fields"] as? [[String: Any]])
        #expect(
            fields.map { $0["pointer"] as? String } == ["", "/code", "/data", "/data/-"]
                + ["id", "status", "price", "at"].map { "/data/-/" + $0 })
        let at = try #require(fields.last)
        #expect(at["kind"] as? String == "date" && at["format"] as? String == "yyyy-MM-dd")
        #expect(
            at["optional"] as? Bool == true && at["seen"] as? Int == 2 && at["missing"] as? Int == 1
                && at["null"] as? Int == 1)
        let price = fields[6]
        #expect(price["kind"] as? String == "number" && price["also"] as? [String] == ["string"])
        #expect(fields[5]["values"] as? [String] == ["closed", "open"] && fields[5]["open"] as? Bool == true)
    }
}

/// What `explain` must not tell of samples.
@Suite struct SecretTests {
    @Test(arguments: [
        "ghp_16C7e42F292c6912E7710c838347Ae178B4a", "sk_live_4eC39HqLyjWDarjtT1zdp7dc", "jane.doe@example.org",
        "AKIAIOSFODNN7EXAMPLE", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w",
        "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b",
    ]) func explainShowsNoSecret(secret: String) throws {
        let documents = [
            "a.json": """
            {"type": "\(secret)", "status": "\(secret)", "\(secret)": {"a": 1}, "of": {"\(secret)": [1], "b": "x"},
             "list": [{"type": "\(secret)", "x": 1}, {"type": "other", "y": 2}], "in": [{"\(secret)": 1}, {"b": {}}]}
            """,
            "b.json": #"{"type": "b", "status": "open"}"#, "c.json": #"{"type": "c", "status": "closed"}"#,
        ]
        let folder = try TemporaryFolder(documents)
        var request = GenerationRequest(inputs: [folder.path])
        request.fallbackName = "Page"
        let explanations = Preparer(DiskFileSystem()).prepare(request).explanations
        for text in [ExplanationText.text(explanations), ExplanationJSON.text(explanations)] {
            #expect(!text.contains(secret))
            #expect(!text.lowercased().contains(secret.lowercased().filter { $0.isLetter || $0.isNumber }))
            #expect(text.contains("Page"))
        }
    }
}
