import ModelgenResolve
import ModelgenShape
import ModelgenSource
import Testing

/// Reports of keys that are data and were taken for names, or the other way round; each in other words and values.
@Suite struct MapCaseTests {
    private let hours = [
        #"""
        {"Meta Info": {"1. Title": "Hourly", "2. Ticker": "MOA", "3. Refreshed": "2024-08-01 16:00:00", "4. Zone": "UTC"},
         "Series (1h)": {
          "2024-08-01 16:00:00": {"1. first": "7.10", "2. top": "7.35", "3. floor": "7.02", "4. last": "7.30"},
          "2024-08-01 15:00:00": {"1. first": "7.00", "2. top": "7.12", "3. floor": "6.98", "4. last": "7.10"}}}
        """#,
        #"""
        {"Meta Info": {"1. Title": "Hourly", "2. Ticker": "TUI", "3. Refreshed": "2024-08-01 12:00:00", "4. Zone": "UTC"},
         "Series (1h)": {"2024-08-01 12:00:00": {"1. first": "0.4", "2. top": "0.5", "3. floor": "0.4", "4. last": "0.4"}}}
        """#,
    ]

    /// Case 14: dates as keys over bars whose own keys are numbered labels. The dates are data, the labels are names.
    @Test func numberedLabelsAreNames() {
        let series = ModelOutline(Array(hours.prefix(1)), name: "Quotes")
        #expect(
            series.members("Quotes") == [
                "metaInfo = Meta Info: MetaInfo", "series1h = Series (1h): [String: Series1h]",
            ]
        )
        #expect(
            series.members("MetaInfo") == [
                "title = 1. Title: String", "ticker = 2. Ticker: String", "refreshed = 3. Refreshed: Date",
                "zone = 4. Zone: String",
            ]
        )
        #expect(
            series.members("Series1h") == [
                "first = 1. first: String", "top = 2. top: String", "floor = 3. floor: String",
                "last = 4. last: String",
            ]
        )
    }

    /// Case 14 again: a second document with the same two keys makes the root no map, since its values have nothing in
    /// common.
    @Test func sameKeysTwiceAreNames() {
        let series = ModelOutline(hours, name: "Quotes")
        #expect(series.lines == ModelOutline(Array(hours.prefix(1)), name: "Quotes").lines)
    }

    /// Case 14 once more: labels of the same words keep their numbers.
    @Test func labelsOfTheSameWords() {
        let legs = ModelOutline([#"{"legs": [{"1. stop": "a", "2. stop": "b", "3. total": {"4. km": 2, "5. h": 1}}]}"#])
        #expect(
            legs.members("Leg") == ["_1Stop = 1. stop: String", "_2Stop = 2. stop: String", "total = 3. total: Total"])
        #expect(legs.members("Total") == ["km = 4. km: Int", "h = 5. h: Int"])
        #expect(legs.codes == ["MG0602"])
    }

    /// Case 20: a struct with a property for each number, or the number lost.
    @Test func idsAreKeys() {
        let players = ModelOutline(
            [
                #"{"3301": {"nick": "Bo", "wins": 4}, "77120": {"nick": "Uma", "wins": 0}, "9": {"nick": "Ty", "wins": null}}"#
            ],
            name: "Player"
        )
        #expect(players.root == "[String: Player]")
        #expect(players.lines == ["Player: nick String, wins Int?"])
    }

    /// Case 22: whole numbers here and fractions there kept pairs from being one type, and so from being a map.
    @Test func numbersUniteBeforeTheDecision() {
        let rates = ModelOutline([
            #"""
            {"server_time": 1600000000, "markets": {
             "DOT_EUR": {"digits": 8, "low": 0.001, "high": 5, "step": 0.01, "closed": 0, "fee": 0.1},
             "1INCH_EUR": {"digits": 8, "low": 0.00000001, "high": 2, "step": 1, "closed": 0, "fee": 0},
             "SOL_USDC": {"digits": 5, "low": 20, "high": 4000, "step": 0.02, "closed": 1, "fee": 0.1},
             "ATOM_EUR": {"digits": 8, "low": 0.01, "high": 90, "step": 0.01, "closed": 0, "fee": 0.1}}}
            """#
        ])
        #expect(rates.line("Item") == "Item: serverTime Date, markets [String: Market]")
        #expect(
            rates.line("Market") == "Market: digits Int, low Double, high Int, step Double, closed Int, fee Double"
        )
        #expect(rates.dateForm == ".seconds")
    }

    /// Case 23: that every value is text makes no map.
    @Test func recordOfTextsIsNoMap() {
        let shelves = ModelOutline([
            #"""
            {"shelf_list": [
             {"shelf_id": "31", "set_id": "4", "above_id": "1", "made_at": "2020-10-11 12:13:14", "path": "1/31",
              "place": "2", "depth": "2", "below_count": "0", "is_new": "1", "name": "Tea", "picture": "tea.jpg",
              "slug": "tea", "sale_end": "2020-12-31 00:00:00", "from_price": "3"},
             {"shelf_id": "32", "set_id": "4", "above_id": "1", "made_at": "2020-10-12 08:00:00", "path": "1/32",
              "place": "3", "depth": "2", "below_count": "5", "is_new": "0", "name": "Mugs", "picture": null,
              "slug": "mugs", "sale_end": null, "from_price": "7.50"}]}
            """#
        ])
        #expect(shelves.names.count == 2)
        #expect(
            shelves.members(shelves.names.last ?? "") == [
                "shelfID = shelf_id: String", "setID = set_id: String", "aboveID = above_id: String",
                "madeAt = made_at: Date", "path: String", "place: String", "depth: String",
                "belowCount = below_count: String", "isNew = is_new: String", "name: String", "picture: String?",
                "slug: String", "saleEnd = sale_end: Date?", "fromPrice = from_price: String",
            ]
        )
        #expect(shelves.dateForm == "DateForm(separator: \" \", zone: \"UTC\")")
    }

    /// Case 43 and 52: metadata is what users write into it, empty in most objects.
    @Test(arguments: [
        #"[{"id": 1, "metadata": {"order": "o-7"}}, {"id": 2, "metadata": {}}, {"id": 3, "metadata": {}}]"#,
        #"[{"id": 1, "metadata": {"order": "o-7"}}, {"id": 2, "metadata": {"gift": "yes"}}, {"id": 3, "metadata": {}}]"#,
    ])
    func metadataIsAMap(document: String) {
        #expect(ModelOutline([document]).lines == ["Item (identifiable): id Int, metadata [String: String]"])
    }

    /// Case 71: labels are a map, and so is what selects by the very same keys.
    @Test func labelsAndSelectors() {
        let service = ModelOutline([
            """
            metadata:
              name: api
              labels: &both
                example.test/part-of: shop
                layer: back
            spec:
              selector: *both
            """
        ])
        #expect(service.line("Metadata") == "Metadata: name String, labels [String: String]")
        #expect(service.line("Spec") == "Spec: selector [String: String]")
    }

    /// Case 71 again: two limits that every container names are members; a spec makes a map of them.
    @Test func limitsAreAMapWhereASpecSaysSo() {
        let document = """
            boxes:
              - {name: a, limits: {cpu: 2, memory: 64Mi}}
              - {name: b, limits: {cpu: 250m}}
            """
        #expect(ModelOutline([document]).line("Limits") == "Limits: cpu IntOrString, memory String?")
        var map = FieldOverride(
            pointer: JSONPointer("/boxes/-/limits") ?? JSONPointer(),
            place: Place(file: "boxes.yaml", position: .start)
        )
        map.map = true
        #expect(ModelOutline([document], fields: [map]).line("Box") == "Box: name String, limits [String: IntOrString]")
    }
}
