import ModelgenKit
import ModelgenShape
import ModelgenSource
import ModelgenSwift
import ModelgenTestSupport
import Testing

@Suite struct PreparerTests {
    private let files = [
        "user.json": #"{"id": 1}"#,
        "user.2.json": #"{"id": 2}"#,
        "2024.json": "{}",
        "data.json": #"{"id": 3}"#,
        "broken.json": "{",
        "Specs/article.yaml": "modelgen: 1\nsamples: [article/*.json, article/one.json]\nroot: /data",
        "Specs/article/one.json": #"{"data": {"id": 1}}"#,
        "Specs/article/two.json": #"{"data": {"id": 2}}"#,
        "Specs/place.modelgen.yaml": "modelgen: 1\nname: Place\nsample: { id: 1 }",
        "Specs/gone.spec": "modelgen: 1\nsamples: [artcle/*.json, article/one.jsn]",
        "Specs/all.spec": "modelgen: 1\nsamples: [.]\noptions: { enums: off }",
        "modelgen.yaml": "access: public\nenums: closed",
    ]

    private func prepare(_ inputs: [String], name: String? = nil, flags: OptionLayer = OptionLayer()) throws -> (
        Preparation, lines: [String]
    ) {
        let folder = try TemporaryFolder(files)
        let request = GenerationRequest(inputs: inputs.map(folder.path), name: name, flags: flags)
        let preparation = Preparer(DiskFileSystem()).prepare(request)
        let lines = preparation.diagnostics.sorted().map { $0.line.replacing(folder.path + "/", with: "") }
        return (preparation, lines)
    }

    @Test func aSampleIsCalledAfterItsFile() throws {
        let (preparation, lines) = try prepare(["user.json"])
        let request = try #require(preparation.items.first?.request)
        #expect(lines.isEmpty && preparation.items.count == 1)
        #expect(request.source == "user.json" && request.stem == "User")
        #expect(request.roots.map(\.name) == ["User"])
        #expect(request.roots[0].shape.objects != nil)
    }

    @Test func aNameThatSwiftHasTakenIsAnother() throws {
        let request = try #require(try prepare(["data.json"]).0.items.first?.request)
        #expect(request.stem == "Data" && request.roots.map(\.name) == ["DataModel"])
    }

    @Test func samplesTogetherAreOneType() throws {
        let one = try #require(try prepare(["user.json", "user.2.json", "user.json"], name: "User").0.items.first)
        let other = try #require(try prepare(["user.2.json", "user.json"], name: "User").0.items.first)
        #expect(one.request.source == "user.2.json and user.json")
        #expect(one.request.stem == "User" && one.request.roots[0].shape.count == 2)
        #expect(
            one.request.source == other.request.source
                && one.request.roots[0].shape.count == other.request.roots[0].shape.count)
    }

    @Test func aSpecBringsItsSamplesEachOnce() throws {
        let (preparation, lines) = try prepare(["Specs/article.yaml"])
        let item = try #require(preparation.items.first)
        #expect(lines.isEmpty)
        #expect(item.request.source == "article.yaml" && item.request.stem == "Article")
        #expect(item.request.roots.map(\.name) == ["Article"])
        #expect(item.request.roots[0].namePlace == nil)
        #expect(item.request.roots[0].root == JSONPointer("/data"))
        #expect(item.request.roots[0].shape.count == 2)
        #expect(item.spec?.hasSuffix("Specs/article.yaml") == true)
    }

    @Test func aFolderWithSpecsStandsForThem() throws {
        let (preparation, lines) = try prepare(["Specs"])
        #expect(lines.isEmpty)
        #expect(preparation.items.map(\.request.stem) == ["Article", "Place"])
        #expect(preparation.items[1].request.roots[0].namePlace != nil)
    }

    @Test func aSpecIsNoSampleOfAnother() throws {
        let (preparation, lines) = try prepare(["Specs/all.spec"])
        #expect(lines.isEmpty)
        #expect(preparation.items.first?.request.roots[0].shape.count == 2)
    }

    @Test func optionsLieInLayers() throws {
        let flag = OptionLayer(settings: [OptionLayer.Setting(name: "access", value: .word("package"))])
        let plain = try #require(try prepare(["Specs/article.yaml"]).0.items.first?.request.options)
        #expect(plain.access == .public && plain.enums == .closed)
        let spec = try #require(try prepare(["Specs/all.spec"], flags: flag).0.items.first?.request.options)
        #expect(spec.access == .package && spec.enums == .off)
    }

    @Test(arguments: [
        (
            ["user.json", "Specs/article.yaml"], nil,
            [
                "modelgen: error: 'Specs/article.yaml' is a spec and 'user.json' a sample; one call takes one kind; list "
                    + "the sample in the spec, or run modelgen twice [MG0901]"
            ]
        ),
        (
            ["user.json", "user.2.json"], nil,
            ["modelgen: error: 2 samples describe one type, and it has no name; add --name, as in --name User [MG0901]"]
        ),
        (
            ["user.json"], "2x",
            [
                "modelgen: error: '--name' cannot be '2x': that is no Swift name; use letters, digits and '_', no digit "
                    + "first, and no word that Swift or Foundation uses [MG0901]"
            ]
        ),
        (
            ["Specs/article.yaml"], "Article",
            ["modelgen: error: '--name' is for samples; write 'name: Article' in the spec [MG0901]"]
        ),
        (
            ["usr.json", "Specs/artcle.yaml"], nil,
            [
                "Specs/artcle.yaml: error: there is no file or folder 'Specs/artcle.yaml'; did you mean "
                    + "'Specs/article.yaml'? [MG0301]",
                "usr.json: error: there is no file or folder 'usr.json'; did you mean 'user.json'? [MG0301]",
            ]
        ),
        (
            ["Specs/gone.spec"], nil,
            [
                "Specs/gone.spec:2:11: error: no file matches 'artcle/*.json'; did you mean 'article'? [MG0304]",
                "Specs/gone.spec:2:26: error: there is no file or folder 'article/one.jsn'; did you mean "
                    + "'article/one.json'? [MG0301]",
            ]
        ),
    ])
    func complainsBeforeAnythingIsMade(inputs: [String], name: String?, lines: [String]) throws {
        let (preparation, told) = try prepare(inputs, name: name)
        #expect(told == lines)
        #expect(preparation.hasErrors)
    }

    @Test func aBrokenSampleIsToldWithItsPlace() throws {
        let (preparation, lines) = try prepare(["broken.json"])
        #expect(preparation.hasErrors && lines.count == 1)
        #expect(lines[0].hasPrefix("broken.json:1:2: error: "))
    }
}
