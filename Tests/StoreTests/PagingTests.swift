@testable import ExpectedModels
import Foundation
import Testing

/// What a store keeps and asks for from page to page.
@MainActor struct PagingTests {
    /// A store whose transport answers in turn, and the requests that it made.
    @MainActor private final class Answers {
        var pages: [String]
        private(set) var requests: [PageRequest] = []

        init(_ pages: [String]) {
            self.pages = pages
        }

        nonisolated var transport: @Sendable (PageRequest) async throws -> Data {
            { request in try await self.answer(request) }
        }

        private func answer(_ request: PageRequest) throws -> Data {
            requests.append(request)
            guard !pages.isEmpty else { throw URLError(.badServerResponse) }
            return Data(pages.removeFirst().utf8)
        }
    }

    @Test func aPageThatRepeatsItemsDoublesNone() async {
        let answers = Answers([
            DispatchPage.text(ids: [1, 2], hasMore: true),
            DispatchPage.text([(2, "Two, corrected"), (3, "Three"), (3, "Three again")], hasMore: false),
        ])
        let store = DispatchStore(transport: answers.transport)
        await store.loadIfNeeded()
        await store.loadMore()
        #expect(store.dispatches.map(\.id) == [1, 2, 3])
        #expect(store.dispatches.map(\.title) == ["Dispatch 1", "Two, corrected", "Three again"])
        #expect(!store.hasMore)
        await store.loadMore()
        #expect(answers.requests.map(\.number) == [1, 2])
    }

    @Test func aRefreshDropsWhatTheServerHasNoMore() async {
        let answers = Answers([
            DispatchPage.text(ids: [1, 2], hasMore: true), DispatchPage.text(ids: [3], hasMore: true),
            DispatchPage.text(ids: [4, 2], hasMore: true),
        ])
        let store = DispatchStore(transport: answers.transport)
        await store.loadIfNeeded()
        await store.loadMore()
        await store.refresh()
        #expect(store.dispatches.map(\.id) == [4, 2])
        answers.pages = [DispatchPage.text(ids: [5], hasMore: false)]
        await store.loadMore()
        #expect(answers.requests.map(\.number) == [1, 2, 1, 2])
    }

    @Test func aFailedRefreshKeepsWhatIsThereAndWhereItGoesOn() async {
        let answers = Answers([DispatchPage.text(ids: [1, 2], hasMore: true)])
        let store = DispatchStore(transport: answers.transport)
        await store.loadIfNeeded()
        await store.refresh()
        guard case .failed = store.phase else {
            Issue.record("\(store.phase)")
            return
        }
        #expect(store.dispatches.map(\.id) == [1, 2] && store.hasMore)
        answers.pages = [DispatchPage.text(ids: [3], hasMore: false)]
        await store.loadMore()
        #expect(store.dispatches.map(\.id) == [1, 2, 3])
    }

    @Test func aFilterSurvivesARefresh() async {
        let answers = Answers([
            DispatchPage.text(ids: [1], hasMore: false),
            DispatchPage.text([(1, "One"), (2, "Two")], hasMore: false, category: "weather"),
        ])
        let store = DispatchStore(transport: answers.transport)
        store.category = .weather
        await store.loadIfNeeded()
        #expect(store.filteredDispatches.isEmpty && store.dispatches.count == 1)
        await store.refresh()
        #expect(store.category == .weather && store.filteredDispatches.map(\.id) == [1, 2])
        store.category = .unknown("sports")
        #expect(store.filteredDispatches.isEmpty)
    }

