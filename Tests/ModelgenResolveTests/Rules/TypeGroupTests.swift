import ModelgenResolve
import Testing

@Suite("Which places hold one type")
struct TypeGroupTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var json: String
        var left: String
        var right: String
        var areOne: Bool

        var testDescription: String { name }
    }

    private static let user = #"{"login": "a", "id": 1, "avatar_url": "x", "score": 1, "admin": true}"#

    @Test(arguments: [
        Case(
            name: "owner and sender", json: "{\"owner\": \(user), \"sender\": \(user)}", left: "/owner",
            right: "/sender",
            areOne: true),
        Case(
            name: "a tag and a team", json: #"{"tag": {"id": 1, "name": "a"}, "team": {"id": 2, "name": "b"}}"#,
            left: "/tag", right: "/team", areOne: false),
        Case(
            name: "equal keys, other kinds", json: #"{"a": {"from": "x", "to": "y"}, "b": {"from": 1, "to": 2}}"#,
            left: "/a", right: "/b", areOne: false),
        Case(
            name: "equal keys, dates and texts",
            json:
                #"{"a": {"from": "x", "to": "y"}, "b": {"from": "2024-01-15T10:00:00Z", "to": "2024-01-15T11:00:00Z"}}"#,
            left: "/a", right: "/b", areOne: false),
        Case(
            name: "nothing known of one", json: #"{"a": {"from": "x", "to": "y"}, "b": {"from": null, "to": null}}"#,
            left: "/a", right: "/b", areOne: false),
        Case(
            name: "inbound and outbound rules",
            json: """
                {"inbound_rules": [{"protocol": "tcp", "ports": "80", "sources": [1]}],
                "outbound_rules": [{"protocol": "tcp", "ports": "80", "destinations": [1]}]}
                """,
            left: "/inbound_rules/-", right: "/outbound_rules/-", areOne: false),
        Case(
            name: "a child like its parent",
            json: #"{"name": "a", "size": 1, "children": [{"name": "b", "size": 2, "children": []}]}"#,
            left: "", right: "/children/-", areOne: true),
    ])
    func decides(_ test: Case) {
        let explained = Explained(test.json)
        let types = [explained[test.left]?.type, explained[test.right]?.type]
        #expect(types.allSatisfy { $0 != nil })
        #expect((types[0] == types[1]) == test.areOne)
    }
}
