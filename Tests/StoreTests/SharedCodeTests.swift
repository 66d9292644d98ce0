@testable import ExpectedModels
import Foundation
import Testing

/// `PageRequest` and `ListUpdate`, which all stores share.
struct SharedCodeTests {
    @Test(arguments: [
        ("https://a.test/list", "https://a.test/list?page=2&per_page=20"),
        ("https://a.test/list?sort=new", "https://a.test/list?sort=new&page=2&per_page=20"),
        ("https://a.test/list?page=1&q=a%26b", "https://a.test/list?q=a%26b&page=2&per_page=20"),
        ("https://a.test", "https://a.test?page=2&per_page=20"),
    ])
    func parametersReplaceThoseOfTheSameName(base: String, wanted: String) throws {
        let request = PageRequest().next(itemCount: 20)
        let url = request.url(try #require(URL(string: base)), ["page": "\(request.number)", "per_page": "20"])
        #expect(url.absoluteString == wanted)
    }

    @Test(
        arguments: [
            (nil, "https://a.test/list"),
            ("b2Zm+/==", "https://a.test/list?cursor=b2Zm%2B%2F%3D%3D"),
            ("a b&c=é", "https://a.test/list?cursor=a%20b%26c%3D%C3%A9"),
        ] as [(String?, String)])
    func cursorsAreEscaped(cursor: String?, wanted: String) throws {
        let request = PageRequest().next(itemCount: 1, cursor: cursor)
        let url = request.url(try #require(URL(string: "https://a.test/list")), ["cursor": request.cursor])
        #expect(url.absoluteString == wanted)
    }

    @Test(arguments: [
        ("https://b.test/x?from=3", "https://b.test/x?from=3"), ("/other?from=3", "https://a.test/other?from=3"),
        ("?from=3", "https://a.test/v1/list?from=3"),
    ])
    func linksMayBeRelative(link: String, wanted: String) throws {
        let base = try #require(URL(string: "https://a.test/v1/list?size=5"))
        #expect(PageRequest().next(itemCount: 1, cursor: link).link(from: base).absoluteString == wanted)
        #expect(PageRequest().link(from: base) == base)
    }

    struct Item: Identifiable, Equatable, Sendable {
        var id: Int
        var text = ""
    }

    private static func items(_ ids: [Int], changing: Set<Int> = []) -> [Item] {
        ids.map { Item(id: $0, text: changing.contains($0) ? "new" : "") }
    }

    @Test(
        arguments: [
            ([1, 2, 3], [1, 2, 3], [], "nothing"),
            ([1, 2, 3], [1, 2, 3], [2], "reconfigure 2"),
            ([], [1], [], "+1"),
            ([1, 2], [1], [], "-2"),
            ([1, 2, 3], [3, 1, 2], [1], "move 3, reconfigure 1"),
            ([1, 2], [2, 4], [2], "-1 +4, reconfigure 2"),
        ] as [([Int], [Int], Set<Int>, String)])
    func updatesLeadFromOldToNew(old: [Int], new: [Int], changed: Set<Int>, wanted: String) {
        let update = ListUpdate(from: Self.items(old), to: Self.items(new, changing: changed))
        #expect(Self.text(update) == wanted)
        if case .change(let difference, _) = update { #expect(old.applying(difference) == new) }
    }

    @Test func itemsThatCannotBeComparedCountAsChanged() {
        struct Opaque: Identifiable {
            var id: Int
        }
        let update = ListUpdate(from: [Opaque(id: 1)], to: [Opaque(id: 1)])
        #expect(update == .reconfigure([1]))
    }

    private static func text(_ update: ListUpdate<Int>) -> String {
        switch update {
        case .nothing: return "nothing"
        case .reconfigure(let ids): return "reconfigure \(ids.map(String.init).joined(separator: " "))"
        case .change(let difference, let ids):
            let steps = difference.compactMap { change -> String? in
                switch change {
                case .remove(_, let id, let move): move == nil ? "-\(id)" : nil
                case .insert(_, let id, let move): move == nil ? "+\(id)" : "move \(id)"
                }
            }
            let rest = ids.isEmpty ? "" : ", reconfigure \(ids.map(String.init).joined(separator: " "))"
            return steps.joined(separator: " ") + rest
        }
    }
}
