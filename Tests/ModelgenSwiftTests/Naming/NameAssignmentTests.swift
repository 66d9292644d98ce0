import ModelgenSwift
import Testing

@Suite("One name for each key")
struct NameAssignmentTests {
    private let style = NameStyle()

    private func assign(_ keys: [String], taken: TakenNames = []) -> [AssignedName] {
        NameAssignment.assign(keys.map(style.propertyCandidates), at: .property, taken: taken)
    }

    @Test(
        "Clashing keys part",
        arguments: [
            (["title", "user_id"], ["title", "userID"]),
            (["user-id", "user_id", "title"], ["userDashID", "user_id", "title"]),
            (["id", "_id", "Id"], ["id", "_id", "Id"]),
            (["Foo-Bar", "foo-bar"], ["Foo_dash_Bar", "foo_dash_bar"]),
            (["default", "Default"], ["`default`", "Default"]),
            (["self", "self_value"], ["selfValue", "self_value"]),
            (["*", "asterisk"], ["asterisk_sign", "asterisk"]),
            (["", "empty"], ["empty_key", "empty"]),
            (["+1", "plus1", "plus_1"], ["plus1_b34dd586", "plus1", "plus_1"]),
        ]
    )
    func clashes(keys: [String], wanted: [String]) {
        let names = assign(keys).map(\.name)
        #expect(names == wanted)
        let reversed = assign(keys.reversed()).map(\.name)
        #expect(reversed == wanted.reversed())
    }

    @Test("Each key knows with whom it clashed")
    func partners() {
        let names = assign(["user-id", "title", "user_id"])
        #expect(names.map(\.clashes) == [[2], [], [0]])
        #expect(names.map(\.isClash) == [true, false, true])
        #expect(names.map(\.candidate) == [1, 0, 1])
    }

    @Test("Names that are gone already are left alone, with backticks or without")
    func taken() {
        let names = assign(["user-id", "default"], taken: ["userID", "`default`"])
        #expect(names.map(\.taken) == ["userID", "default"])
        #expect(names[0].name == "userDashID")
        #expect(!["default", "`default`"].contains(names[1].name))
    }

    @Test("Lists that cannot be parted are numbered")
    func equalLists() {
        let names = NameAssignment.assign([["text"], ["text"], ["text2"]], at: .enumCase)
        #expect(names.map(\.name) == ["text", "text3", "text2"])
    }

    @Test("Canonically equal names are one name")
    func canonicalEquality() {
        let names = NameAssignment.assign([["e\u{301}", "first"], ["\u{E9}", "second"]], at: .property)
        #expect(names.map(\.name) == ["first", "second"])
    }
}
