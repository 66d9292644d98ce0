import Foundation
import ModelgenTestSupport
import Testing

/// What no sample held: kept where a model is open to it, refused where it is wrong.
@Suite(.enabled(if: !Recording.isOn, "expected files are being written"))
struct UnseenValuesTests {
    /// A sample in which a text is replaced by another.
    struct Change: Sendable, CustomTestStringConvertible {
        /// `article/Article`
        var root: String
        /// Below the case's folder.
        var sample: String
        var old: String
        var new: String

        init(_ root: String, _ sample: String, _ old: String, _ new: String) {
            self.root = root
            self.sample = sample
            self.old = old
            self.new = new
        }

        var testDescription: String { "\(sample): \(new)" }

        var document: Data {
            get throws {
                let folder = root.prefix { $0 != "/" }
                let file = ProjectFolder.specs.appending(path: "\(folder)/\(sample)")
                let text = try String(contentsOf: file, encoding: .utf8)
                try #require(text.contains(old), "\(sample) does not hold \(old)")
                return Data(text.replacing(old, with: new).utf8)
            }
        }
    }

    @Test(arguments: [
        Change("order/Order", "pickup.json", "ready_for_pickup", "lost_at_sea"),
        Change("weather/WeatherReport", "bergen.json", "\"sleet\"", "\"frogs\""),
        Change("weather/WeatherReport", "bergen.json", "\"sleet\"", "\"\""),
        Change("tickets/Ticket", "open.json", "\"due\": null", "\"due\": null, \"colour\": null"),
        Change(
            "canvas/Canvas", "poster.json", "\"circle\", \"attributes\": { \"radius\": 3 }",
            "\"star\", \"points\": [5, 1.5, null]"),
        Change(
            "menu/Menu", "dinner.json", "\"itemType\": \"divider\"",
            "\"itemType\": \"page\", \"number\": 12345678901234567890"),
    ])
    func kept(_ change: Change) throws {
        for compiled in CompiledModels.allCases {
            let roundTrip = try #require(compiled.roundTrips[change.root])
            let document = try change.document
            let encoded = try #require(try roundTrip(document))
            let wanted = try JSONDocumentReader.read(document)
            #expect(Difference.all(from: wanted, to: try JSONDocumentReader.read(encoded)) == [])
        }
    }

    @Test(arguments: [
        Change("weather/WeatherReport", "bergen.json", "2024-03-10", "2024-02-30"),
        Change("weather/WeatherReport", "bergen.json", "2024-03-09T05:00:00+01:00", "2024-03-09T25:00:00+01:00"),
        Change("weather/WeatherReport", "bergen.json", "2024-03-09T05:00:00+01:00", "2024-03-09T05:00:00+01:00 sharp"),
        Change("weather/WeatherReport", "bergen.json", "2024-03-09T05:00:00+01:00", "2024-03-09"),
        Change("moments/Moments", "last.json", "2024-09-17 10:30:59", "2024-09-17 10:30:59Z"),
        Change("order/Order", "cancelled.json", "9b0f3f5e-2a83-4bb2-a1f6-b6f7a3d0e6c1", "9b0f3f5e"),
        Change("order/Order", "cancelled.json", "\"order_number\": ", "\"order_no\": "),
        Change("tickets/Ticket", "open.json", "\"waiting\"", "\"lost\""),
    ])
    func refused(_ change: Change) throws {
        for compiled in CompiledModels.allCases {
            let roundTrip = try #require(compiled.roundTrips[change.root])
            let document = try change.document
            #expect(throws: (any Error).self) { try roundTrip(document) }
        }
    }
}
