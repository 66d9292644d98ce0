import Testing

/// Reports of types that hold themselves or recur in many places, each in other words and values.
@Suite struct RecursionCaseTests {
    /// Case 62: rules nest in objects and arrays to any depth. One type serves all of them, called after the list that
    /// holds the outermost, not after the operator that joins the inner ones.
    @Test func rulesWithinRules() {
        let rules = ModelOutline(
            [
                #"""
                {"rules": [{"package": "zlib", "release": "2"}, {"release": "7"},
                 {"any_of": [{"package": "curl"}, {"package": "wget", "release": "1"},
                  [{"package": "tar"}, {"release": "9"}, {"any_of": [[{"release": "5"}], {"release": "6"}]}]]}]}
                """#
            ],
            name: "Policy"
        )
        #expect(rules.line("Policy") == "Policy: rules [Rule]")
        #expect(
            rules.members("Rule").map(Set.init) == ["package: String?", "release: String?", "anyOf = any_of: [AnyOf]?"]
        )
        #expect(rules.line("AnyOf") == "AnyOf: array [Rule] | rule Rule")
        #expect(rules.names == ["Policy", "Rule", "AnyOf"])
    }

    /// Case 62 with nothing better than `items` to go by.
    @Test func itemsWithinItems() {
        let items = ModelOutline(
            [
                #"""
                {"items": [{"name": "a", "size": "1"}, {"size": "2"}, {"all_of": [{"name": "b"}, {"name": "c", "size": "3"},
                 [{"name": "d"}, {"size": "4"}, {"all_of": [[{"size": "5"}], {"size": "6"}]}]]}]}
                """#
            ],
            name: "Filter"
        )
        #expect(items.names == ["Filter", "Item", "AllOf"])
    }

    /// Case 62 again: the parts of a union that nothing else names are called after it.
    @Test func partsOfAUnionHaveNames() {
        let tree = ModelOutline([
            #"{"not": [{"word": "y", "weight": 2}, [{"word": "z", "weight": 1}, {"word": "w", "weight": 5}], {"word": "v", "weight": 1}]}"#,
            #"{"not": [{"word": "u", "weight": 2}]}"#,
        ])
        #expect(
            tree.lines.dropFirst() == [
                "Not: array [NotObject] | object NotObject", "NotObject: word String, weight Int",
            ])
    }

    /// Case 64: a struct that holds an optional of itself does not compile; a list of itself does.
    @Test func parentAndChildren() {
        let folder = ModelOutline(
            [
                #"""
                {"id": 30, "title": "Maps", "parent": {"id": 4, "title": "Papers", "children": [],
                  "parent": {"id": 1, "title": "All", "parent": null, "children": []}},
                 "children": [{"id": 31, "title": "Sea", "parent": null, "children": []}]}
                """#
            ],
            name: "Folder"
        )
        #expect(
            folder.lines == ["Folder (identifiable): id Int, title String, parent Folder? (boxed), children [Folder]"]
        )
    }

    /// Case 67: one type for each name with a link, nulls deep down, and keys with hyphens; of what is empty in every
    /// sample nothing is known.
    @Test func sameLinkEverywhere() {
        func plant(_ id: Int, _ back: String) -> String {
            #"""
            {"id": \#(id), "name": "fern", "is_wild": true,
             "kinds": [{"slot": 1, "kind": {"name": "leaf", "url": "https://plants.example.test/kind/3"}}],
             "traits": [{"base_trait": 4, "trait": {"name": "height", "url": "https://plants.example.test/trait/1"}}],
             "pictures": {"front": "https://img.example.test/p.png", "back": \#(back),
              "other": {"field-guide": {"front": "https://img.example.test/g.png"}},
              "editions": {"edition-ii": {"red-book": {"grey": "https://img.example.test/e2.png"}}}},
             "past_kinds": [], "family": {"name": "ferns", "url": "https://plants.example.test/family/1"}}
            """#
        }
        let plants = ModelOutline([plant(1, "null"), plant(2, #""https://img.example.test/b.png""#)], name: "Plant")
        #expect(
            plants.members("Plant") == [
                "id: Int", "name: String", "isWild = is_wild: Bool", "kinds: [Kind]", "traits: [Trait]",
                "pictures: Pictures", "pastKinds = past_kinds: [JSONValue]", "family: NamedResource",
            ]
        )
        #expect(plants.members("Pictures")?.prefix(2) == ["front: URL", "back: URL?"])
        #expect(plants.members("Other") == ["fieldGuide = field-guide: FieldGuide"])
        #expect(plants.members("Editions") == ["editionII = edition-ii: EditionII"])
        #expect(plants.lines.count { $0.hasSuffix("name String, url URL") } == 1)
    }
}
