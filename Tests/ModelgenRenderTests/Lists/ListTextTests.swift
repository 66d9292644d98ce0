import ModelgenRender
import ModelgenSwift
import Testing

/// What is printed for what a store says.
struct ListTextTests {
    private static func text(_ model: Model, _ file: String = "List") throws -> String {
        try #require(Renderer().render(model).first { $0.name == model.stem + file + ".generated.swift" }?.text)
    }

    private static func model(
        _ row: RowForm = .single(RowContent()),
        filters: [StoreFilter] = [],
        emitted: Set<EmittedFile> = [.list, .table]
    ) -> Model {
        ListCase.model(
            "Film", properties: [Property(name: "id", key: "id", type: .int)], enums: [:], emitted: emitted,
            store: ListCase.store("Film", "film", "films", filters: filters, row: row))
    }

    @Test(arguments: [
        (Set<EmittedFile>([.list]), ["FilmList.generated.swift", "ModelgenSupport.generated.swift"]),
        (
            Set<EmittedFile>([.table]),
            ["FilmList.generated.swift", "ModelgenSupport.generated.swift", "ModelgenTable.generated.swift"]
        ),
        (Set<EmittedFile>([.store]), ["ModelgenSupport.generated.swift"]),
    ])
    func filesThatAreAskedFor(emitted: Set<EmittedFile>, names: [String]) throws {
        var model = Self.model(emitted: emitted)
        model.emitted = emitted
        let others = ["Film", "FilmCoding", "FilmStore"].map { $0 + ".generated.swift" }
        #expect(try Renderer().render(model).map(\.name).filter { !others.contains($0) } == names)
    }

    @Test(arguments: [
        (EmittedFile.list, "struct FilmList<", "FilmTable"), (.list, "struct FilmListFooter", "FilmTable"),
        (.table, "struct FilmTable<", "struct FilmList<"), (.table, "struct FilmListRow", "FilmListFooter"),
    ])
    func viewsThatAreAskedFor(emitted: EmittedFile, wanted: String, unwanted: String) throws {
        let text = try Self.text(Self.model(emitted: [emitted]))
        #expect(text.contains(wanted))
        #expect(!text.contains(unwanted))
    }

    @Test(arguments: [(1, ".segmented"), (4, ".segmented"), (5, ".menu"), (40, ".menu")])
    func aPickerIsSegmentedUpToFourCases(count: Int, style: String) throws {
        let cases = (1...count).map { "case\($0)" }
        let text = try Self.text(Self.model(filters: [ListCase.filter("kind", "Film.Kind", cases)]))
        #expect(text.contains(".pickerStyle(\(style))"))
        #expect(text.contains(#"Text("All", comment: "Kind of films: any").tag(Film.Kind?.none)"#))
        #expect(text.contains(#"Text("Case1", comment: "Kind of films").tag(Film.Kind?.some(.case1))"#))
        #expect(text.split(separator: "\n").count { $0.contains(".tag(") } == count + 1)
    }

    @Test(arguments: [(2, false), (3, true)])
    func pickersGoIntoAMenuWhereTheyAreMany(count: Int, isMenu: Bool) throws {
        let filters = (1...count).map { ListCase.filter("kind\($0)", "Film.Kind", ["a", "b"]) }
        let text = try Self.text(Self.model(filters: filters))
        #expect(text.contains("Menu {") == isMenu)
        #expect(text.contains(".pickerStyle(.segmented)") != isMenu)
        #expect(text.split(separator: "\n").count { $0.contains("Picker(selection: $store.kind") } == count)
    }

    @Test func anEnumThatIsNotHashableIsMadeSoForItsPicker() throws {
        let tasks = try #require(ListCase.all.first { $0.testDescription == "tasks" })
        let lines = try Self.text(tasks.model).split(separator: "\n").filter { $0.contains(": Hashable {}") }
        #expect(lines == ["Status", "Level"].map { "    nonisolated extension Errand.\($0): Hashable {}" })
        #expect(try !Self.text(ListCase.articles.model).contains(": Hashable {}"))
    }

