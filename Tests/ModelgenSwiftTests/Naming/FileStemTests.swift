import ModelgenSwift
import Testing

@Suite("The stem of output files")
struct FileStemTests {
    @Test(
        "From the name of a spec",
        arguments: [
            ("article.yaml", "Article"), ("article-list.modelgen.yaml", "ArticleList"),
            ("Specs/user_list.yml", "UserList"),
            ("orderHTTPLog.json", "OrderHTTPLog"), ("2024-orders.yaml", "_2024Orders"), ("v1.2.yaml", "V12"),
            ("weather feed.modelgen.json", "WeatherFeed"), ("---.yaml", "Model"), ("", "Model"), (".yaml", "Yaml"),
            ("été.yaml", "Été"), ("文章.yaml", "文章"), ("Case0001", "Case0001"), ("ßeta.yaml", "Sseta"),
            // Joiners are part of a character and no part of an identifier.
            ("I\u{200D}d.yaml", "Id"), ("a\u{301}\u{200D}.yaml", "A\u{301}"),
        ]
    )
    func stem(fileName: String, wanted: String) {
        #expect(FileStem.stem(forFileName: fileName) == wanted)
        #expect(Identifier.isValid(FileStem.stem(forFileName: fileName)))
    }
}
