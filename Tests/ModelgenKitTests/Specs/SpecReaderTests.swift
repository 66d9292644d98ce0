import ModelgenKit
import ModelgenResolve
import ModelgenShape
import ModelgenSource
import Testing

@Suite struct SpecReaderTests {
    private func spec(_ text: String) throws(Diagnostics) -> Spec {
        try SpecReader.read(SourceFile(path: "Specs/article.yaml", text: text))
    }

    @Test func readsEveryKey() throws {
        let spec = try spec(
            """
            modelgen: 1
            name: Article
            samples: [samples/*.json, more]
            root: /data/articles
            options: { access: public, enums: off, acronyms: { add: [SKU], remove: [ID] }, templates: ../Templates }
            fields:
              /-/published_at: { name: publishedAt, type: Date, format: "yyyy-MM-dd HH:mm:ss", timeZone: Asia/Shanghai }
              /-/owner: { use: Accounts.User }
              /-/category: { enum: closed, names: { 技术: tech, 1: one } }
              /-/debug: { skip: true }
              /-/id: { identity: true, optional: false }
              /-/items: { lossy: true, lenient: true, map: false, default: [1, "a", { b: null }] }
              "": { type: Piece }
            """)
        let root = try #require(spec.roots.first)
        #expect(spec.roots.count == 1)
        #expect(root.name?.value == "Article")
        #expect(root.name?.place.description == "Specs/article.yaml:2")
        #expect(root.samples.map(\.value) == ["samples/*.json", "more"])
        #expect(root.pointer?.value.description == "/data/articles")
        #expect(
            root.fields.map(\.pointer.description) == [
                "/-/published_at", "/-/owner", "/-/category", "/-/debug", "/-/id", "/-/items", "",
            ])
        let date = root.fields[0]
        #expect(date.name == "publishedAt" && date.type == "Date" && date.format == "yyyy-MM-dd HH:mm:ss")
        #expect(date.timeZone == "Asia/Shanghai" && date.place.position.line == 7)
        #expect(root.fields[1].use == "Accounts.User")
        #expect(root.fields[2].enum == .closed && root.fields[2].names == ["技术": "tech", "1": "one"])
        #expect(root.fields[3].skip)
        #expect(root.fields[4].identity == true && root.fields[4].optional == false)
        let items = root.fields[5]
        #expect(items.lossy && items.lenient == true && items.map == false)
        #expect(items.default == #"[1, "a", {"b": null}]"#)

