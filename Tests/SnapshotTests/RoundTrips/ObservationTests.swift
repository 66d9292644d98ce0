import ExpectedModels
import Foundation
import ModelgenTestSupport
import Observation
import Synchronization
import Testing

/// Observable models tell the reader of a property of its changes, and no one else.
@Suite struct ObservationTests {
    @Test(arguments: [("title", true), ("isPublic", false), ("tracks", false)])
    func tellsTheReaderOfAProperty(_ changed: String, _ isTold: Bool) throws {
        let sample = ProjectFolder.specs.appending(path: "playlist/evening.json")
        let playlist = try PlaylistCoding.decode(Data(contentsOf: sample))
        let told = Mutex(false)
        withObservationTracking {
            _ = playlist.title
        } onChange: {
            told.withLock { $0 = true }
        }
        switch changed {
        case "title": playlist.title = "Morning on the quay"
        case "isPublic": playlist.isPublic.toggle()
        default: playlist.tracks.removeLast()
        }
        #expect(told.withLock { $0 } == isTold)
    }

    /// What was changed is encoded by its plain name.
    @Test func encodesChanges() throws {
        let sample = ProjectFolder.specs.appending(path: "playlist/empty.json")
        let playlist = try PlaylistCoding.decode(Data(contentsOf: sample))
        playlist.owner.displayName = "Bea"
        let document = try JSONDocumentReader.read(PlaylistCoding.encode(playlist))
        #expect(document.part(at: "/owner/display_name") == .string(JSONText("Bea")))
        #expect(document.part(at: "/owner/_displayName") == nil)
    }
}
