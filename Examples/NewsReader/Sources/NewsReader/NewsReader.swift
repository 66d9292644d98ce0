import Foundation

/// Pages through a server on this machine with the emitted store, and prints what a screen would show.
@main
enum NewsReader {
    @MainActor
    static func main() async throws {
        let server = try LoopbackServer(answer)
        guard let url = URL(string: "http://127.0.0.1:\(server.port)/articles") else { return }
        let store = ArticleStore(url: url)
        let screen = Screen(store: store)
        screen.show("at first")
        await store.loadIfNeeded()
        screen.show("the first page")
        while store.hasMore { await store.loadMore() }
        screen.show("scrolled to the end: an article that came twice stands once, with its newer summary")
        store.category = .harbour
        screen.show("filtered")
        await store.refresh()
        screen.show("pulled to refresh: the filter stays")
        store.category = nil
        print("\nasked for: \(server.paths.joined(separator: ", "))")
    }

    /// The samples are the server's pages.
    @Sendable private static func answer(to path: String) -> LoopbackServer.Answer {
        let page = path.split(separator: "=").last.flatMap { Int($0) } ?? 1
        let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Specs/article")
        guard let body = try? String(contentsOf: samples.appending(path: "page-\(page).json"), encoding: .utf8) else {
            return LoopbackServer.Answer(status: "404 Not Found", body: "{}")
        }
        return LoopbackServer.Answer(body: body, delay: 50)
    }
}