        let options = Options(layers: [spec.options])
        #expect(options.model.access == .public && options.model.enums == .off)
        #expect(options.model.addedAcronyms == ["sku"] && options.model.removedAcronyms == ["id"])
        #expect(options.tool.templates == "Specs/../Templates")
    }

    @Test func readsSeveralModelsInOrder() throws {
        let spec = try spec(
            """
            { "modelgen": 1, "models": {
                "Comment": { "samples": ["c.json"], "root": "/comments" },
                "Article": { "sample": { "id": 1 }, "fields": { "/id": { "identity": false } } } } }
            """)
        #expect(spec.roots.map { $0.name?.value } == ["Comment", "Article"])
        #expect(spec.roots[0].pointer?.value.description == "/comments")
        #expect(spec.roots[1].document.map(NodeJSON.text) == #"{"id": 1}"#)
        #expect(spec.roots[1].fields.first?.identity == false)
    }

    /// Each with the whole text of the complaints it earns.
    @Test(arguments: [
        ("samples: [a.json]", ["1:1: error: the key 'modelgen' is missing; write 'modelgen: 1' [MG0403]"]),
        (
            "modelgen: 2\nsamples: [a.json]",
            ["1:11: error: this modelgen reads version 1 of its format, not the number 2; write 'modelgen: 1' [MG0404]"]
        ),
        (
            "modelgen: 1",
            [
                "1:1: error: there are no samples; add 'samples: [samples/*.json]', or 'sample:' with a document in place "
                    + "[MG0403]"
            ]
        ),
        (
            "modelgen: 1\nsampels: [a.json]\nroot: /a",
            ["2:1: error: unknown key 'sampels' in a spec; did you mean 'samples'? [MG0401]"]
        ),
        (
            "modelgen: 1\nsamples: [a.json]\ncolour: red",
            [
                "3:1: error: unknown key 'colour' in a spec; known are modelgen, name, samples, sample, root, fields, "
                    + "paging, emit, options, models [MG0401]"
            ]
        ),
        (
            "modelgen: 1\nsamples: a.json",
            ["2:10: error: 'samples' is a list, not a text [MG0402]"]
        ),
        (
            "modelgen: 1\nsamples: [a.json, 3, '']",
            [
                "2:19: error: 'samples' is a text, not the number 3; put it in quotes [MG0402]",
                "2:22: error: 'samples' is empty; write a text or take the key out [MG0402]",
            ]
        ),
        (
            "modelgen: 1\nsamples: [a.json]\nname: 2x",
            [
                "3:7: error: 'name' cannot be '2x': that is no Swift name; use letters, digits and '_', no digit first, "
                    + "and no word that Swift or Foundation uses [MG0601]"
            ]
        ),
        (
            "modelgen: 1\nsamples: [a.json]\nname: Date",
            [
                "3:7: error: 'name' cannot be 'Date': Swift or the emitted code has taken that name; use letters, digits "
                    + "and '_', no digit first, and no word that Swift or Foundation uses [MG0601]"
            ]
        ),
        (
            "modelgen: 1\nsamples: [a.json]\nroot: data",
            ["3:7: error: 'data' in root is no JSON Pointer; start it with '/': '/data' [MG0406]"]
        ),
        (
            "modelgen: 1\nsamples: [a.json]\nfields: { /a~b: { skip: yes } }",
            [
                "3:11: error: '/a~b' in 'fields' is no JSON Pointer; write '~0' for '~', '~1' for '/', '~2' for a key '-' "
                    + "and '~3' for a key '*' [MG0406]"
            ]
        ),
        (
            "modelgen: 1\nsamples: [a.json]\nfields: { /a: { skip: yes, enmu: open, enum: opne } }",
            [
                "3:23: error: 'skip' is true or false, not a text [MG0402]",
                "3:28: error: unknown key 'enmu' in an entry of 'fields'; did you mean 'enum'? [MG0401]",
                "3:46: error: 'enum' is open, closed or off, not 'opne'; did you mean 'open'? [MG0402]",
            ]
        ),
        (
            "modelgen: 1\nsamples: [a.json]\nfields: { /a: { timeZone: Shanghai } }",
            [
                "3:27: error: 'timeZone' is the name of a time zone, not 'Shanghai'; did you mean 'Asia/Shanghai'? [MG0402]"
            ]
        ),
        (
            "modelgen: 1\nsamples: [a.json]\nfields: { /a: Date }",
            ["3:15: error: '/a' is a mapping, not a text [MG0402]"]
        ),
        (
            "modelgen: 1\nsamples: [a.json]\nfields: { /a: { use: My Type } }",
            [
                "3:22: error: 'use' cannot be 'My Type': that is no Swift name; use letters, digits and '_', no digit "
                    + "first, and no word that Swift or Foundation uses [MG0601]"
            ]
        ),
        (
            "modelgen: 1\nsamples: [a.json]\noptions: { acess: public, force: true, threads: 0, lenient: 1 }",
            [
                "3:12: error: unknown key 'acess' in the options; did you mean 'access'? [MG0401]",
                "3:27: error: 'force' is a flag, not an option of a file; give it on the command line: --force [MG0401]",
                "3:49: error: 'threads' is a whole number from 1, not '0' [MG0402]",
                "3:61: error: 'lenient' is true or false, not the number 1 [MG0402]",
            ]
        ),
        (
            "modelgen: 1\nsamples: [a.json]\noptions: { conformances: { add: [Hashible], remvoe: [Sendable] } }",
            [
                "3:34: error: 'add' takes Hashable, Sendable, Identifiable or Equatable, not 'Hashible'; did you mean "
                    + "'Hashable'? [MG0402]",
                "3:45: error: unknown key 'remvoe' in 'conformances'; did you mean 'remove'? [MG0401]",
            ]
        ),
        (
            "modelgen: 1\nname: A\nmodels: { A: { samples: [a.json] } }\nroot: /x",
            [
                "2:1: error: 'name' and 'models' do not go together; 'models' is in line 3; take it out [MG0408]",
                "4:1: error: 'root' and 'models' do not go together; 'models' is in line 3; move it into an entry of "
                    + "'models' [MG0408]",
            ]
        ),
        (
            "modelgen: 1\nmodels: { A: { root: /x } }",
            [
                "2:11: error: there are no samples; add 'samples: [samples/*.json]', or 'sample:' with a document in "
                    + "place [MG0403]"
            ]
        ),
        (
            "modelgen: 1\nsamples: []",
            [
                "2:1: error: there are no samples; add 'samples: [samples/*.json]', or 'sample:' with a document in place "
                    + "[MG0403]"
            ]
        ),
        ("modelgen: 1\nmodels: {}", ["2:1: error: 'models' names no model; write 'Name: { samples: [...] }' [MG0403]"]),
        (
            "modelgen: 1\nsamples: [a.json]\nsamples: [b.json]",
            ["3:1: error: the key 'samples' stands twice; it is also in line 2; keep one [MG0408]"]
        ),
        (
            "modelgen: 1\nsamples: [a.json]\n---\nmodelgen: 1\nsamples: [b.json]",
            ["4:1: error: a spec is one document, and this is another; give each spec a file [MG0402]"]
        ),
        ("[1]", ["1:1: error: 'a spec' is a mapping, not a list [MG0402]"]),
    ])
    func complainsWithPlaceAndRemedy(text: String, lines: [String]) {
        let error = #expect(throws: Diagnostics.self) { try spec(text) }
        #expect(error?.all.sorted().map(\.line) == lines.map { "Specs/article.yaml:" + $0 })
    }

    @Test func complainsAboutSyntaxAsTheReaderDoes() {
        let error = #expect(throws: Diagnostics.self) { try spec("modelgen: 1\nsamples: [a.json\n") }
        #expect(error?.all.map(\.code) == [.invalidYAML])
        #expect(error?.all.first?.position != nil)
    }
}
