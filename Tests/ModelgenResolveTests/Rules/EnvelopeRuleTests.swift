import ModelgenResolve
import ModelgenShape
import ModelgenSource
import Testing

@Suite struct EnvelopeRuleTests {
    @Test(
        arguments: [
            (#"{"code": 0, "msg": "ok", "data": {"id": 1, "name": "a"}}"#, "/data"),
            (#"{"code": 0, "data": {"page": 1, "has_more": true, "articles": [{"id": 1}]}}"#, "/data/articles"),
            (#"{"count": 2, "next": null, "results": [{"id": 1}]}"#, "/results"),
            (#"{"object": "list", "has_more": false, "url": "/v1", "data": [{"id": 1}]}"#, "/data"),
            // A record that happens to have a member of that name.
            (#"{"id": 1, "name": "a", "data": {"x": 1}}"#, nil),
            // Content alone has nothing around it, and a text is no content.
            (#"{"data": {"id": 1}}"#, nil),
            (#"{"code": 1, "message": "no", "data": "none"}"#, nil),
            (#"[{"code": 0, "data": {"id": 1}}]"#, nil),
        ] as [(String, String?)])
    func findsTheContent(document: String, pointer: String?) {
        let shape = SampleReader.read(SourceFile(path: "a.json", text: document)).shape
        #expect(EnvelopeRule.content(of: shape)?.description == pointer)
    }
}
