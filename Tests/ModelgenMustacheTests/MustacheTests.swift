import ModelgenMustache
import ModelgenSource
import Testing

/// The language by examples of our own.
struct MustacheTests {
    static let garden: MustacheValue = [
        "name": "Rose & Fern",
        "isOpen": true,
        "isFull": false,
        "note": .null,
        "motto": "",
        "beds": [
            ["plant": "rose", "color": ["name": "red"]],
            ["plant": "fern", "color": ["name": "green"]],
        ],
        "tools": ["rake", "hoe"],
        "none": [],
        "kind": "bed",
    ]

    @Test(arguments: [
        ("", ""),
        ("no tags", "no tags"),
        ("{{name}}", "Rose &amp; Fern"),
        ("{{{name}}}", "Rose & Fern"),
        ("{{&name}}", "Rose & Fern"),
        ("{{{ name }}} {{& name }}", "Rose & Fern Rose & Fern"),
        ("[{{missing}}{{note}}{{beds}}]", "[]"),
        ("{{isOpen}} {{isFull}}", "true false"),
        ("a{{! nothing to see }}b", "ab"),
        ("{{#isOpen}}open{{/isOpen}}{{^isOpen}}shut{{/isOpen}}", "open"),
        ("{{#isFull}}full{{/isFull}}{{^isFull}}room{{/isFull}}", "room"),
        ("{{#motto}}a text is a text{{/motto}}", "a text is a text"),
        ("{{#none}}some{{/none}}{{^none}}none{{/none}}", "none"),
        ("{{#tools}}<{{.}}>{{/tools}}", "<rake><hoe>"),
        ("{{#beds}}{{plant}} {{color.name}}, {{/beds}}", "rose red, fern green, "),
        ("{{#beds}}{{plant}} at {{kind}} {{/beds}}", "rose at bed fern at bed "),
        ("{{#beds}}{{#color}}{{name}} {{/color}}{{/beds}}", "red green "),
        ("{{#beds}}{{color.missing}}{{missing.name}}{{/beds}}", ""),
        ("{{=<% %>=}}<%{name}%> {{name}}<%={{ }}=%>{{&name}}", "Rose & Fern {{name}}Rose & Fern"),
        ("{{#tools}}\n- {{.}}\n{{/tools}}\nend\n", "- rake\n- hoe\nend\n"),
        ("  {{#tools}}\r\n- {{.}}\r\n  {{/tools}}\r\n", "- rake\r\n- hoe\r\n"),
        ("a\n  {{! gone }}  \nb\n", "a\nb\n"),
        ("a {{! kept }}\n", "a \n"),
        ("é{{#isOpen}}\nü\n{{/isOpen}}\n", "é\nü\n"),
    ])
    func renders(template: String, wanted: String) throws {
        #expect(try Self.render(template) == wanted)
    }

    @Test(arguments: [
        ("{{> bed}}", "Beds: rose fern \n"),
        ("  {{> bed}}\n.", "  Beds: rose fern \n."),
        ("  {{> list}}\n", "  - rake\n\n  - hoe\n\n  end\n"),
        ("\t{{> outer}}\n", "\t(\n\t  Beds: rose fern \n\t)\n"),
        ("{{> *kind}}", "Beds: rose fern \n"),
        ("{{> * kind }}", "Beds: rose fern \n"),
        ("{{> missing}}{{> *note}}.", "."),
        ("x {{> bed}} y", "x Beds: rose fern \n y"),
    ])
    func includesPartials(template: String, wanted: String) throws {
        let partials = [
            "bed": "Beds: {{#beds}}{{plant}} {{/beds}}\n",
            "list": "{{#tools}}\n- {{.}}\n\n{{/tools}}\nend\n",
            "outer": "(\n  {{> bed}}\n)\n",
        ]
        #expect(try Self.render(template, partials: partials) == wanted)
    }

