import ModelgenSwift
import Testing

@Suite("Names that are taken")
struct TakenNamesTests {
    private let outer: TakenNames = ["User", "`Type`", "e\u{301}tat"]

    @Test(
        "With backticks or without, in the scope or around it",
        arguments: [
            ("User", true), ("Type", true), ("title", true), ("\u{E9}tat", true), ("default", true), ("late", true),
            ("user", false), ("`Type`", false), ("", false),
        ]
    )
    func contains(name: String, wanted: Bool) {
        var inner = outer.adding(["title"]).adding(["`default`"])
        inner.insert("`late`")
        #expect(inner.contains(name) == wanted)
    }

    @Test("An inner scope leaves the outer one alone")
    func outerStays() {
        #expect(!outer.adding(["title"]).contains("title"))
    }
}