    @Test(arguments: [[], [ListCase.filter("kind", "Film.Kind", [])]])
    func noPickerWhereThereIsNothingToChoose(filters: [StoreFilter]) throws {
        #expect(try !Self.text(Self.model(filters: filters)).contains("Filters"))
    }

    @Test(arguments: [
        (ListCase.property("name"), "Text(film.name)"),
        (ListCase.property("name", isOptional: true), "if let title = film.name {"),
        (ListCase.property("year", type: .int), "Text(film.year, format: .number.grouping(.never))"),
        (ListCase.property("price", type: .decimal), "Text(film.price, format: .number)"),
        (ListCase.property("site", type: .url), "Text(film.site.absoluteString)"),
        (ListCase.property("key", type: .uuid), "Text(film.key.uuidString)"),
        (ListCase.property("seenOn", type: .date), "Text(film.seenOn, style: .date)"),
        (ListCase.property("isNew", type: .bool), "Text(String(describing: film.isNew))"),
        (RowProperty(path: [.init(name: "kind")], type: .named("Film.Kind"), isEnum: true), "Text(film.kind.rawValue)"),
        (
            RowProperty(path: [.init(name: "maker", isOptional: true), .init(name: "name")], type: .string),
            "if let title = film.maker?.name {"
        ),
    ])
    func aTitle(property: RowProperty, line: String) throws {
        let text = try Self.text(Self.model(.single(RowContent(title: property))))
        #expect(text.contains("\n" + String(repeating: " ", count: 20) + line))
    }

    @Test func aRowThatHasNothingToShowSaysWhatItIs() throws {
        #expect(try Self.text(Self.model()).contains(#"Text("Film", comment: "A row that has nothing else to show")"#))
    }

    @Test func aRowOfAUnionShowsWhatItsVariantHas() throws {
        let post = try #require(ListCase.all.first { $0.testDescription == "posts" })
        let text = try Self.text(post.model)
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        for line in [
            #"case .photo(let value):"#, #"row(Text("Photo", comment: "A kind of post"), image: value.url)"#,
            "case .`repeat`:", #"row(Text("Repeat", comment: "A kind of post"))"#,
            #"case .`repeat`: ModelgenTableRowKind("repeat")"#, "case .unknown:",
        ] {
            #expect(lines.contains { $0 == line }, "\(line)")
        }
    }

    @Test func thePreviewHoldsTheSampleAsItIs() throws {
        let text = try Self.text(ListCase.articles.model)
        let indentation = String(repeating: " ", count: 16)
        let literal = [
            "#\"\"\"", "{", "  \"title\": \"say \\\"hi\\\"\",", "\t\"note\": \"\\#u{200B}#\"", "}", "\"\"\"#",
        ].joined(separator: "\n" + indentation)
        #expect(text.contains("nonisolated private static let document = " + literal))
    }

    /// Lines of a document are not broken, however much they look like Swift.
    @Test func thePreviewKeepsLongLines() throws {
        let line = "let value = call(" + (1...40).map { "argument\($0)" }.joined(separator: ", ") + ")"
        var model = Self.model()
        model.stores[0].preview = "\"\"\"\n\(line)\n\"\"\""
        #expect(try Self.text(model).contains("\n" + String(repeating: " ", count: 16) + line + "\n"))
    }

    @Test func viewsAreQualifiedOnlyWhereATypeIsCalledSo() throws {
        // Models of other specs are likely to be called Image, Label, List or Section: those always are.
        let text = try Self.text(Self.model())
        #expect(text.contains("SwiftUI.List {") && !text.contains("SwiftUI.Text"))
        let section = try #require(ListCase.namesakes.first { $0.testDescription == "Section" })
        #expect(try Self.text(section.model).contains("SwiftUI.Text"))
    }
}