    @Test(arguments: [
        ("{{name", 1, 1, "never closed"),
        ("a\n é{{{name}}", 2, 4, "never closed"),
        ("{{#beds}}", 1, 1, "'beds' is never closed"),
        ("{{/beds}}", 1, 1, "no section is open"),
        ("{{#beds}}\n{{#color}}\n{{/beds}}{{/color}}", 3, 1, "'color' of line 2 is open"),
        ("{{}}", 1, 1, "names nothing"),
        ("{{# }}{{/ }}", 1, 1, "names nothing"),
        ("{{a b}}", 1, 1, "'a b' is no name"),
        ("{{>}}", 1, 1, "names nothing"),
        ("{{> *}}", 1, 1, "names nothing"),
        ("{{=<%=}}", 1, 1, "sets delimiters"),
        ("{{=< % >=}}", 1, 1, "sets delimiters"),
        ("text {{<parent}}{{/parent}}", 1, 6, "inheritance"),
        ("{{$block}}{{/block}}", 1, 1, "inheritance"),
    ])
    func refuses(template: String, line: Int, column: Int, problem: String) throws {
        let thrown = #expect(throws: Diagnostics.self) {
            try MustacheTemplate(parsing: template, path: "bed.mustache")
        }
        let diagnostic = try #require(thrown?.all.first)
        #expect(diagnostic.code == .invalidTemplate)
        #expect(diagnostic.path == "bed.mustache")
        #expect(diagnostic.position?.line == line)
        #expect(diagnostic.position?.column == column)
        #expect(diagnostic.message.contains(problem), "\(diagnostic.message)")
        #expect(diagnostic.remedy != nil)
    }

    @Test func endsPartialsThatIncludeThemselves() throws {
        let thrown = #expect(throws: Diagnostics.self) {
            try Self.render("{{> loop}}", partials: ["loop": "x\n{{> loop}}\n"])
        }
        let diagnostic = try #require(thrown?.all.first)
        #expect(
            diagnostic.line == "loop:2:1: error: the partial 'loop' includes itself without end; "
                + "put the tag into a section that ends [MG0801]")
    }

    @Test func endsPartialsThatIncludeThemselvesInManySections() {
        let open = String(repeating: "{{#tools}}", count: 199)
        let close = String(repeating: "{{/tools}}", count: 199)
        #expect(throws: Diagnostics.self) {
            try Self.render("{{> loop}}", partials: ["loop": open + "{{> loop}}" + close])
        }
    }

    @Test(arguments: [(200, true), (201, false), (20_000, false)])
    func takesSoManySectionsInsideEachOther(depth: Int, isTaken: Bool) {
        let text = String(repeating: "{{^none}}", count: depth) + "x" + String(repeating: "{{/none}}", count: depth)
        let rendered = try? Self.render(text)
        #expect(rendered == (isTaken ? "x" : nil))
    }

    @Test func followsPartialsAsDeepAsTheDataGoes() throws {
        let tree: MustacheValue = ["leaf": "a", "below": ["leaf": "b", "below": ["leaf": "c", "below": .null]]]
        let template = try MustacheTemplate(parsing: "{{> node}}", path: "template")
        let node = try MustacheTemplate(parsing: "({{leaf}}{{#below}}{{> node}}{{/below}})", path: "node")
        #expect(try MustacheRenderer(partials: ["node": node]).render(template, tree) == "(a(b(c)))")
    }

    @Test func listsThePartialsThatItNames() throws {
        let text = "{{> a}}\n{{#x}}{{> b}}{{> a}}{{/x}}{{^x}}{{> *c}}{{> d}}{{/x}}"
        let partials = try MustacheTemplate(parsing: text, path: "template").partials
        #expect(partials.map(\.name) == ["a", "b", "d"])
        #expect(partials.map(\.position.line) == [1, 2, 2])
    }

    private static func render(_ template: String, partials: [String: String] = [:]) throws -> String {
        let parsed = try partials.map { ($0, try MustacheTemplate(parsing: $1, path: $0)) }
        let renderer = MustacheRenderer(partials: Dictionary(uniqueKeysWithValues: parsed))
        return try renderer.render(MustacheTemplate(parsing: template, path: "template"), garden)
    }
}
