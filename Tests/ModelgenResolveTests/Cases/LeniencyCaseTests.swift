import ModelgenResolve
import ModelgenShape
import ModelgenSource
import Testing

/// Reports of values that change their kind from server to server, each in other words and values.
@Suite struct LeniencyCaseTests {
    private func override(_ pointer: String, _ change: (inout FieldOverride) -> Void) -> FieldOverride {
        var override = FieldOverride(
            pointer: JSONPointer(pointer) ?? JSONPointer(),
            place: Place(file: "test.yaml", position: .start)
        )
        change(&override)
        return override
    }

    private let basket = #"{"items": [{"name": "Plum", "left": 30}, {"name": "Fig"}, {"name": "Pear", "left": "few"}]}"#

    /// Case 25: one bad element emptied a list. All that the samples hold is decoded; where a spec names the type that it
    /// wants, bad elements are skipped.
    @Test func badElement() {
        let plain = ModelOutline([basket], name: "Basket")
        #expect(plain.line("Basket") == "Basket: items [Item]")
        #expect(plain.line("Item") == "Item: name String, left IntOrString?")
        let lossy = ModelOutline(
            [basket],
            name: "Basket",
            fields: [override("/items") { $0.lossy = true }, override("/items/-/left") { $0.type = "Int" }]
        )
        #expect(lossy.members("Basket") == ["items: [Item], lossy"])
        #expect(lossy.members("Item") == ["name: String", "left: Int?, or text"])
    }

    private let goods =
        #"""
        {"wares": [
         {"id": 61, "name": "Jug", "full_price": "24.50", "cut_price": "", "lone": false, "made_gmt": "2022-09-10T11:12:13",
          "page": "https://shop.example.test/jug", "pictures": []},
         {"id": 62, "name": "Lot", "full_price": 8.25, "cut_price": "6", "lone": null, "made_gmt": "2022-09-11T00:00:00",
          "page": "https://shop.example.test/lot", "pictures": [{"id": 1, "src": "https://shop.example.test/l.png", "alt": ""}]},
         {"id": 63, "name": "Gift", "full_price": "", "cut_price": "", "lone": true, "made_gmt": "2022-09-12T00:00:00",
          "page": "https://shop.example.test/gift", "pictures": []}]}
        """#

    /// Case 34: a plug-in turned prices from text into numbers, and the list stayed blank.
    @Test func priceIsTextOrNumber() {
        #expect(
            ModelOutline([goods]).members("Ware") == [
                "id: Int", "name: String", "fullPrice = full_price: Double?, or text, empty is nil",
                "cutPrice = cut_price: String", "lone: Bool?", "madeGMT = made_gmt: Date", "page: URL",
                "pictures: [Picture]",
            ]
        )
        let exact = ModelOutline([goods], fields: [override("/wares/-/full_price") { $0.type = "Decimal" }])
        #expect(
            exact.members("Ware")?.contains("fullPrice = full_price: Decimal?, or text, empty is nil") == true
        )
    }

    /// Case 38: counters are texts on one server's software and numbers on the other's.
    @Test func countersAreTextsElsewhere() {
        let weeks = ModelOutline([
            #"[{"week": "1700000000", "posts": "31", "visits": "5", "signups": "0"}]"#,
            #"[{"week": 1700604800, "posts": 2, "signups": 0, "visits": 1}]"#,
        ])
        #expect(
            weeks.members("Item").map(Set.init) == [
                "week: Int, or text", "posts: Int, or text", "visits: Int, or text", "signups: Int, or text",
            ]
        )
    }

    /// Case 40: a loose standard allows numbers or words, one or many, and durations that are no dates.
    @Test func looseStandard() {
        let recipes = ModelOutline([
            #"""
            {"@context": "https://schema.example.test", "@type": "Recipe", "id": 7, "name": "Stew", "yields": 6,
             "cookTime": "PT2H", "keywords": "slow,stew", "nutrition": {"@type": "Facts", "calories": 410},
             "madeAt": "2023-11-12T18:00:00+0000"}
            """#,
            #"""
            {"@context": "https://schema.example.test", "@type": "Recipe", "id": 8, "name": "Naan", "yields": ["8 pieces"],
             "cookTime": null, "keywords": ["flat"], "nutrition": {"@type": "Facts", "calories": "260 kcal", "fat": "5 g"},
             "madeAt": null}
            """#,
        ])
        #expect(
            recipes.members("Item") == [
                "context = @context: URL", "type = @type: String", "id: Int", "name: String", "yields: Yields",
                "cookTime: String?", "keywords: Keywords", "nutrition: Nutrition", "madeAt: Date?",
            ]
        )
        #expect(recipes.line("Yields") == "Yields: int Int | array [String]")
        #expect(recipes.line("Keywords") == "Keywords: string String | array [String]")
        #expect(recipes.members("Nutrition") == ["type = @type: String", "calories: IntOrString", "fat: String?"])
        #expect(recipes.dateForm == ".iso8601(offset: \"+0000\")")
    }

    /// Case 46: an empty array where an object stands otherwise means that there is none.
    @Test func emptyArrayForAnObject() {
        let feed = ModelOutline([
            #"{"posts": [{"kind": "note", "link": "https://b.example.test/5", "range": {"label": "3 km", "metres": 3000}}], "pages": {"next": "q2"}}"#,
            #"{"posts": [{"kind": "note", "link": "https://b.example.test/6", "range": []}], "pages": []}"#,
        ])
        #expect(feed.members("Item") == ["posts: [Post]", "pages: Pages?, empty is nil"])
        #expect(feed.members("Post") == ["kind: String", "link: URL", "range: Range?, empty is nil"])
        #expect(feed.codes == ["MG0505", "MG0505"])
    }

    /// Case 47: an empty object where an array stands otherwise is an empty array.
    @Test func emptyObjectForAnArray() {
        let builds = ModelOutline([
            #"{"builds": [{"id": 3, "file": "demo.zip", "size": 2048, "made_at": "2021-04-05 06:07:08"}]}"#,
            #"{"builds": {}}"#,
        ])
        #expect(builds.members("Item") == ["builds: [Build], empty is nil, default []"])
        #expect(builds.members("Build") == ["id: Int", "file: String", "size: Int", "madeAt = made_at: Date"])
    }

    /// Case 49: a list of one collapses to its only element.
    @Test func oneOrMany() {
        let reply = ModelOutline([
            #"{"hosts": ["alpha", "beta"], "rule": [{"id": 5}, {"id": 6}]}"#,
            #"{"hosts": "gamma", "rule": {"id": 7}}"#,
        ])
        #expect(reply.members("Item") == ["hosts: [String], one or many", "rule: [Rule], one or many"])
        #expect(reply.line("Rule") == "Rule (identifiable): id Int")
    }
}
