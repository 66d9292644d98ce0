@testable import ExpectedModels
import Foundation
import Observation
import Testing

/// What changes notifies those who looked at it, and nobody else.
@MainActor struct ObservationTests {
    /// How often something that was looked at has changed since; once at most.
    @MainActor private final class Watch {
        private let changed = Flag()

        init(_ look: () -> Void) {
            let changed = changed
            withObservationTracking(look) { changed.raise() }
        }

        var hasChanged: Bool {
            changed.isRaised
        }
    }

    /// `onChange` comes from whichever thread changes what is watched.
    private final class Flag: @unchecked Sendable {
        private let lock = NSLock()
        private var value = false

        func raise() {
            lock.withLock { value = true }
        }

        var isRaised: Bool {
            lock.withLock { value }
        }
    }

    private func store(_ pages: [String]) -> DispatchStore {
        let pages = Pages(pages)
        return DispatchStore { _ in try await pages.next() }
    }

    private actor Pages {
        private var texts: [String]

        init(_ texts: [String]) {
            self.texts = texts
        }

        func next() throws -> Data {
            guard !texts.isEmpty else { throw URLError(.badServerResponse) }
            return Data(texts.removeFirst().utf8)
        }
    }

    @Test func anEqualAnswerNotifiesOfThePhaseAlone() async {
        let page = DispatchPage.text(ids: [1, 2], hasMore: true)
        let store = store([page, page])
        await store.loadIfNeeded()
        let items = Watch { _ = store.dispatches }
        let more = Watch { _ = store.hasMore }
        let loaded = Watch { _ = store.isLoaded }
        let phase = Watch { _ = store.phase }
        await store.refresh()
        #expect(!items.hasChanged && !more.hasChanged && !loaded.hasChanged && phase.hasChanged)
    }

    @Test func anotherValueNotifiesOfItemsAndWhatIsMadeOfThem() async {
        let store = store([
            DispatchPage.text(ids: [1], hasMore: false), DispatchPage.text([(1, "Corrected")], hasMore: false),
        ])
        await store.loadIfNeeded()
        let items = Watch { _ = store.dispatches }
        let filtered = Watch { _ = store.filteredDispatches }
        let sections = Watch { _ = store.sections }
        let more = Watch { _ = store.hasMore }
        await store.refresh()
        #expect(items.hasChanged && filtered.hasChanged && sections.hasChanged && !more.hasChanged)
    }

    @Test func aFilterNotifiesOfWhatIsFilteredAlone() async {
        let store = store([DispatchPage.text(ids: [1], hasMore: false)])
        await store.loadIfNeeded()
        let items = Watch { _ = store.dispatches }
        let filtered = Watch { _ = store.filteredDispatches }
        store.category = .weather
        #expect(!items.hasChanged && filtered.hasChanged)
    }

    // MARK: Observable models

    private static func listener(_ name: String, song: String, device: String = "Kitchen") -> String {
        """
        {"total": 1, "offset": 0, "items": [{"id": "8F14E45F-CEEA-467F-A2CB-1C0DFD3A6C01", "display_name": "\(name)",
         "plan": "single", "now_playing": {"track_id": 1, "title": "\(song)", "seconds": 3},
         "devices": [{"id": 1, "name": "\(device)"}, {"id": 2, "name": "Phone"}]}]}
        """
    }

    private func listeners(_ pages: [String]) -> ListenerStore {
        let pages = Pages(pages)
        return ListenerStore { _ in try await pages.next() }
    }

    @Test func instancesStayAndChangeInPlace() async throws {
        let store = listeners([
            Self.listener("Mira", song: "Low Tide"), Self.listener("Mira", song: "Slack Water", device: "Garden"),
        ])
        await store.loadIfNeeded()
        let listener = try #require(store.listeners.first)
        let (playing, kitchen) = (listener.nowPlaying, listener.devices[0])
        let items = Watch { _ = store.listeners }
        let name = Watch { _ = listener.displayName }
        let devices = Watch { _ = listener.devices }
        let deviceName = Watch { _ = kitchen.name }
        let otherName = Watch { _ = listener.devices[1].name }
        let title = Watch { _ = playing?.title }
        await store.refresh()
        #expect(store.listeners.first === listener && listener.nowPlaying === playing)
        #expect(listener.devices[0] === kitchen && kitchen.name == "Garden")
        #expect(playing?.title == "Slack Water")
        #expect(title.hasChanged && deviceName.hasChanged)
        #expect(!items.hasChanged && !name.hasChanged && !devices.hasChanged && !otherName.hasChanged)
    }

    @Test func anInstanceThatWentComesBackAsAnother() async throws {
        let empty = #"{"total": 0, "offset": 0, "items": []}"#
        let store = listeners([Self.listener("Mira", song: "A"), empty, Self.listener("Mira", song: "A")])
        await store.loadIfNeeded()
        let listener = try #require(store.listeners.first)
        await store.refresh()
        #expect(store.listeners.isEmpty)
        await store.refresh()
        #expect(store.listeners.count == 1 && store.listeners.first !== listener)
    }
}
