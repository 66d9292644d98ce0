import Foundation
import ModelgenKit
import ModelgenShape
import ModelgenSource
import ModelgenTestSupport
import Testing

/// A spec of several models remembers all of them in one file.
@Suite struct RememberedModelsTests {
    private static let spec = """
        modelgen: 1
        options: { remember: feed.shape.json }
        models:
          Article: { samples: [articles] }
          Comment: { samples: [comments], root: /list }
        """

    private static func run(_ folder: TemporaryFolder) throws -> GenerationResult {
        let request = GenerationRequest(inputs: [folder.path("feed.yaml")])
        let result = Generation(DiskFileSystem()).run(request)
        #expect(!result.hasErrors, "\(result.diagnostics.map(\.line))")
        try OutputWriter.write([], to: folder.path, remembered: result.remembered)
        let again = Generation(DiskFileSystem()).run(request)
        #expect(again.remembered.map(\.isChanged) == result.remembered.map { _ in false })
        #expect(again.files == result.files)
        return result
    }

    @Test func eachModelKeepsItsOwn() throws {
        let folder = try TemporaryFolder([
            "feed.yaml": Self.spec,
            "articles/1.json":
                #"{"id": 1, "user-id": 2, "title": "x", "author": {"name": "n", "mail": "m", "age": 3}}"#,
            "comments/1.json": #"{"list": [{"id": 1, "text": "t", "author": {"name": "n", "mail": "m", "age": 3}}]}"#,
        ])
        _ = try Self.run(folder)
        // Other samples: a key that clashes with an old one, and members that are gone from each model.
        try folder.remove("articles/1.json")
        try folder.write(
            #"{"user_id": 3, "id": 1, "author": {"name": "n", "mail": "m", "age": 3}}"#, to: "articles/2.json")
        try folder.remove("comments/1.json")
        try folder.write(
            #"{"list": [{"id": 1, "author": {"name": "n", "mail": "m", "age": 3}}]}"#, to: "comments/2.json")
        let result = try Self.run(folder)
        let text = try #require(result.files.first { $0.name == "Feed.generated.swift" }).text
        for line in ["let title: String?", "let text: String?", "let user_id: Int?", "let userID: Int?"] {
            #expect(text.contains(line), "\(line)\n\(text)")
        }
        #expect(
            result.diagnostics.filter { $0.code == .seenNoMore }.map(\.message) == [
                "'/title' of Article is in no sample any more; it was last seen in generation 1 (1.json)",
                "'/user-id' of Article is in no sample any more; it was last seen in generation 1 (1.json)",
                "'/-/text' of Comment is in no sample any more; it was last seen in generation 1 (1.json)",
            ])
    }

    /// A type that two models share keeps its name, whichever of them has samples left.
    @Test func sharedTypesKeepTheirNames() throws {
        let person = #"{"name": "n", "mail": "m", "age": 3}"#
        let folder = try TemporaryFolder([
            "feed.yaml": Self.spec,
            "articles/1.json": #"{"id": 1, "author": \#(person)}"#,
            "comments/1.json": #"{"list": [{"id": 1, "writer": \#(person)}]}"#,
        ])
        let before = try Self.run(folder)
        try folder.write(#"{"list": [{"id": 1, "writer": \#(person), "editor": \#(person)}]}"#, to: "comments/2.json")
        try folder.write(#"{"id": 1, "author": \#(person), "reviewer": \#(person)}"#, to: "articles/2.json")
        let after = try Self.run(folder)
        func types(_ result: GenerationResult) -> Set<String> {
            let text = result.files.first { $0.name == "Feed.generated.swift" }?.text ?? ""
            return Set(text.split(separator: "\n").filter { $0.contains("struct ") }.map(String.init))
        }
        #expect(types(before).count > 2)
        #expect(types(before) == types(after))
    }

    /// A type that a model comes to share with one before it stays inside the one that declared it.
    @Test func sharedTypesStayWhereTheyWere() throws {
        let person = #"{"name": "n", "mail": "m", "age": 3}"#
        let folder = try TemporaryFolder([
            "feed.yaml": Self.spec,
            "articles/1.json": #"{"id": 1, "author": {"score": 1, "rank": 2}}"#,
            "comments/1.json": #"{"list": [{"id": 1, "author": \#(person)}]}"#,
        ])
        _ = try Self.run(folder)
        try folder.write(#"{"id": 1, "author": {"score": 1, "rank": 2}, "editor": \#(person)}"#, to: "articles/2.json")
        let result = try Self.run(folder)
        let text = try #require(result.files.first { $0.name == "Feed.generated.swift" }).text
        for line in ["let editor: Comment.Author?", "let author: Author", "extension Article", "extension Comment"] {
            #expect(text.contains(line), "\(line)\n\(text)")
        }
        #expect(text.components(separatedBy: "struct Author:").count == 3)
    }

    /// Beside each other, the types of two models have names of their own.
    @Test func flatModelsHaveNamesOfTheirOwn() throws {
        let folder = try TemporaryFolder([
            "feed.yaml": Self.spec.replacing("options: {", with: "options: { layout: flat,"),
            "articles/1.json": #"{"id": 1, "author": {"name": "n", "mail": "m"}}"#,
            "comments/1.json": #"{"list": [{"id": 1, "author": {"score": 1, "rank": 2}}]}"#,
        ])
        let result = try Self.run(folder)
        let text = try #require(result.files.first { $0.name == "Feed.generated.swift" }).text
        let types = text.split(separator: "\n").filter { $0.contains("struct ") }
            .compactMap { $0.split(separator: " ").drop { $0 != "struct" }.dropFirst().first }
        #expect(types == ["Article:", "Author:", "Comment:", "CommentAuthor:"])
    }

    /// A model that joins a spec, or leaves it, takes nothing from the others.
    @Test func aSpecMayGainAndLoseModels() throws {
        let one = "modelgen: 1\nname: Article\nsamples: [articles]\noptions: { remember: feed.shape.json }\n"
        let folder = try TemporaryFolder([
            "feed.yaml": one,
            "articles/1.json": #"{"id": 1, "title": "x"}"#,
            "comments/1.json": #"{"list": [{"id": 1, "text": "t"}]}"#,
        ])
        _ = try Self.run(folder)
        let alone = try folder.text("feed.shape.json")
        try folder.write(Self.spec, to: "feed.yaml")
        try folder.remove("articles/1.json")
        try folder.write(#"{"id": 2}"#, to: "articles/2.json")
        let both = try Self.run(folder)
        #expect(both.files.contains { $0.text.contains("let title: String?") })
        #expect(try folder.text("feed.shape.json").contains(#""model": "Article", "name": "1.json""#))
        try folder.write(one, to: "feed.yaml")
        let last = try Self.run(folder)
        #expect(last.files.contains { $0.text.contains("let title: String?") })
        let file = try ShapeFileReader.read(SourceFile(path: "a", text: folder.text("feed.shape.json")))
        let first = try ShapeFileReader.read(SourceFile(path: "a", text: alone))
        #expect(file.models.isEmpty && file.documents == 2)
        #expect(file.memory?.names.types.map(\.name) == first.memory?.names.types.map(\.name))
        #expect(file.memory?.samples.map(\.model) == [nil, nil])
    }

    @Test func aFileOfOtherModelsIsRefused() throws {
        let folder = try TemporaryFolder([
            "feed.yaml": Self.spec,
            "other.yaml": "modelgen: 1\nsample: {a: 1}\noptions: { remember: feed.shape.json }\n",
            "articles/1.json": #"{"id": 1}"#, "comments/1.json": #"{"list": [{"id": 1}]}"#,
        ])
        _ = try Self.run(folder)
        let text = try folder.text("feed.shape.json")
        let result = Generation(DiskFileSystem()).run(GenerationRequest(inputs: [folder.path("other.yaml")]))
        #expect(result.diagnostics.map(\.code) == [.rememberedOthers])
        #expect(try folder.text("feed.shape.json") == text)
        let shape = ShapeGathering(DiskFileSystem()).run([folder.path("feed.shape.json")])
        #expect(shape.diagnostics.map(\.code) == [.severalModels])
    }

    @Test func forgettingIsForEachModelThatHasThePlace() throws {
        let folder = try TemporaryFolder([
            "feed.yaml": Self.spec,
            "articles/1.json": #"{"id": 1, "text": "x"}"#, "comments/1.json": #"{"list": [{"id": 1, "text": "t"}]}"#,
        ])
        _ = try Self.run(folder)
        try folder.remove("comments/1.json")
        try folder.write(#"{"list": [{"id": 1}]}"#, to: "comments/2.json")
        try folder.write(Self.spec.replacing("json }", with: "json, forget: [/-/text] }"), to: "feed.yaml")
        let result = try Self.run(folder)
        let text = try #require(result.files.first { $0.name == "Feed.generated.swift" }).text
        // The article's text is at another place, and in a sample at hand.
        #expect(text.components(of: "let text: ") == 1)
    }
}

extension String {
    fileprivate func components(of part: String) -> Int {
        ranges(of: part).count
    }
}
