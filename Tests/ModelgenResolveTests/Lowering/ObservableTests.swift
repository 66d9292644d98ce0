import ModelgenResolve
import Testing

@Suite struct ObservableTests {
    private static let options: ModelOptions = {
        var options = ModelOptions()
        options.kind = .observable
        return options
    }()

    /// `@Observable` makes storage of a keyword's name that does not compile.
    @Test func propertiesAreNoKeywords() {
        let outline = ModelOutline([#"{"class": 1, "xs": 2, "borrowing": 3}"#], options: Self.options)
        #expect(outline.lines == ["Item: classValue Int, xs Int, borrowingValue Int"])
    }

    /// What holds a class goes to no other task; what holds none may.
    @Test(arguments: [
        ([#"{"v": [1, {"a": 1, "b": 2}]}"#], false),
        ([#"{"v": 1}"#, #"{"v": "x"}"#], true),
        ([#"{"v": ["x", {"a": 1, "b": 2}]}"#], false),
        ([#"{"v": 1}"#, #"{"v": [{"a": 1, "b": 2}]}"#], false),
        ([#"{"status": "open"}"#, #"{"status": "done"}"#], true),
    ])
    func whatHoldsClassesIsNotSendable(documents: [String], wanted: Bool) throws {
        let outline = ModelOutline(documents, options: Self.options)
        let declaration = try #require(outline.model?.declarations.dropFirst().first)
        #expect(declaration.conformances.contains("Sendable") == wanted, "\(outline.lines)")
    }
}
