import ModelgenSwift
import Testing

@Suite("English nouns")
struct NounTests {
    @Test(
        "The singular of a key",
        arguments: [
            ("categories", "category"), ("statuses", "status"), ("addresses", "address"), ("boxes", "box"),
            ("people", "person"), ("children", "child"), ("indices", "index"), ("vertices", "vertex"),
            ("matrices", "matrix"), ("movies", "movie"), ("cookies", "cookie"), ("leaves", "leaf"),
            ("knives", "knife"), ("heroes", "hero"), ("photos", "photo"), ("analyses", "analysis"),
            ("batches", "batch"), ("dishes", "dish"), ("caches", "cache"), ("houses", "house"), ("cases", "case"),
            ("purchases", "purchase"), ("responses", "response"), ("licenses", "license"), ("databases", "database"),
            ("classes", "class"), ("buses", "bus"), ("ties", "tie"), ("days", "day"), ("keys", "key"),
            ("quizzes", "quiz"), ("axes", "axis"), ("apis", "api"), ("menus", "menu"), ("aliases", "alias"),
            ("archives", "archive"), ("shoes", "shoe"), ("taxes", "tax"), ("ids", "id"),
        ]
    )
    func singular(plural: String, wanted: String) {
        #expect(Noun.singular(plural) == wanted)
        #expect(Noun.singular(wanted) == wanted)
        #expect(Noun.plural(wanted) == plural)
        #expect(Noun.plural(plural) == plural)
    }

    @Test(
        "Words that are no plurals stay",
        arguments: [
            "data", "news", "series", "status", "address", "bus", "analysis", "has", "is", "vs", "class", "gas",
            "previous", "canvas", "lens", "media", "metadata", "https", "dns", "this", "species", "bonus", "axis",
            "", "s", "技术", "2x",
        ]
    )
    func unchanged(word: String) {
        #expect(Noun.singular(word) == word)
    }

    @Test(
        "Only the last word changes, in its own case",
        arguments: [
            ("order_items", "order_item"), ("childNodes", "childNode"), ("ITEMS", "ITEM"), ("Categories", "Category"),
            ("userURLs", "userURL"), ("URLs", "URL"), ("related-articles", "related-article"),
            ("news_items", "news_item"),
            ("APIKeys", "APIKey"), ("salesPeople", "salesPerson"), ("items2", "items2"),
            ("page_addresses", "page_address"),
        ]
    )
    func lastWord(key: String, wanted: String) {
        #expect(Noun.singular(key) == wanted)
    }

    @Test(
        "The plural of a key",
        arguments: [("order_item", "order_items"), ("newsStory", "newsStories"), ("data", "data")])
    func plural(key: String, wanted: String) {
        #expect(Noun.plural(key) == wanted)
    }
}
