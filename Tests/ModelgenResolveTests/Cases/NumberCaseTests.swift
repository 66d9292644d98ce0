import ModelgenResolve
import ModelgenShape
import ModelgenSource
import Testing

/// Reports of numbers that were taken for others, each in other words and values.
@Suite struct NumberCaseTests {
    /// Case 41: the first values look whole, a later one is not, and Foundation's error has no path.
    @Test func widensOverAllElements() {
        let log = ModelOutline([
            #"{"unit": "hPa", "points": [{"n": 1, "level": 12}, {"n": 2, "level": 4.0}, {"n": 3, "level": 2e3}, {"n": 4, "level": 12.75}], "steps": [4, 5], "scale": 3}"#
        ])
        #expect(log.line("Item") == "Item: unit String, points [Point], steps [Int], scale Int")
        #expect(log.line("Point") == "Point: n Int, level Double")
    }

    private let fares = [
        #"""
        {"id": "fare_a", "object": "fare", "unit_cost": 2450, "unit_cost_decimal": "2450", "vat_rate": 5.02,
         "created": 1610000000, "live": false, "repeats": null}
        """#,
        #"""
        {"id": "fare_b", "object": "fare", "unit_cost": null, "unit_cost_decimal": "0.0375", "vat_rate": 0.2,
         "created": 1610000005, "live": true, "repeats": {"every": "week", "times": 2}}
        """#,
    ]

    /// Case 43: cents are whole and sometimes null, the precise amount is text, and 5.02 must come back as 5.02.
    @Test func moneyKeepsItsDigits() {
        #expect(
            ModelOutline(fares).members("Item") == [
                "id: String", "object: String", "unitCost = unit_cost: Int?",
                "unitCostDecimal = unit_cost_decimal: String",
                "vatRate = vat_rate: Double", "created: Date", "live: Bool", "repeats: Repeats?",
            ]
        )
        let places = ["/vat_rate", "/unit_cost_decimal"].compactMap(JSONPointer.init)
        let decimals = places.map { pointer in
            var field = FieldOverride(pointer: pointer, place: Place(file: "fare.yaml", position: .start))
            field.type = "Decimal"
            return field
        }
        let exact = ModelOutline(fares, fields: decimals)
        #expect(exact.members("Item")?.contains("vatRate = vat_rate: Decimal") == true)
        #expect(exact.line("Item")?.contains("unitCostDecimal Decimal") == true)
    }

    /// Case 44: numbers that are sent as texts stay texts, so that nothing is lost; a spec makes numbers of them.
    @Test func numbersThatAreTexts() {
        let profile =
            #"{"nick": "mo", "age": "41", "height": 171.5, "sex": 1, "town": "Xi'an", "gold": "0", "funds": "8.20"}"#
        #expect(
            ModelOutline([profile]).lines == [
                "Item: nick String, age String, height Double, sex Int, town String, gold String, funds String"
            ]
        )
        var age = FieldOverride(
            pointer: JSONPointer("/age") ?? JSONPointer(),
            place: Place(file: "profile.yaml", position: .start)
        )
        age.type = "Int"
        #expect(ModelOutline([profile], fields: [age]).line("Item")?.contains("age Int") == true)
    }

    /// Case 68: in YAML as in JSON, 0 and 1 are numbers and true is none; 2.0 is not whole.
    @Test func oneIsNotTrue() {
        let config = ModelOutline([
            """
            use_cache: false
            stage: beta
            schema_version: 1
            attempts: 0
            delay: 2.0
            title: "Comet"
            """
        ])
        #expect(
            config.members("Item") == [
                "useCache = use_cache: Bool", "stage: String", "schemaVersion = schema_version: Int", "attempts: Int",
                "delay: Double", "title: String",
            ]
        )
    }

    /// Case 70: an empty text is not null, and neither is the word in quotes.
    @Test func quotedIsText() {
        let texts = ModelOutline([
            """
            one: "Good day"
            two: ""
            three: 'null'
            four: null
            five:
            six:
              - x
              - ""
              - ~
            """
        ])
        #expect(
            texts.lines == [
                "Item: one String, two String, three String, four JSONValue?, five JSONValue?, six [String?]"
            ]
        )
    }
}
