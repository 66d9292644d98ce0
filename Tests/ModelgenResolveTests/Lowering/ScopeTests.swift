import Testing

/// Types, properties and cases that would be taken for each other.
@Suite struct ScopeTests {
    @Test func noCaseHasTheNameOfItsType() throws {
        // A script without capitals has one name for both.
        let outline = ModelOutline([#"{"名前": {"a": "a"}}"#, #"{"名前": 1}"#])
        #expect(outline.line("名前Model") == "名前Model: int Int | 名前ObjectModelValue 名前ObjectModel")
    }

    @Test func noPropertyHasTheNameOfAType() throws {
        // `Init` and `init_value` clash, and the next candidate of `Init` is the type beside it.
        let outline = ModelOutline([
            #"{"b": [{"a": [], "c": {"Init": {"init": 1e2}}}]}"#, #"{"init_value": 1, "Init": "x"}"#,
        ])
        let root = try #require(outline.line("Item"))
        #expect(outline.names.contains("Init"))
        #expect(!root.contains(" Init "))
    }

    /// Of `e` with an accent and `é_` Swift's `<` holds neither for less.
    @Test func theOrderOfKeysIsTheirBytes() {
        for _ in 0..<8 {
            let outline = ModelOutline(["{\"a\": 1, \"e\u{301}\": 1, \"b\": 1}", "{\"\u{E9}_\": 1}"])
            #expect(outline.lines == ["Item: a Int?, e\u{301} Int?, \u{E9}_ Int?, b Int?"])
        }
    }

    @Test func noRowIsEmpty() {
        #expect(ModelOutline([#"{"v": ["a", 1]}"#]).line("V") == "V: row String, Int")
        #expect(ModelOutline([#"{"v": ["a", 1]}"#, #"{"v": []}"#]).lines.first == "Item: v [IntOrString]")
    }
}
