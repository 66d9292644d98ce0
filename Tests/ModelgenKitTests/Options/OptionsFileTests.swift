import ModelgenKit
import ModelgenSource
import ModelgenTestSupport
import Testing

@Suite struct OptionsFileTests {
    @Test(arguments: [
        ("Sources/Models/Specs", "Sources/modelgen.yaml"),
        ("Sources", "Sources/modelgen.yaml"),
        ("Tests", "modelgen.yaml"),
    ])
    func isTheNearestAbove(folder: String, expected: String) throws {
        let files = ["modelgen.yaml", "Sources/modelgen.yaml", "Sources/Models/Specs/a.yaml", "Tests/x.json"]
        let place = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "access: public\n") }))
        #expect(OptionsFile.path(above: place.path(folder), in: DiskFileSystem()) == place.path(expected))
    }

    @Test(arguments: [
        "access: public\ntemplates: Mine",
        "modelgen: 1\noptions:\n  access: public\n  templates: Mine",
    ])
    func takesWordsPlainOrUnderOptions(text: String) throws {
        let options = Options(layers: [try OptionsFile.read(SourceFile(path: "a/modelgen.yaml", text: text))])
        #expect(options.model.access == .public)
        #expect(options.tool.templates == "a/Mine")
    }

    @Test(arguments: [
        ("acess: public", "1:1: error: unknown key 'acess' in the options; did you mean 'access'? [MG0401]"),
        (
            "strict: true",
            "1:1: error: 'strict' is a flag, not an option of a file; give it on the command line: --strict [MG0401]"
        ),
        ("dates: false", "1:8: error: 'dates' is detect or off, not false [MG0402]"),
        ("- a", "1:1: error: 'modelgen.yaml' is a mapping, not a list [MG0402]"),
    ])
    func complainsWithPlaceAndRemedy(text: String, line: String) {
        let file = SourceFile(path: "modelgen.yaml", text: text)
        let error = #expect(throws: Diagnostics.self) { try OptionsFile.read(file) }
        #expect(error?.all.map(\.line) == ["modelgen.yaml:" + line])
    }
}
