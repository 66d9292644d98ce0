import ModelgenResolve
import ModelgenShape
import ModelgenSource
import Testing

@Suite struct OverrideTests {
    private let place = Place(file: "a.yaml", position: .start)

    private func override(_ pointer: String, _ change: (inout FieldOverride) -> Void) -> FieldOverride {
        var override = FieldOverride(pointer: JSONPointer(pointer) ?? JSONPointer(), place: place)
        change(&override)
        return override
    }

    private let document =
        #"{"n": 1, "t": "19.90", "day": "15/01/2024", "who": {"a": 1, "b": 2}, "tags": ["x"], "flag": 1}"#

    @Test func changesNameTypeAndPresence() {
        let outline = ModelOutline(
            [document],
            fields: [
                override("/n") { $0.name = "count" },
                override("/t") { $0.type = "Decimal" },
                override("/day") { $0.format = "dd/MM/yyyy" },
                override("/who") { $0.type = "Person" },
                override("/tags") { $0.skip = true },
                override("/flag") { $0.type = "Bool" },
            ]
        )
        #expect(outline.lines.first == "Item: count Int, t Decimal, day Date, who Person, flag Bool")
        #expect(outline.names == ["Item", "Person"])
    }

    @Test func usesAnotherType() {
        let outline = ModelOutline([document], fields: [override("/who") { $0.use = "Contact" }])
        #expect(outline.lines.first?.contains("who Contact") == true)
        #expect(outline.names == ["Item"])
    }

    @Test func complainsOfWhatDoesNotFit() {
        func codes(_ field: FieldOverride) -> [String] {
            ModelOutline([document], fields: [field]).codes
        }
        #expect(codes(override("/nowhere") { $0.skip = true }) == ["MG0405"])
        #expect(codes(override("/day") { $0.type = "Int" }).contains("MG0504"))
        #expect(codes(override("/day") { $0.format = "qq" }) == ["MG0402"])
    }

    @Test func forcesAMapOrARecord() {
        let document = #"{"scores": {"ann": 1, "bob": 2}}"#
        let map = ModelOutline([document], fields: [override("/scores") { $0.map = true }])
        #expect(map.lines == ["Item: scores [String: Int]"])
        let ids = ModelOutline([#"{"scores": {"1": 1, "2": 2}}"#], fields: [override("/scores") { $0.map = false }])
        #expect(ids.names == ["Item", "Scores"])
    }
}
