import Testing

@Suite struct IdentityTests {
    @Test(arguments: [
        (#"[{"id": 1, "name": "a"}, {"id": 2, "name": "b"}]"#, true),
        (#"[{"_id": "x", "name": "a"}]"#, true),
        (#"[{"uuid": "x", "name": "a"}]"#, true),
        // The type's own name before it.
        (#"[{"item_id": 1, "name": "a"}]"#, true),
        // Another's id is no identity.
        (#"[{"user_id": 1, "text": "a"}]"#, false),
        // Unless the other members carry the same name.
        (#"[{"user_id": 1, "user_name": "a"}]"#, true),
        // Missing or null somewhere, or twice among siblings.
        (#"[{"id": 1, "name": "a"}, {"name": "b"}]"#, false),
        (#"[{"id": 1, "name": "a"}, {"id": null, "name": "b"}]"#, false),
        (#"[{"id": 1, "name": "a"}, {"id": 1, "name": "b"}]"#, false),
        // A number that is no whole one, and an object, identify nothing.
        (#"[{"id": {"a": 1}, "name": "a"}]"#, false),
    ])
    func isFoundByNameAndEvidence(document: String, wanted: Bool) {
        #expect(ModelOutline([document]).lines.first?.hasPrefix("Item (identifiable)") == wanted)
    }

    @Test(arguments: [
        (#"[{"id": 1, "name": "a"}, {"id": 1, "name": "b"}]"#, ["MG0501"]),
        (#"[{"id": 1, "name": "a"}, {"id": null, "name": "b"}]"#, ["MG0506"]),
        (#"[{"id": 1, "name": "a"}, {"id": 2, "name": "b"}]"#, []),
    ])
    func warnsWhereAnIDIsNone(document: String, codes: [String]) {
        #expect(ModelOutline([document]).codes == codes)
    }
}
