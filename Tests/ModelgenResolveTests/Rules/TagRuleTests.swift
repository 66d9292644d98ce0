import ModelgenResolve
import Testing

@Suite("A tag that decides the members makes a union")
struct TagRuleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var json: String
        var pointer = "/-"
        var form: String

        var testDescription: String { name }
    }

    private static let unions = [
        Case(
            name: "shapes, each seen once",
            json: #"[{"type": "circle", "radius": 1}, {"type": "box", "width": 1, "height": 2}]"#,
            form: "union by type"),
        Case(
            name: "the tag last, one variant seen once",
            json: """
                [{"text": "a", "type": "text"}, {"url": "b", "alt": "c", "type": "image"},
                {"text": "d", "type": "text"}, {"rows": 2, "type": "table"}]
                """,
            form: "union by type"),
        Case(
            name: "chat blocks with members that some variants share",
            json: """
                [{"type": "header", "block_id": "1", "text": {"a": 1}},
                {"type": "section", "block_id": "2", "text": {"a": 1}, "accessory": {"url": "u"}},
                {"type": "divider", "block_id": "3"}, {"type": "actions", "block_id": "4", "elements": [1]},
                {"type": "section", "block_id": "5", "text": {"a": 1}}, {"type": "context", "block_id": "6", "elements": [1]},
                {"type": "divider", "block_id": "7"}, {"type": "image", "block_id": "8", "image_url": "u", "alt_text": "t"},
                {"type": "image", "block_id": "9", "image_url": "u", "alt_text": "t"}]
                """,
            form: "union by type"),
        Case(
            name: "cells of a notebook",
            json: """
                [{"cell_type": "code", "source": "1", "metadata": {}, "outputs": [], "execution_count": 1},
                {"cell_type": "markdown", "source": "1", "metadata": {}, "id": "a"},
                {"cell_type": "code", "source": "1", "metadata": {}, "outputs": [], "execution_count": 2, "id": "b"},
                {"cell_type": "markdown", "source": "1", "metadata": {}},
                {"cell_type": "code", "source": "1", "metadata": {}, "outputs": [], "execution_count": 3},
                {"cell_type": "markdown", "source": "1", "metadata": {}}]
                """,
            form: "union by cell_type"),
        Case(
            name: "geometries: one member, of values that have nothing in common",
            json: """
                [{"type": "Point", "coordinates": [1.5, 2]}, {"type": "Line", "coordinates": [[1, 2], [3, 4.5]]},
                {"type": "Point", "coordinates": [3, 4]}]
                """,
            form: "union by type"),
        Case(
            name: "webhooks",
            json: """
                [{"action": "opened", "issue": {"id": 1}, "sender": {"login": "a"}},
                {"action": "edited", "issue": {"id": 1}, "sender": {"login": "a"}, "changes": {"title": {"from": "x"}}},
                {"action": "closed", "issue": {"id": 2}, "sender": {"login": "b"}}]
                """,
            form: "union by action"),
        Case(
            name: "alternatives by their one key",
            json: #"[{"circle": {"radius": 1}}, {"box": {"width": 1, "height": 2}}, {"circle": {"radius": 3}}]"#,
            form: "union by *"),
        Case(
            name: "steps by their one key, of several kinds",
            json:
                #"[{"script": ["a"]}, {"checkout": {"force": true}}, {"script": ["b"]}, {"checkout": {"force": false}}]"#,
            form: "union by *"),
        Case(
            name: "steps of which some hold nothing, and so are plain words",
            json: #"["clean", {"script": "a"}, {"download": "b"}, "wait"]"#,
            form: "union by *"),
        Case(
            name: "steps of one list, of which one is a plain word",
            json: #"["clean", {"script": "a"}, {"download": "b"}]"#,
            form: "union by *"),
        Case(
            name: "messages of which one kind has a member of its own, whatever else comes and goes",
            json: """
                [{"action": "made", "id": 1, "team": {"id": 1}}, {"action": "edited", "id": 2, "changes": {"a": 1}},
                {"action": "gone", "id": 3}, {"action": "made", "id": 4}]
                """,
            form: "union by action"),
    ]

    private static let records = [
        Case(
            name: "messages that mostly have a member",
            json: """
                [{"action": "made", "id": 1, "app": {"id": 1}}, {"action": "gone", "id": 2, "app": {"id": 1}},
                {"action": "back", "id": 3}, {"action": "made", "id": 4, "app": {"id": 1}}]
                """,
            form: "object"),
        Case(
            name: "two types, of which one has more members than the other",
            json: #"[{"type": "a", "on": 1}, {"type": "b", "on": 1, "x": 1, "y": 2, "z": 3}]"#,
            form: "object"),
        Case(
            name: "one file in some types, several in others",
            json: #"[{"type": "a", "files": "x"}, {"type": "b", "files": ["x", "y"]}, {"type": "c", "files": ["z"]}]"#,
            form: "object"),
        Case(
            name: "constraints on data of each type",
            json: """
                [{"type": "string", "minLength": 1}, {"type": "object", "properties": {"a": 1}}, {"type": "array", "items": {}},
                {"type": "string", "minLength": 2}]
                """,
            form: "object"),
        Case(
            name: "rare members, each in one variant as rare things are",
            json: """
                [{"type": "a", "name": "n", "v": 1}, {"type": "a", "name": "n", "v": 1, "p": 1},
                {"type": "a", "name": "n", "v": 1, "q": 1}, {"type": "a", "name": "n"}, {"type": "a", "name": "n", "v": 1},
                {"type": "a", "name": "n", "v": 1}, {"type": "b", "name": "n", "r": 1}, {"type": "b", "name": "n", "v": 1},
                {"type": "b", "name": "n", "v": 1, "s": 1}, {"type": "b", "name": "n", "v": 1},
                {"type": "c", "name": "n", "card": {"a": 1}}, {"type": "c", "name": "n", "v": 1, "card": {"a": 1}}]
                """,
            form: "object"),
        Case(
            name: "a rare variant with a member of its own, over many that are alike",
            json: """
                [{"type": "library", "name": "a", "version": "1"}, {"type": "library", "name": "b", "version": "2"},
                {"type": "application", "name": "c", "version": "3"}, {"type": "library", "name": "d", "version": "4"},
                {"type": "framework", "name": "e", "version": "5"}, {"type": "application", "name": "f", "version": "6"},
                {"type": "model", "name": "g", "version": "7", "card": {"task": "x"}, "weights": 7, "license": "y"}]
                """,
            form: "object"),
        Case(
            name: "values of a map that have one member each, mostly the same",
            json: #"{"10": {"uri": "a"}, "20": {"uri": "b"}, "30": {"text": {"id": "c"}}, "40": {"uri": "d"}}"#,
            pointer: "/*",
            form: "object"),
        Case(
            name: "a type over objects that are all the same",
            json: #"[{"type": "User", "login": "a", "id": 1}, {"type": "Bot", "login": "b", "id": 2}]"#,
            form: "object"),
        Case(
            name: "three optionals at random",
            json: """
                [{"type": "a", "id": 1, "name": "n", "x": 1}, {"type": "a", "id": 2, "name": "n", "y": 1},
                {"type": "b", "id": 3, "name": "n", "x": 1, "z": 1}, {"type": "b", "id": 4, "name": "n", "y": 1},
                {"type": "c", "id": 5, "name": "n", "z": 1}, {"type": "c", "id": 6, "name": "n", "x": 1, "y": 2}]
                """,
            form: "object"),
        Case(
            name: "an optional, each type seen once",
            json: #"[{"type": "a", "id": 1, "name": "n"}, {"type": "b", "id": 2, "name": "m", "note": "x"}]"#,
            form: "object"),
        Case(
            name: "one type only",
            json: #"[{"type": "a", "x": 1}, {"type": "a", "y": "b"}]"#,
            form: "object"),
        Case(
            name: "a mode is an option",
            json: #"[{"mode": "fast", "limit": 1}, {"mode": "slow", "delay": 2}]"#,
            form: "object"),
        Case(
            name: "entries that users name",
            json: #"[{"editor": {"root": "a", "panes": 1}}, {"server": "run"}, {"logs": "tail"}]"#,
            form: "object"),
    ]

    @Test(arguments: unions + records)
    func decides(_ test: Case) {
        #expect(Explained(test.json).form(at: test.pointer) == test.form)
    }

    @Test("A tag beside one object is adjacent")
    func adjacent() {
        let explained = Explained(
            """
            [{"type": "square", "attributes": {"length": 1}}, {"type": "box", "attributes": {"width": 1, "height": 2}},
            {"type": "square", "attributes": {"length": 3}}]
            """)
        #expect(explained.form(at: "/-") == "union by type")
        #expect(explained["/-"]?.variants?.map(\.tag) == ["square", "box"])
    }

    @Test("What comes and goes in any variant is optional in all of them")
    func undecided() {
        let explained = Explained(
            """
            [{"type": "circle", "radius": 1, "note": "a"}, {"type": "circle", "radius": 1},
            {"type": "box", "width": 1, "height": 2, "note": "b"}, {"type": "box", "width": 1, "height": 2},
            {"type": "line", "from": 1, "to": 2, "note": "b"}]
            """)
        #expect(explained.form(at: "/-") == "union by type")
        #expect(explained["/-/note"]?.isOptional == true)
    }

    @Test("A member that one variant's inner object lacks is optional where variants are told as one")
    func inner() {
        let explained = Explained(
            """
            [{"type": "a", "config": {"host": "h", "port": 1}}, {"type": "b", "config": {"path": "p"}},
            {"type": "a", "config": {"host": "i", "port": 2}}]
            """)
        #expect(explained.form(at: "/-") == "union by type")
        #expect(explained["/-/config/host"]?.isOptional == true)
    }

    @Test(
        "A list that shows one alternative of a union elsewhere is a list of the same union",
        arguments: [
            (
                """
                {"build": {"tasks": [{"script": ["a"]}, {"copy": {"to": "b"}}, {"script": ["b"]}, {"copy": {"to": "c"}}]},
                "test": {"name": "t", "tasks": [{"script": ["c"]}]}}
                """, "/test/tasks/-"
            ),
            (
                """
                {"head": {"blocks": [{"type": "text", "text": "a"}, {"type": "image", "url": "u", "alt": "b"}]},
                "foot": {"note": 1, "blocks": [{"type": "text", "text": "c"}]}}
                """, "/foot/blocks/-"
            ),
        ])
    func loneAlternative(json: String, pointer: String) {
        #expect(Explained(json).form(at: pointer).hasPrefix("union by"))
    }

    @Test("A list that shows another thing under a union's noun stays apart")
    func otherThing() {
        let explained = Explained(
            """
            {"head": {"blocks": [{"type": "text", "text": "a"}, {"type": "image", "url": "u", "alt": "b"}]},
            "city": {"note": 1, "blocks": [{"type": "text", "houses": 3}]}}
            """)
        #expect(explained.form(at: "/head/blocks/-") == "union by type")
        #expect(explained.form(at: "/city/blocks/-") == "object")
    }

    @Test("The order of samples does not matter")
    func order() {
        let documents = [
            #"{"type": "circle", "radius": 1}"#, #"{"type": "box", "width": 1, "height": 2}"#,
            #"{"type": "line", "from": 1, "to": 2}"#, #"{"type": "circle", "radius": 2}"#,
        ]
        #expect(
            [documents, documents.reversed()].map { Explained($0).form(at: "") } == ["union by type", "union by type"])
    }
}
