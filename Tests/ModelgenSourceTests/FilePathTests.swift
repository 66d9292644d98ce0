import ModelgenSource
import Testing

@Suite struct FilePathTests {
    @Test(arguments: [
        ("Specs", "samples/a.json", "Specs/samples/a.json"),
        ("Specs/", "./a.json", "Specs/a.json"),
        ("", "a.json", "a.json"),
        ("Specs", "/abs/a.json", "/abs/a.json"),
        // Only the disk knows where `..` leads from a folder that is a link.
        ("Specs", "../a.json", "Specs/../a.json"),
        ("/", "a.json", "/a.json"),
    ])
    func joins(folder: String, path: String, joined: String) {
        #expect(FilePath.join(folder, path) == joined)
    }

    @Test(arguments: [
        ("App/../order.json", "order.json"), ("../a/./b", "../a/b"), ("a/b/../../../c", "../c"), ("/a/../../b", "/b"),
        ("a/..", "."), ("a.json", "a.json"),
    ])
    func showsWhereDotsLead(path: String, shown: String) {
        #expect(FilePath.shown(path) == shown)
    }

    @Test(arguments: [
        ("Specs/article.yaml", "Specs", "article.yaml", "yaml"),
        ("article.YAML", ".", "article.YAML", "yaml"),
        ("/article", "/", "article", ""),
        ("a//b/.hidden", "a/b", ".hidden", ""),
        ("/", "/", "/", ""),
    ])
    func splits(path: String, folder: String, name: String, ending: String) {
        #expect(FilePath.folder(of: path) == folder)
        #expect(FilePath.name(of: path) == name)
        #expect(FilePath.ending(of: path) == ending)
    }
}
