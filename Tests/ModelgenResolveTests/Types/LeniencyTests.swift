import Testing

@Suite struct LeniencyTests {
    @Test(arguments: [
        ([#"{"v": 1}"#, #"{"v": "2.5"}"#], "v Double"),
        ([#"{"v": 1}"#, #"{"v": "2"}"#, #"{"v": ""}"#], "v Int?"),
        ([#"{"v": 1}"#, #"{"v": "two"}"#], "v IntOrString"),
        ([#"{"v": ""}"#, #"{"v": "2024-01-15"}"#], "v Date?"),
        ([#"{"v": ""}"#, #"{"v": "https://a.test/b"}"#], "v URL?"),
        ([#"{"v": ""}"#, #"{"v": "some words"}"#], "v String"),
        ([#"{"v": []}"#, #"{"v": {"a": 1, "b": 2}}"#], "v V?"),
        ([#"{"v": false}"#, #"{"v": {"a": 1, "b": 2}}"#], "v V?"),
        ([#"{"v": true}"#, #"{"v": {"a": 1, "b": 2}}"#], "v V"),
        ([#"{"v": {}}"#, #"{"v": [1, 2]}"#], "v [Int]"),
        ([#"{"v": "a"}"#, #"{"v": ["b", "c"]}"#], "v [String]"),
        // Where an array of one was seen, only a union keeps which it was.
        ([#"{"v": "a"}"#, #"{"v": ["b"]}"#], "v V"),
        ([#"{"v": {"1": "a", "3": "b"}}"#, #"{"v": ["b", "c"]}"#], "v [String]"),
        ([#"{"v": 0}"#, #"{"v": 1}"#], "v Int"),
        ([#"{"v": null}"#], "v JSONValue?"),
        ([#"{"v": []}"#], "v [JSONValue]"),
        ([#"{"v": {}}"#], "v [String: JSONValue]"),
    ])
    func comesFromEvidence(documents: [String], wanted: String) {
        #expect(ModelOutline(documents).lines.first == "Item: \(wanted)")
        #expect(ModelOutline(documents.reversed()).lines.first == "Item: \(wanted)")
    }

    @Test func isNoted() {
        #expect(ModelOutline([#"{"v": 1}"#, #"{"v": "2.5"}"#]).codes == ["MG0505"])
    }
}
