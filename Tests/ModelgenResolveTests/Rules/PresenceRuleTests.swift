import ModelgenResolve
import ModelgenSwift
import Testing

@Suite("Members that may be missing are optional")
struct PresenceRuleTests {
    private func optionals(_ documents: [String], _ presence: ModelOptions.Presence) -> [String] {
        var options = ModelOptions()
        options.presence = presence
        return Explained(documents, options: options).fields.filter(\.isOptional).map { "\($0.pointer)" }
    }

    private let varying =
        Array(repeating: #"{"id": 1, "name": "a", "note": "x"}"#, count: 4) + [#"{"id": 2, "name": "b"}"#]
    private let steady = Array(repeating: #"{"id": 1, "name": "a", "note": "x"}"#, count: 5)

    @Test(arguments: [
        (ModelOptions.Presence.seen, ["/note"]), (.balanced, ["/id", "/name", "/note"]),
        (.cautious, ["/id", "/name", "/note"]),
    ])
    func siblings(_ presence: ModelOptions.Presence, _ expected: [String]) {
        #expect(optionals(varying, presence).sorted() == expected)
    }

    @Test(
        "A type that never varies is safe once it is well known",
        arguments: [ModelOptions.Presence.seen, .balanced, .cautious])
    func safe(_ presence: ModelOptions.Presence) {
        #expect(optionals(steady, presence) == [])
    }

    @Test(arguments: [(ModelOptions.Presence.seen, 0), (.balanced, 0), (.cautious, 3)])
    func seldom(_ presence: ModelOptions.Presence, _ count: Int) {
        #expect(optionals(Array(steady.prefix(2)), presence).count == count)
    }

    @Test(arguments: [(ModelOptions.Presence.seen, 0), (.balanced, 3)])
    func objectsAlone(_ presence: ModelOptions.Presence, _ count: Int) {
        let document = #"{"build": {"image": "a"}, "test": {"steps": 1}, "ship": {"to": "b"}}"#
        #expect(optionals([document], presence).filter { !$0.dropFirst().contains("/") }.count == count)
    }

    @Test("Null anywhere makes a member optional")
    func null() {
        #expect(
            optionals([#"{"a": 1, "b": null}"#, #"{"a": null, "b": 2}"#, #"{"a": 3, "b": 4}"#], .seen) == ["/a", "/b"])
    }

    @Test("What one place of a type lacks is optional at all of them")
    func pooled() {
        let user = #""login": "a", "id": 1, "avatar_url": "x", "score": 1, "admin": true, "plan": 3"#
        let explained = Explained("{\"owner\": {\(user), \"email\": \"e\"}, \"sender\": {\(user)}}")
        #expect(explained["/owner/email"]?.isOptional == true)
    }

    @Test("A whole record and its short form are two types, so that the members of the whole stay required")
    func shortForm() {
        let whole = (1...30).map { "\"m\($0)\": \($0)" }.joined(separator: ", ")
        let short = (1...16).map { "\"m\($0)\": \($0)" }.joined(separator: ", ")
        let explained = Explained("{\"repo\": {\(whole)}, \"run\": {\"repo\": {\(short)}}}")
        #expect(explained.fields.filter(\.isOptional).isEmpty)
    }
}
