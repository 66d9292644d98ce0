import ModelgenSource
import Testing

@Suite struct GlobPatternTests {
    @Test(arguments: [
        ("*.json", "a.json", true),
        ("*.json", "a.yaml", false),
        ("*.json", ".json", false),
        (".*", ".hidden", true),
        ("a?c", "abc", true),
        ("a?c", "ac", false),
        ("a*b*c", "aXbYbZc", true),
        ("a*b*c", "aXcYb", false),
        ("page-[0-9].json", "page-7.json", true),
        ("page-[!0-9].json", "page-7.json", false),
        ("[]]", "]", true),
        ("[a", "[a", true),
        (#"\*"#, "*", true),
        (#"\*"#, "a", false),
        ("?", "技", true),
        ("**", "folder", true),
        ("**", ".git", false),
    ])
    func namesFitParts(pattern: String, name: String, fits: Bool) throws {
        let part = try #require(GlobPattern(pattern).parts.first)
        #expect(part.matches(name) == fits)
    }

    @Test func manyStarsTakeNoTime() throws {
        let part = try #require(GlobPattern(String(repeating: "*a", count: 40) + "b").parts.first)
        #expect(!part.matches(String(repeating: "a", count: 5000)))
    }
}
