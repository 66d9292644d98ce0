import ModelgenResolve
import ModelgenShape
import ModelgenSource
import ModelgenSwift
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

    /// What a spec says of the elements of a list counts as much as what it says of a member.
    @Test func speaksOfElements() throws {
        let document =
            #"{"roles": [{"a": 1, "b": 2}], "moods": ["calm", "wild"], "prices": ["1.50", "2"], "flags": [0, 1]}"#
        let outline = ModelOutline(
            [document],
            fields: [
                override("/roles/-") { $0.type = "Person" },
                override("/moods/-") {
                    $0.enum = .closed
                    $0.names = ["calm": "quiet"]
                },
                override("/prices/-") { $0.type = "Decimal" },
                override("/flags/-") { $0.type = "Bool" },
            ]
        )
        #expect(outline.lines.first == "Item: roles [Person], moods [Mood], prices [Decimal], flags [Bool]")
        #expect(outline.line("Mood") == "Mood: quiet | wild")
        let codes = outline.diagnostics.map { "\($0.severity.rawValue) \($0.code.rawValue)" }
        // Numbers from text are read; true and false from numbers are not, in a list.
        #expect(codes.sorted() == ["note MG0505", "warning MG0504"])
        guard case .structure(let item) = outline.model?.declarations.first?.body else {
            Issue.record("there is no model")
            return
        }
        #expect(item.properties.first { $0.key == "prices" }?.coding.scalar == .number)
    }

    @Test(arguments: [
        ("/t", #""a\tb""#, #""a\tb""#), ("/n", "12345678", "12_345_678"), ("/n", "-1", "-1"), ("/tags", "[]", "[]"),
        ("/mood", #""calm""#, ".calm"), ("/mood", #""other""#, #".unknown("other")"#),
    ])
    func writesADefault(pointer: String, json: String, swift: String) {
        let document = #"{"n": 1, "t": "x", "tags": ["x"], "mood": "calm"}"#
        let mood = override("/mood") { $0.enum = .open }
        var field = override(pointer) { $0.default = json }
        if pointer == "/mood" { field.enum = .open }
        let outline = ModelOutline([document], fields: pointer == "/mood" ? [field] : [mood, field])
        guard case .structure(let item) = outline.model?.declarations.first?.body else {
            Issue.record("there is no model")
            return
        }
        #expect(item.properties.first { "/" + $0.key == pointer }?.coding.defaultValue == swift)
    }

    @Test(arguments: [("/t", "0"), ("/n", #""x""#), ("/n", "1.5"), ("/n", "null"), ("/tags", "[1]"), ("/who", "{}")])
    func refusesADefaultOfAnotherType(pointer: String, json: String) {
        let outline = ModelOutline([document], fields: [override(pointer) { $0.default = json }])
        #expect(outline.model == nil)
        #expect(outline.diagnostics.contains { $0.severity == .error && $0.code == .overrideDoesNotFit })
    }

    @Test func skipsElementsOfArraysOnly() {
        let outline = ModelOutline([document], fields: [override("/n") { $0.lossy = true }])
        #expect(outline.codes == ["MG0504"])
        guard case .structure(let item) = outline.model?.declarations.first?.body else {
            Issue.record("there is no model")
            return
        }
        #expect(item.properties.first?.coding.container == .plain)
    }
}
