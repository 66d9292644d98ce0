import ModelgenRender
import Testing

/// The example of the design, letter by letter; only its digests are zeros.
@Suite(.enabled(if: SharedFolder.has("design/example"), "needs ../shared"))
struct DesignExampleTests {
    @Test(arguments: ["Article.generated.swift", "ArticleCoding.generated.swift"])
    func isPrintedToTheLetter(name: String) throws {
        let files = try Renderer().render(ArticleModel.model)
        let file = try #require(files.first { $0.name == name })
        let wanted = try SharedFolder.text("design/example/\(name)")
        #expect(withoutDigest(file.text) == withoutDigest(wanted))
    }

    private func withoutDigest(_ text: String) -> [Substring] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        lines.remove(at: 1)
        return lines
    }
}
