import Foundation
import ModelgenTestSupport
import Testing

/// This package uses its own plugin: every model here was generated while the tests were built, from `Specs`, a link to
/// the project's specs. That each of them compiles is half of the test.
@Suite struct DecodingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var samples: String
        /// Decodes a document and says whether the model stays the same when it is encoded and decoded again.
        var isKept: @Sendable (Data) throws -> Bool

        var testDescription: String { samples }
    }

    private static let cases = [
        Case(samples: "weather") { data in
            let report = try WeatherReportCoding.decode(data)
            return try WeatherReportCoding.decode(WeatherReportCoding.encode(report)) == report
        },
        Case(samples: "order") { data in
            let order = try OrderCoding.decode(data)
            return try OrderCoding.decode(OrderCoding.encode(order)) == order
        },
        Case(samples: "bot-updates") { data in
            let update = try BotUpdateCoding.decode(data)
            return try BotUpdateCoding.decode(BotUpdateCoding.encode(update)) == update
        },
        Case(samples: "candles") { data in
            let feed = try CandleFeedCoding.decode(data)
            return try CandleFeedCoding.decode(CandleFeedCoding.encode(feed)) == feed
        },
        Case(samples: "menu") { data in
            let menu = try MenuCoding.decode(data)
            return try MenuCoding.decode(MenuCoding.encode(menu)) == menu
        },
    ]

    @Test(arguments: cases) func modelsOfTheBuildDecodeTheirSamples(example: Case) throws {
        let files = ProjectFolder.files(below: "Specs/\(example.samples)", ending: ".json")
        #expect(!files.isEmpty)
        for file in files {
            let data = try Data(contentsOf: ProjectFolder.root.appending(path: file))
            #expect(try example.isKept(data), "\(file)")
        }
    }
}
