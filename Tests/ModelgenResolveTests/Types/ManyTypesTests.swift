import Testing

@Suite("Many types") struct ManyTypesTests {
    /// `{"a0": {"id": 1, "name": "x"}, …}`, each under a noun of its own.
    private func document(of count: Int, _ value: (Int) -> String) -> String {
        "{" + (0..<count).map { "\"\(Self.noun($0))\": \(value($0))" }.joined(separator: ", ") + "}"
    }

    /// A word of letters alone for each number, none the plural of another.
    private static func noun(_ number: Int) -> String {
        var word = ""
        var rest = number
        repeat {
            word.append(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(rest % 16))))
            rest /= 16
        } while rest > 0
        return "k" + word + "x"
    }

    @Test("Small records under nouns of their own stay types of their own")
    func namesakes() {
        let outline = ModelOutline([document(of: 300) { #"{"id": \#($0), "name": "x"}"# }])
        #expect(outline.names.count == 301)
    }

    @Test("Small records are one with a namesake, a sibling's list or what is around them")
    func kin() {
        let outline = ModelOutline([
            """
            {"tag": {"id": 1, "name": "a"}, "first": {"tag": {"id": 2, "name": "b"}}, "team": {"id": 3, "name": "c"},
             "box": {"left": {"x1": 1, "y1": 2}, "right": {"x1": 3, "y1": 4}},
             "part": {"code": "a", "label": "b", "part": {"code": "c", "label": "d"}}}
            """
        ])
        #expect(outline.names.contains("Tag") && outline.names.contains("Team"))
        #expect(outline.names.count { $0.hasPrefix("Tag") } == 1)
        #expect(outline.lines.contains { $0.contains("left") && $0.contains("right") })
    }

    @Test("What shares half of its members is found among many that share the common ones")
    func likelyPairs() {
        let many = document(of: 200) {
            #"{"id": 1, "name": "x", "created_at": "y", "m\#($0)a": 1, "m\#($0)b": 2, "m\#($0)c": 3, "m\#($0)d": 4}"#
        }
        let owner = #"{"id": 1, "name": "x", "created_at": "y", "login": "a", "avatar": "b", "site": true, "bio": "c"}"#
        let user = #"{"id": 1, "name": "x", "created_at": "y", "login": "a", "avatar": "b", "site": true, "age": 3}"#
        let outline = ModelOutline([
            "{\"many\": \(many), \"user\": \(user), \"other\": {\"user\": \(owner)}}"
        ])
        let users = outline.lines.filter { $0.contains("avatar") }
        #expect(users.count == 1)
        #expect(users.first?.contains("bio String?") == true)
    }
}
