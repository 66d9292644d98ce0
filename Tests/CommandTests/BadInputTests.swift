import ModelgenTestSupport
import Testing

/// Bad input costs nothing: one clear line with its place and a remedy, the exit code, and no file touched.
@Suite struct BadInputTests {
    private static let files = [
        "good.json": #"{"id": 1}"#,
        "more.json": #"{"id": 2}"#,
        "broken.json": "{\"id\": 1,}\n",
        "broken.yaml": "modelgen: 1\nsamples: [good.json\n",
        "unknown.yaml": "modelgen: 1\nsamples: [good.json]\nfeilds: {}\n",
        "override.yaml": "modelgen: 1\nsamples: [good.json]\nfields:\n  /id: { name: the-id }\n",
        "missing.yaml": "modelgen: 1\nsamples: [godo.json]\n",
        "article.yaml": "modelgen: 1\nsamples: [good.json]\n",
        "Out/Article.generated.swift": "// mine\n",
        "option/article.yaml": "modelgen: 1\nsample: {}\n",
        "option/modelgen.yaml": "enums: opne\n",
    ]

    struct Case: CustomTestStringConvertible, Sendable {
        var arguments: [String]
        var status: Int32
        /// What standard error starts with.
        var line: String

        init(_ arguments: [String], _ status: Int32, _ line: String) {
            self.arguments = arguments
            self.status = status
            self.line = line
        }

        var testDescription: String {
            arguments.joined(separator: " ")
        }
    }

    private static let cases: [Case] = [
        Case(
            ["broken.json", "-o", "New"], 2,
            "broken.json:1:10: error: expected a key after ','; remove the comma before it [MG0101]"),
        Case(["broken.yaml", "-o", "New"], 2, "broken.yaml:3:1: error: "),
        Case(
            ["nope.json", "-o", "New"], 2,
            "nope.json: error: there is no file or folder 'nope.json'; did you mean 'more.json'? [MG0301]"
        ),
        Case(
            ["unknown.yaml", "-o", "New"], 2,
            "unknown.yaml:3:1: error: unknown key 'feilds' in a spec; did you mean 'fields'? [MG0401]"),
        Case(
            ["override.yaml", "-o", "New"], 2,
            "override.yaml:4:16: error: 'name' cannot be 'the-id': that is no Swift name; use letters, digits and '_', no "
                + "digit first, and no word that Swift or Foundation uses [MG0601]"
        ),
        Case(
            ["missing.yaml", "-o", "New"], 2,
            "missing.yaml:2:11: error: there is no file or folder 'godo.json'; did you mean 'good.json'? [MG0301]"
        ),
        Case(
            ["article.yaml", "-o", "good.json/Models"], 2,
            "good.json/Models: error: cannot write: not a directory; check the path and who may write there, or give another "
                + "folder after -o [MG0701]"
        ),
        Case(
            ["article.yaml", "-o", "good.json"], 2,
            "good.json: error: 'good.json' is not a folder; give a folder after -o [MG0701]"),
        Case(
            ["article.yaml", "-o", "Out"], 2,
            "Out/Article.generated.swift: error: modelgen did not write this file; move it away, or give --force to "
                + "overwrite it [MG0702]"
        ),
        Case(
            ["option/article.yaml", "-o", "New"], 2,
            "option/modelgen.yaml:1:8: error: 'enums' is open, closed or off, not 'opne'; did you mean 'open'? [MG0402]"
        ),
        Case(
            ["article.yaml", "-o", "New", "--templates", "Tmpl"], 2,
            "Tmpl: error: there is no file or folder 'Tmpl'; the working folder holds 'Out', 'article.yaml', 'broken.json' "
                + "and 7 more [MG0301]"
        ),
        Case(
            ["good.json"], 64,
            "modelgen: error: there is no output folder; add -o DIR, or -o - to print the files [MG0901]"),
        Case(["-o", "New"], 64, "modelgen: error: there is no input; name a spec or a sample [MG0901]"),
        Case(
            ["good.json", "more.json", "-o", "New"], 64,
            "modelgen: error: 2 samples describe one type, and it has no name; add --name, as in --name Good [MG0901]"
        ),
        Case(
            ["good.json", "article.yaml", "-o", "New"], 64,
            "modelgen: error: 'article.yaml' is a spec and 'good.json' a sample; one call takes one kind; list the sample in "
                + "the spec, or run modelgen twice [MG0901]"
        ),
        Case(
            ["good.json", "-o", "New", "--acess", "public"], 64,
            "modelgen: error: unknown option '--acess'; did you mean '--access'? [MG0901]"),
        Case(
            ["good.json", "-o", "New", "--access=pubic"], 64,
            "modelgen: error: '--access' is internal, package or public, not 'pubic'; did you mean 'public'? [MG0901]"
        ),
        Case(
            ["good.json", "-o", "New", "--name", "2x"], 64,
            "modelgen: error: '--name' cannot be '2x': that is no Swift name; "),
        Case(["good.json", "-o"], 64, "modelgen: error: '-o' lacks its value; write -o DIR [MG0901]"),
        Case(
            ["templtes", "list"], 64, "modelgen: error: unknown command 'templtes'; did you mean 'templates'? [MG0901]"),
        Case(
            ["templates", "show", "strucure"], 64,
            "modelgen: error: there is no template 'strucure'; did you mean 'structure'? [MG0901]"),
        Case(
            ["templates"], 64,
            "modelgen: error: 'modelgen templates' takes 'list', or 'show' and a name; try 'modelgen templates list' [MG0901]"
        ),
    ]

    @Test(arguments: cases)
    func oneClearLineAndNothingWritten(wrong: Case) throws {
        let folder = try TemporaryFolder(Self.files)
        let before = folder.contents()
        let run = try Tool.run(wrong.arguments, in: folder.path)
        #expect(run.status == wrong.status)
        #expect(run.lines.count == 1 && run.error.hasPrefix(wrong.line), "\(run.error)")
        #expect(run.error.hasSuffix("]\n"))
        #expect(run.output.isEmpty)
        #expect(folder.contents() == before && folder.folders() == ["Out", "option"])
        #expect(try folder.text("Out/Article.generated.swift") == "// mine\n")
    }

    @Test func allThatIsWrongIsTold() throws {
        let folder = try TemporaryFolder(["a.json": "[1,]", "b.json": "{\"a\" 1}", "c.json": "{}"])
        let run = try Tool.run(["a.json", "b.json", "c.json", "--name", "Thing", "-o", "Out"], in: folder.path)
        #expect(run.status == 2)
        #expect(run.lines.map { $0.prefix(11) } == ["a.json:1:4:", "b.json:1:6:"])
        #expect(folder.contents() == ["a.json", "b.json", "c.json"])
    }
}
