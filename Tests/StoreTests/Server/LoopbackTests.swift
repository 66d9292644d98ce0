@testable import ExpectedModels
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Stores over a real server, through `URLSession`.
@MainActor @Suite(.serialized) struct LoopbackTests {
    private static func store(_ server: LoopbackServer, path: String = "/list") throws -> DispatchStore {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 10
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)\(path)"))
        return DispatchStore(url: url, session: URLSession(configuration: configuration))
    }

    private func error(of store: DispatchStore) -> (any Error)? {
        if case .failed(let error) = store.phase { error } else { nil }
    }

    @Test func pagesComeOneAfterTheOther() async throws {
        let server = try LoopbackServer { path in
            let page = path.hasSuffix("page=1") ? 1 : path.hasSuffix("page=2") ? 2 : 3
            return LoopbackServer.Answer(
                body: DispatchPage.text(ids: [page * 10, page * 10 + 1], hasMore: page < 3), delay: 20)
        }
        let store = try Self.store(server, path: "/list?sort=new")
        await store.loadIfNeeded()
        while store.hasMore { await store.loadMore() }
        #expect(error(of: store) == nil)
        #expect(store.dispatches.map(\.id) == [10, 11, 20, 21, 30, 31])
        #expect(server.paths == [1, 2, 3].map { "/list?sort=new&page=\($0)" })
    }

    @Test func aStatusIsAnErrorWithTheServersWords() async throws {
        let server = try LoopbackServer { path in
            path.hasPrefix("/closed")
                ? LoopbackServer.Answer(
                    status: "401 Unauthorized", body: #"{"code": 7, "message": "sign in", "data": null}"#)
                : LoopbackServer.Answer(status: "503 Service Unavailable", body: "<html>")
        }
        let closed = try Self.store(server, path: "/closed")
        await closed.refresh()
        #expect(
            error(of: closed) as? DispatchStore.ServerError == DispatchStore.ServerError(code: 7, message: "sign in"))
        let broken = try Self.store(server)
        await broken.refresh()
        #expect((error(of: broken) as? DispatchStore.ServerError)?.code == 503)
    }

    @Test func whatCannotBeReadIsAnErrorThatNamesThePlace() async throws {
        let server = try LoopbackServer { path in
            path.hasPrefix("/cut")
                ? LoopbackServer.Answer(body: #"{"code": 0, "data": {"#, claimedLength: 500)
                : path.hasPrefix("/text")
                    ? LoopbackServer.Answer(body: "no JSON")
                    : LoopbackServer.Answer(
                        body: #"{"code": 0, "data": {"has_more": true, "dispatches": [{"id": "x"}]}}"#)
        }
        for path in ["/cut", "/text"] {
            let store = try Self.store(server, path: path)
            await store.refresh()
            #expect(error(of: store) != nil, "\(path)")
            #expect(store.dispatches.isEmpty && !store.isLoaded)
        }
        let store = try Self.store(server)
        await store.refresh()
        let problem = try #require(error(of: store))
        #expect(DispatchCoding.summary(of: problem) == "data.dispatches[0].id: expected a number")
    }

    @Test func aSlowAnswerIsOvertakenByARefresh() async throws {
        let server = try LoopbackServer { path in
            path.hasSuffix("page=2")
                ? LoopbackServer.Answer(body: DispatchPage.text(ids: [3], hasMore: false), delay: 600)
                : LoopbackServer.Answer(body: DispatchPage.text(ids: [1, 2], hasMore: true))
        }
        let store = try Self.store(server)
        await store.loadIfNeeded()
        let more = Task { await store.loadMore() }
        #expect(await eventually { server.paths.count == 2 })
        await store.refresh()
        await more.value
        try await Task.sleep(for: .milliseconds(700))
        #expect(store.dispatches.map(\.id) == [1, 2] && error(of: store) == nil)
    }

    @Test func noServerIsAnError() async throws {
        let store = DispatchStore(url: try #require(URL(string: "http://127.0.0.1:1/list")))
        await store.refresh()
        #expect(error(of: store) is URLError)
    }
}
