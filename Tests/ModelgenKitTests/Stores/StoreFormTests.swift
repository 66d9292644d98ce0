import Foundation
import ModelgenKit
import ModelgenResolve
import ModelgenSource
import ModelgenTestSupport
import Testing

/// Stores of lists in all the forms in which servers send them: what is learnt of each, and that all of it compiles.
@Suite struct StoreFormTests {
    struct Form: Sendable, CustomTestStringConvertible {
        var name: String
        /// Behind `modelgen: 1` and `emit: [store]`.
        var spec: String
        /// Where the list stands, of what it is, and what tells how it goes on; nil where the spec asks for several roots.
        var wanted: String

        var testDescription: String { name }
    }

    static let forms = [
        Form(
            name: "has-more",
            spec: #"""
                name: News
                sample: {"code": 0, "msg": "", "data": {"stories": [{"id": 1, "category": "sea"}], "has_more": true, "page": 1}}
                """#,
            wanted: "/data/stories of News.Story: pages by number ('page'); more while /data/has_more is true; "
                + "failed where /code is not 0"
        ),
        Form(
            name: "nested-names",
            spec: #"""
                name: Section
                options: { layout: flat }
                sample: {"items": [{"id": "a", "phase": "new"}, {"id": "b", "phase": "old"}], "is_last": false, "page": 0,
                  "success": true, "msg": null}
                """#,
            wanted: "/items of Item: pages by number ('page', from 0 on); more while /is_last is false; "
                + "failed where /success is not true"
        ),
        Form(
            name: "names-of-locals",
            spec: #"""
                name: Place
                fields: { /-/kind: { section: true } }
                sample: [{"id": 1, "kind": "harbour"}, {"id": 2, "kind": "hill"}]
                """#,
            wanted: " of Place: all at once, for nothing around it tells of pages"
        ),
        Form(
            name: "page-count",
            spec: #"""
                name: Page
                options: { access: package, coding: decodable }
                sample: {"status": "ok", "message": "fine", "result": {"result": [{"uuid": "8f14e45f-ceea-467f-a2cb-1c0dfd3a6c10"}],
                  "total_pages": 4, "current_page": 1}}
                """#,
            wanted: "/result/result of Page.ResultDetails: pages by number ('page'); /result/total_pages pages in all; "
                + "failed where /status is not 'ok'"
        ),
        Form(
            name: "last-id",
            spec: #"""
                name: Loading
                paging: { by: id, parameter: starting_after, more: /has_more, parameters: { limit: 10 } }
                sample: {"object": "list", "data": [{"id": 7, "when": 1700000000}], "has_more": true, "url": "/v1/charges"}
                """#,
            wanted:
                "/data of Loading.LoadingData: pages by the last id ('starting_after'); more while /has_more is true"
        ),
        Form(
            name: "graph",
            spec: #"""
                name: Decoding
                options: { conformances: [Identifiable] }
                sample: {"pageInfo": {"hasNextPage": true, "endCursor": "abc"}, "nodes": [{"id": "x", "self": 1, "default": "y"}]}
                """#,
            wanted: "/nodes of Decoding.Node: pages by the cursor at /pageInfo/endCursor ('after'); "
                + "more while /pageInfo/hasNextPage is true"
        ),
        Form(
            name: "odd-keys",
            spec: #"""
                name: Odd
                fields: { "/the list": { lossy: true } }
                sample: {"the list": [{"_id": 1, "Type": "a"}], "count": 120, "next": "https://a.test/?offset=20", "a": 2}
                """#,
            wanted: "/the list of Odd.TheList: pages by the link at /next; /count in all"
        ),
        Form(
            name: "nested-outcome",
            spec: #"""
                name: Deep
                sample: {"response": {"meta": {"code": 200, "error_message": null, "pagination": {"next_max_id": 44, "has_next": 1}},
                  "body": {"groups": [{"name": "x", "rows": [{"id": 1, "at": "2024-01-01"}]}]}}}
                """#,
            wanted:
                "/response/body/groups of Deep.Row: pages by the cursor at /response/meta/pagination/next_max_id ('max_id'); "
                + "more while /response/meta/pagination/has_next is true; failed where /response/meta/code is not 200"
        ),
        Form(
            name: "observable-tree",
            spec: #"""
                name: Spring
                options: { kind: observable }
                sample: {"content": [{"id": 1, "tree": {"id": 1, "kids": [{"id": 2, "kids": []}]}, "opt": {"x": 1}},
                  {"id": 2, "tree": {"id": 3, "kids": []}, "newer": 1}], "number": 0, "last": false, "totalPages": 5}
                """#,
            wanted: "/content of Spring.Content: pages by number ('page', from 0 on); more while /last is false"
        ),
        Form(
            name: "observable-variants",
            spec: #"""
                name: Mixed
                options: { kind: observable }
                sample: [{"type": "a", "id": 1, "x": 1}, {"type": "b", "id": "q", "y": [1], "z": 1}, {"type": "a", "id": 2, "x": 1},
                  {"type": "b", "id": "r", "y": [1], "z": 2}, {"type": "c"}]
                """#,
            wanted: " of Mixed: all at once, for nothing around it tells of pages"
        ),
        Form(
            name: "next-page-number",
            spec: #"""
                name: Winter
                fields: { /entries/-/on: { section: true }, /others: { list: false } }
                sample: {"others": [{"id": 5}], "entries": [{"id": 1, "on": "2024-01-01"}], "next_page": 2}
                """#,
            wanted: "/entries of Winter.Entry: pages by the cursor at /next_page ('page')"
        ),
        Form(
            name: "the-list-that-the-spec-names",
            spec: #"""
                name: Autumn
                fields: { /entries: { list: true }, /entries/-/on: { section: true } }
                paging: none
                sample: {"others": [{"id": 5}], "entries": [{"id": 1, "on": "2024-01-01"}], "next_page": 2}
                """#,
            wanted: "/entries of Autumn.Entry: all at once, for nothing around it tells of pages"
        ),
        Form(
            name: "a-total-that-is-all",
            spec: #"""
                name: Tally
                sample: {"total": 2, "rows": [{"id": 5}, {"id": 6}]}
                """#,
            wanted: "/rows of Tally.Row: all at once, for nothing around it tells of pages"
        ),
    ]

    private static func spec(_ form: Form) -> String {
        "modelgen: 1\nemit: [store]\n\(form.spec)\n"
    }

    @Test(arguments: forms) func learnsHowTheListGoesOn(_ form: Form) throws {
        let folder = try TemporaryFolder(["\(form.name).yaml": Self.spec(form)])
        let preparation = Preparer(DiskFileSystem()).prepare(
            GenerationRequest(inputs: [folder.path("\(form.name).yaml")]))
        let item = try #require(preparation.items.first, "\(preparation.diagnostics)")
        let list = try #require(Explanation.explanations(of: item.request).first?.list)
        #expect("\(list.pointer) of \(list.type): \(list.text)" == form.wanted)
    }

    @Test(arguments: [
        ["-swift-version", "6"], ["-swift-version", "5"], ["-swift-version", "6", "-default-isolation", "MainActor"],
    ])
    func allOfThemCompileSideBySide(_ mode: [String]) throws {
        let specs = Dictionary(uniqueKeysWithValues: Self.forms.map { ("\($0.name).yaml", Self.spec($0)) })
        let folder = try TemporaryFolder(specs)
        let result = Generation(DiskFileSystem()).run(GenerationRequest(inputs: specs.keys.sorted().map(folder.path)))
        #expect(!result.hasErrors, "\(result.diagnostics)")
        #expect(result.files.filter { $0.name.hasSuffix("Store.generated.swift") }.count == Self.forms.count)
        for file in result.files { try folder.write(file.text, to: "Sources/\(file.name)") }
        let sources = result.files.map { folder.path("Sources/\($0.name)") }
        let options = ["swiftc", "-typecheck", "-wmo", "-warnings-as-errors", "-package-name", "forms"]
        let output = try Self.output(of: options + mode + sources)
        #expect(output.isEmpty, "\(output)")
    }

    private static func output(of command: [String]) throws -> String {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
