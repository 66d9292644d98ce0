import Testing

@Suite struct SameTypeTests {
    private let user = #"{"login": "a", "id": 1, "url": "https://a.test", "kind": "x", "site_admin": false}"#

    @Test func joinsWhatHasTheSameMembers() {
        let outline = ModelOutline([#"{"user": \#(user), "owner": \#(user), "assignees": [\#(user)]}"#])
        #expect(outline.names == ["Item", "User"])
    }

    /// A sample of a reference holds no values: keys say what the records are, and that their members are texts.
    @Test func joinsRecordsOfEmptyTexts() {
        let label = #"{"type": "", "text": "", "emoji": false}"#
        let outline = ModelOutline([#"{"title": \#(label), "submit": \#(label), "close": \#(label)}"#])
        #expect(outline.names.count == 2)
    }

    @Test func joinsLinksToOtherMedia() {
        let outline = ModelOutline([
            #"""
            {"links": {"self": {"href": "/a", "type": "application/hal+json"}, "next": {"href": "/b", "type": "application/hal+json"},
            "help": {"href": "/c", "type": "text/html"}}}
            """#
        ])
        #expect(outline.names == ["Item", "Links", "Link"])
    }

    @Test func keepsApartWhatSharesNamesOfEverything() {
        let outline = ModelOutline([#"{"tag": {"id": 1, "name": "a"}, "team": {"id": 2, "name": "b"}}"#])
        #expect(outline.names == ["Item", "Tag", "Team"])
    }

    @Test func keepsApartWhatATypeMemberTellsApart() {
        let artist = #"{"type": "artist", "id": "1", "uri": "a", "href": "b", "name": "c", "followers": 3}"#
        let listener = #"{"type": "user", "id": "1", "uri": "a", "href": "b", "name": "d"}"#
        let outline = ModelOutline([#"{"artist": \#(artist), "added_by": \#(listener)}"#])
        #expect(outline.names == ["Item", "Artist", "AddedBy"])
    }

    @Test func keepsApartWhatHoldsOtherThings() {
        let wave = #"{"total": 1, "next": null, "items": [{"height": 1.5, "period": 3}]}"#
        let boat = #"{"total": 1, "next": null, "items": [{"name": "a", "crew": 3, "port": "b"}]}"#
        let outline = ModelOutline([#"{"waves": \#(wave), "boats": \#(boat)}"#])
        #expect(outline.names.count == 5)
    }

    @Test func poolsEvidenceOfAType() {
        let outline = ModelOutline([
            #"{"billing": {"city": "a", "zip": "1", "line": "b", "floor": 2}, "delivery": {"city": "a", "zip": "1", "line": "b", "floor": 2.5}}"#
        ])
        #expect(outline.lines.contains { $0.hasSuffix("city String, zip String, line String, floor Double") })
    }
}
