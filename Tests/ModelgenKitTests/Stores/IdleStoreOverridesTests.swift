import ModelgenKit
import ModelgenSource
import ModelgenTestSupport
import Testing

/// What a spec says of a store and what nothing follows from is a warning.
@Suite struct IdleStoreOverridesTests {
    private static func warnings(_ spec: String) throws -> [String] {
        let folder = try TemporaryFolder([
            "news.yaml": "modelgen: 1\nname: News\nemit: [store]\n" + spec + "\n",
            "news.json": #"""
            {"more": true, "author": {"name": "x"}, "meta": {"next": "b"}, "old": [{"id": 9}],
             "stories": [{"id": 1, "category": "sea", "author": {"name": "a"}}]}
            """#,
        ])
        let request = GenerationRequest(inputs: [folder.path("news.yaml")])
        return Generation(DiskFileSystem()).run(request).diagnostics
            .filter { $0.code == .overrideMatchesNothing }.map(\.message)
    }

    private static let idle: [(said: String, warnings: [String])] = [
        ("paging: { next: /meta/nxt }", ["no sample holds anything at '/meta/nxt', where 'paging' looks"]),
        ("paging: { next: /meta/next, more: /more }", []),
        ("fields: { /stories: { list: true } }", []),
        ("fields: { /old: { list: true }, /old/-/id: { section: true } }", []),
        (
            "fields: { /author: { list: true }, /stories: { list: true } }",
            ["nothing follows from 'list: true' at '/author': the store's list is at '/stories'"]
        ),
        (
            "fields: { /stories: { list: true }, /stories/-/author/name: { section: true } }",
            [
                "nothing follows from 'section: true' at '/stories/-/author/name': one member of the items at '/stories/-' can part them"
            ]
        ),
        ("fields: { /stories: { list: true }, /stories/-/category: { section: true } }", []),
        ("fields: { /gone: { list: true } }", ["no sample holds anything at '/gone'"]),
    ]

    @Test(arguments: idle.indices) func saysSo(_ index: Int) throws {
        let (said, warnings) = Self.idle[index]
        #expect(try Self.warnings("samples: [news.json]\n" + said) == warnings, "\(said)")
    }
}
