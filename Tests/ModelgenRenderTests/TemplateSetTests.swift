import ModelgenRender
import ModelgenSource
import ModelgenSwift
import Testing

struct TemplateSetTests {
    private static func file(_ name: String, _ text: String) -> SourceFile {
        SourceFile(path: "Own/\(name).mustache", text: text)
    }

    @Test func printsWithAReplacedTemplate() throws {
        var templates = TemplateSet.builtIn
        try templates.replace("alias", with: Self.file("alias", "// alias {{{name}}}\n"))
        let declaration = Declaration(name: "Grid", conformances: [], body: .alias(.array(.int)))
        let model = Model(source: "grid.json", stem: "Grid", declarations: [declaration], codings: [])
        let text = try #require(Renderer(templates: templates).render(model).first?.text)
        #expect(text.hasSuffix("\n\nimport Foundation\n\n// alias Grid\n"))
    }

    @Test(arguments: [
        ("structur", "did you mean 'structure.mustache'?"),
        ("colour", "the templates are: ModelgenSupport, ModelgenTable, alias,"),
    ])
    func refusesAnUnknownName(name: String, remedy: String) throws {
        var templates = TemplateSet.builtIn
        let thrown = #expect(throws: Diagnostics.self) { try templates.replace(name, with: Self.file(name, "")) }
        let diagnostic = try #require(thrown?.all.first)
        #expect(diagnostic.code == .unknownTemplate)
        #expect(diagnostic.path == "Own/\(name).mustache")
        #expect(diagnostic.remedy?.hasPrefix(remedy) == true, "\(diagnostic.line)")
    }

    @Test func refusesAFileThatIsNotText() throws {
        var templates = TemplateSet.builtIn
        let file = SourceFile(path: "Own/alias.mustache", bytes: [0x61, 0xFF])
        let thrown = #expect(throws: Diagnostics.self) { try templates.replace("alias", with: file) }
        #expect(thrown?.all.map(\.code) == [.invalidTemplate])
    }

    @Test func tellsEveryMistakeOfASet() throws {
        var templates = TemplateSet.builtIn
        try templates.replace("alias", with: Self.file("alias", "{{#open}}"))
        try templates.replace("row", with: Self.file("row", "{{> documentaton}}\n{{> structure}}"))
        let thrown = #expect(throws: Diagnostics.self) { try Renderer(templates: templates) }
        #expect(
            thrown?.all.map(\.line) == [
                "Own/alias.mustache:1:1: error: the section 'open' is never closed; close it with '{{/open}}' [MG0801]",
                "Own/row.mustache:1:1: error: there is no template 'documentaton'; did you mean 'documentation'? [MG0802]",
            ])
    }

    @Test func everyBuiltInTemplateParses() throws {
        _ = try Renderer()
        #expect(TemplateSet.builtIn.names.contains("ModelgenSupport"))
        #expect(TemplateSet.builtIn["structure"]?.path == "structure.mustache")
    }
}
