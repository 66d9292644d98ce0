import ModelgenResolve
import ModelgenSwift
import Testing

@Suite("Keys and the form of values make an enum")
struct EnumRuleTests {
    struct Case: Sendable {
        var key: String
        var values: [String]
        var kind: FieldEvidence.Kind
    }

    private static let cases = [
        Case(key: "status", values: ["open", "closed"], kind: .enum),
        Case(key: "order_status", values: ["paid", "on-hold"], kind: .enum),
        Case(key: "accountType", values: ["FREE", "PRO"], kind: .enum),
        Case(key: "severity", values: ["low", "low", "high"], kind: .enum),
        Case(key: "restartPolicy", values: ["always", "on-failure"], kind: .enum),
        // Of one value the other cases are unknown.
        Case(key: "status", values: ["open", "open"], kind: .string),
        Case(key: "name", values: ["Ann", "Bob", "Ann"], kind: .string),
        Case(key: "title", values: ["draft", "final"], kind: .string),
        Case(key: "msgtype", values: ["m.text", "m.image"], kind: .enum),
        Case(key: "contentType", values: ["text", "html"], kind: .string),
        Case(key: "mimetype", values: ["text", "html"], kind: .string),
        Case(key: "mime_type", values: ["image/png", "text/html"], kind: .string),
        Case(key: "status", values: ["It broke.", "All is well!"], kind: .string),
        Case(key: "state", values: ["4", "17"], kind: .string),
        Case(key: "type", values: ["a81f2", "99c02"], kind: .string),
    ]

    @Test(arguments: cases)
    func decides(_ test: Case) {
        let elements = test.values.map { "{\"\(test.key)\": \"\($0)\"}" }.joined(separator: ", ")
        #expect(Explained("[\(elements)]")["/-/\(test.key)"]?.kind == test.kind, "\(test.key): \(test.values)")
    }

    @Test("Values of places that are one type are pooled")
    func pooled() {
        let explained = Explained(
            """
            {"owner": {"login": "a", "id": 1, "avatar_url": "x", "site_admin": true, "score": 1, "type": "User"},
            "sender": {"login": "b", "id": 2, "avatar_url": "y", "site_admin": true, "score": 2, "type": "Bot"}}
            """)
        #expect(explained["/owner/type"]?.values == ["Bot", "User"])
        #expect(explained["/sender/type"]?.values == ["Bot", "User"])
    }

    @Test(arguments: [(ModelOptions.Enums.open, true), (.closed, false)])
    func openness(_ choice: ModelOptions.Enums, _ isOpen: Bool) {
        var options = ModelOptions()
        options.enums = choice
        #expect(Explained(#"[{"status": "a"}, {"status": "b"}]"#, options: options)["/-/status"]?.isOpen == isOpen)
    }
}