    @Test func aRefusalIsAnErrorWithItsMessage() async throws {
        let refusal = #"{"code": 40101, "message": "please sign in", "data": null}"#
        let store = DispatchStore(transport: Answers([refusal]).transport)
        await store.refresh()
        guard case .failed(let error) = store.phase else {
            Issue.record("\(store.phase)")
            return
        }
        #expect(
            error as? DispatchStore.ServerError == DispatchStore.ServerError(code: 40101, message: "please sign in"))
        #expect(error.localizedDescription == "please sign in")
    }

    @Test func sectionsAreDaysInTheOrderOfTheItems() async {
        let answers = Answers([DispatchPage.text(ids: [1, 8, 2, 15], hasMore: false)])
        let store = DispatchStore(transport: answers.transport)
        await store.loadIfNeeded()
        #expect(store.sections.map { $0.dispatches.map(\.id) } == [[1, 8, 15], [2]])
        #expect(store.sections.allSatisfy { !$0.title.isEmpty })
    }

    @Test func sectionsOfTheDocumentGrowFromPageToPage() async {
        func page(_ sections: String, next: String) -> String {
            #"{"sections": [\#(sections)], "links": {"self": "https://a.test", "next": \#(next)}}"#
        }
        func section(_ day: String, _ ids: [Int]) -> String {
            let events = ids.map {
                #"{"event_id": \#($0), "name": "E\#($0)", "starts_at": "2025-05-02T17:00:00+01:00", "state": "full"}"#
            }
            return #"{"id": "\#(day)", "title": "Day \#(day)", "events": [\#(events.joined(separator: ","))]}"#
        }
        let answers = Answers([
            page(section("2025-05-02", [1]) + "," + section("2025-05-03", [2]), next: #""?from=2""#),
            page(section("2025-05-03", [3]) + "," + section("2025-05-04", [4]), next: "null"),
        ])
        let store = AgendaStore(transport: answers.transport)
        await store.loadIfNeeded()
        #expect(store.hasMore)
        await store.loadMore()
        #expect(store.sections.map { $0.events.map(\.id) } == [[1], [2, 3], [4]])
        #expect(store.sections.map(\.title) == ["Day 2025-05-02", "Day 2025-05-03", "Day 2025-05-04"])
        #expect(answers.requests.map(\.cursor) == [nil, "?from=2"] && !store.hasMore)
        store.state = .confirmed
        #expect(store.sections.isEmpty)
    }

    @Test func aCursorThatComesAgainEndsTheList() async {
        let page = #"{"entries": [{"type": "divider"}], "next_cursor": "a"}"#
        let answers = Answers([page, page, page])
        let store = FeedStore(transport: answers.transport)
        await store.loadIfNeeded()
        #expect(store.hasMore)
        await store.loadMore()
        #expect(!store.hasMore && store.entries.count == 1)
        #expect(answers.requests.map(\.cursor) == [nil, "a"])
    }

    @Test func rowsOfUnknownKindsAreToldApartToo() async {
        let page = """
            {"entries": [{"type": "note", "id": "7", "text": "a", "posted_at": "2025-05-01T05:10:00Z"},
             {"type": "poll", "id": "7", "question": "b", "options": []}, {"type": "film", "id": "7"}, {"type": "film", "id": "8"}],
             "next_cursor": null}
            """
        let store = FeedStore(transport: Answers([page]).transport)
        await store.loadIfNeeded()
        #expect(Set(store.entries.map(\.id)).count == 4 && store.entries.count == 4)
    }

    @Test func offsetsCountWhatCameBefore() async {
        func page(_ ids: [Int]) -> String {
            let items = ids.map {
                """
                {"id": "8F14E45F-CEEA-467F-A2CB-1C0DFD3A6C0\($0)", "display_name": "L\($0)", "plan": "single", \
                "now_playing": null, "devices": []}
                """
            }
            return #"{"total": 5, "offset": 0, "items": [\#(items.joined(separator: ","))]}"#
        }
        let answers = Answers([page([1, 2]), page([2, 3]), page([4])])
        let store = ListenerStore(transport: answers.transport)
        await store.loadIfNeeded()
        await store.loadMore()
        await store.loadMore()
        #expect(answers.requests.map(\.offset) == [0, 2, 4] && !store.hasMore)
        #expect(store.listeners.map(\.displayName) == ["L1", "L2", "L3", "L4"])
    }
}
