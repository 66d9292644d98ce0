import ModelgenKit
import ModelgenSource
import Testing

@Suite struct InputKindTests {
    @Test(arguments: [
        ("modelgen: 1\nsamples: [a.json]", InputKind.spec),
        (#"{"samples": ["a.json"], "modelgen": 1}"#, .spec),
        ("modelgen: 2", .spec),
        ("modelgen: 1.0.3", .spec),
        (#"{"modelgen": {"version": 1}}"#, .sample),
        (#"{"tools": [{"modelgen": 1}]}"#, .sample),
        (#"[{"modelgen": 1}]"#, .sample),
        (#"{"name": "modelgen"}"#, .sample),
        ("id: 1", .sample),
        ("", .sample),
        // What cannot be parsed is what it begins like.
        ("modelgen: 1\nsamples: [", .spec),
        ("{\n  \"modelgen\": 1, \"samples\": [", .spec),
        (#"{"by": "modelgen""#, .sample),
    ])
    func isToldFromContent(text: String, kind: InputKind) {
        #expect(InputKind(of: SourceFile(path: "x", text: text)) == kind)
    }
}
