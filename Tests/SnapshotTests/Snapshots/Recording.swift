import Foundation
import Testing

/// Whether expected files are written rather than compared: `MODELGEN_RECORD=1 swift test`.
enum Recording {
    static let isOn = !["", "0"].contains(ProcessInfo.processInfo.environment["MODELGEN_RECORD"] ?? "")

    /// Fails the test, since a run that records proves nothing.
    static func report(_ changes: [String]) {
        let list = changes.isEmpty ? "nothing changed" : changes.joined(separator: "\n")
        Issue.record("Recorded (MODELGEN_RECORD is set): \(list). Read the changes, then run `swift test` without it.")
    }
}
