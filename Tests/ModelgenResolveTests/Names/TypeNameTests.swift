import ModelgenResolve
import Testing

@Suite struct TypeNameTests {
    @Test(arguments: [
        // The noun of a list is singular.
        (#"{"line_items": [{"sku": "a", "qty": 1, "net": 2}]}"#, ["Item", "LineItem"]),
        // What several keys end in names their type.
        (
            #"{"billing_address": {"city": "a", "line": "b", "zip": "1"}, "shipping_address": {"city": "a", "line": "b", "zip": "1"}}"#,
            ["Item", "Address"]
        ),
        // Sizes, directions and the like are parts: the plural around them says what they are.
        (
            #"{"thumbnails": {"high": {"url": "a", "w": 1, "h": 2}, "standard": {"url": "a", "w": 1, "h": 2}}}"#,
            ["Item", "Thumbnails", "Thumbnail"]
        ),
        // A small type that everyone knows.
        (
            #"{"species": {"name": "a", "url": "b"}, "form": {"name": "c", "url": "d"}, "version": {"name": "c", "url": "d"}}"#,
            ["Item", "NamedResource"]
        ),
        // So are people, whatever part they play.
        (
            #"{"author": {"id": 1, "username": "a", "age": 2}, "mentions": [{"id": 2, "username": "b", "age": 3}]}"#,
            ["Item", "User"]
        ),
        (
            #"{"author": {"login": "a", "age": 2}, "by": {"login": "b", "age": 3}, "user": {"age": 1, "tall": true, "old": 4}}"#,
            ["Item", "Author", "User"]
        ),
        // A name that Foundation has taken is qualified, not suffixed.
        (#"{"error": {"code": 3, "text": "x"}, "data": {"rows": 1}}"#, ["Item", "ItemError", "ItemData"]),
        // What has its parent's noun, or the root's, is a part of it.
        (
            #"{"issue": {"id": 1, "issue": {"text": "a"}}, "item": {"kind": "b"}, "status": "open"}"#,
            ["Item", "ItemIssue", "IssueDetails", "ItemDetails"]
        ),
        // Two types of one noun are both qualified.
        (
            #"{"cart": {"line": {"sku": "a", "qty": 1, "net": 2}}, "plan": {"line": {"from": "a", "to": "b", "km": 3}}}"#,
            ["Item", "Cart", "CartLine", "Plan", "PlanLine"]
        ),
    ])
    func isTheBestOfItsUses(document: String, wanted: [String]) {
        #expect(ModelOutline([document]).names == wanted)
    }

    @Test func ofMembersOfAPluralRoot() {
        let document = #"{"bitcoin": {"usd": 1.5, "at": "x"}, "ethereum": {"usd": 2, "at": "y"}}"#
        #expect(ModelOutline([document], name: "Coins").names == ["Coins", "Coin"])
    }

    @Test func ofAnEnumThatHasTheNounOfTheRoot() {
        let outline = ModelOutline([#"[{"status": "open"}, {"status": "closed"}]"#], name: "Status")
        #expect(outline.members("Status") == ["status: StatusValue"])
    }

    @Test func staysTheSameHoweverSamplesAreOrdered() {
        let documents = [
            #"{"author": {"login": "a", "avatar": "x", "site": true}}"#,
            #"{"user": {"login": "b", "avatar": "y", "site": false}, "reviewers": [{"login": "c", "avatar": "z", "site": true}]}"#,
            #"{"author": {"login": "d", "avatar": "x", "site": true}, "note": 1}"#,
        ]
        let wanted = ModelOutline(documents).lines
        #expect(wanted.contains("User: login String, avatar String, site Bool"))
        #expect(ModelOutline(documents.reversed()).lines == wanted)
        #expect(ModelOutline([documents[1], documents[0], documents[2]]).lines == wanted)
    }

    @Test func ofPayloadsRepeatsNoWord() {
        let document =
            #"[{"type": "text_block", "body": "a"}, {"type": "image", "url": "https://a.test/b", "width": 1}]"#
        let outline = ModelOutline([#"{"blocks": \#(document)}"#])
        #expect(outline.line("Block") == "Block: textBlock TextBlock | image ImageBlock")
    }

    @Test func dropsWhatAllTagsStartWith() {
        let document =
            #"{"events": [{"type": "m.room.name", "name": "a"}, {"type": "m.room.topic", "topic": "b", "by": "c"}]}"#
        #expect(ModelOutline([document]).line("Event") == "Event: name NameEvent | topic TopicEvent")
    }

    /// Beside its root a type is seen by the whole module, the support file too, where more names are taken.
    @Test func takesMoreCareAtTheTopOfAModule() {
        var options = ModelOptions()
        let document = #"{"equatable": {"a": 1, "b": 2}}"#
        #expect(ModelOutline([document], options: options).names == ["Item", "Equatable"])
        options.layout = .flat
        #expect(ModelOutline([document], options: options).names == ["Item", "ItemEquatable"])
    }
}
