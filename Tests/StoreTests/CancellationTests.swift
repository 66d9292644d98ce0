@testable import ExpectedModels
import Foundation
import Testing

/// Who gives up is no error, and takes nothing from who waits still.
@MainActor struct CancellationTests {
    private let server = ScriptedServer()
    private let store: DispatchStore

    init() {
        store = DispatchStore(transport: server.transport)
    }

    private var isIdle: Bool {
        if case .idle = store.phase { true } else { false }
    }

    @Test func aLoneCallerEndsTheRequest() async {
        let task = Task { await store.refresh() }
        #expect(await eventually { server.open == [0] })
        task.cancel()
        #expect(await eventually { server.cancelled == [0] && isIdle })
        server.answer(0, with: .success(DispatchPage.text(ids: [1], hasMore: false)))
        await task.value
        #expect(store.dispatches.isEmpty && !store.isLoaded)
    }

    @Test func oneOfTwoCallersLeavesTheRequestToTheOther() async {
        let first = Task { await store.loadIfNeeded() }
        #expect(await eventually { server.open == [0] })
        let second = Task { await store.refresh() }
        await settle()
        first.cancel()
        await settle()
        #expect(server.cancelled.isEmpty)
        server.answer(0, with: .success(DispatchPage.text(ids: [1], hasMore: false)))
        await second.value
        #expect(store.dispatches.map(\.id) == [1] && isIdle)
    }

    /// A view that goes and comes back at once: its second task must not wait for the request that its first gave up.
    @Test func whatWasGivenUpIsLoadedAnew() async {
        let first = Task { await store.loadIfNeeded() }
        #expect(await eventually { server.open == [0] })
        first.cancel()
        #expect(await eventually { isIdle })
        let second = Task { await store.loadIfNeeded() }
        #expect(await eventually { server.open.contains(1) })
        server.answer(1, with: .success(DispatchPage.text(ids: [7], hasMore: false)))
        await second.value
        server.answer(0, with: .success(DispatchPage.text(ids: [1], hasMore: false)))
        await first.value
        #expect(store.dispatches.map(\.id) == [7])
    }

    @Test(arguments: [0, 1]) func aTransportThatWasCancelledIsNoError(_ kind: Int) async {
        let error: any Error = kind == 0 ? CancellationError() : URLError(.cancelled)
        let task = Task { await store.refresh() }
        #expect(await eventually { server.open == [0] })
        server.answer(0, with: .failure(error))
        await task.value
        #expect(isIdle)
    }

    /// What was overtaken goes on no more, so that its phase must not come back.
    @Test func aRefreshThatOvertookAPageAndWasGivenUpLeavesTheStoreIdle() async {
        let first = Task { await store.loadIfNeeded() }
        #expect(await eventually { server.open == [0] })
        server.answer(0, with: .success(DispatchPage.text(ids: [1], hasMore: true)))
        await first.value
        let page = Task { await store.loadMore() }
        #expect(await eventually { server.open == [1] })
        let refresh = Task { await store.refresh() }
        #expect(await eventually { server.open == [1, 2] })
        refresh.cancel()
        #expect(await eventually { server.cancelled == [1, 2] && isIdle })
        server.answer(1, with: .failure(CancellationError()))
        server.answer(2, with: .failure(CancellationError()))
        await page.value
        await refresh.value
        #expect(isIdle && store.dispatches.map(\.id) == [1] && store.hasMore)
    }

    @Test func anErrorIsStillThereAfterARetryThatWasGivenUp() async {
        let first = Task { await store.refresh() }
        #expect(await eventually { server.open == [0] })
        server.answer(0, with: .failure(URLError(.timedOut)))
        await first.value
        let second = Task { await store.refresh() }
        #expect(await eventually { server.open == [1] })
        second.cancel()
        #expect(await eventually { if case .failed = store.phase { true } else { false } })
        server.answer(1, with: .failure(CancellationError()))
        await second.value
    }
}
