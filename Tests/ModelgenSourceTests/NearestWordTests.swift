import ModelgenSource
import Testing

@Suite("Did you mean")
struct NearestWordTests {
    private static let words = [
        "access", "properties", "layout", "kind", "dates", "enums", "urls", "uuids", "timeZone",
    ]

    @Test(
        "The nearest word",
        arguments: [
            ("acess", "access"),
            ("kidn", "kind"),
            ("timezone", "timeZone"),
            ("propertys", "properties"),
            ("layuot", "layout"),
            ("enum", "enums"),
            ("uids", "uuids"),
        ]
    )
    func nearest(word: String, wanted: String) {
        #expect(NearestWord.nearest(to: word, in: Self.words) == wanted)
    }

    @Test("Nothing is near", arguments: ["banana", "", "x", "stores"])
    func nothing(word: String) {
        #expect(NearestWord.nearest(to: word, in: Self.words) == nil)
    }

    @Test("Of equals the first in alphabetical order wins, however they are given")
    func ties() {
        #expect(NearestWord.nearest(to: "bat", in: ["cat", "bag", "hat"]) == "bag")
        #expect(NearestWord.nearest(to: "bat", in: ["hat", "cat", "bag"]) == "bag")
    }
}
