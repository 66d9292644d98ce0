import Foundation
import ModelgenKit
import Testing

@Suite struct TimeZoneNamesTests {
    @Test func knowsWhatFoundationKnows() {
        let fixed = ["UTC", "Etc/UTC"] + (1...14).map { "Etc/GMT-\($0)" } + (1...12).map { "Etc/GMT+\($0)" }
        let missing = Set(TimeZone.knownTimeZoneIdentifiers).subtracting(TimeZoneNames.all)
        #expect(missing.isEmpty, "the list lacks zones that Foundation has")
        let surplus = TimeZoneNames.all.filter { !fixed.contains($0) && TimeZone(identifier: $0) == nil }
        #expect(surplus.isEmpty, "the list has zones that Foundation has not")
        #expect(TimeZoneNames.all == Array(Set(TimeZoneNames.all)).sorted())
    }

    @Test(arguments: [
        ("Asia/Shanghia", "Asia/Shanghai"), ("Shanghai", "Asia/Shanghai"), ("new york", "America/New_York"),
        ("asia/tokyo", "Asia/Tokyo"), ("Nowhere/At_All", nil),
    ])
    func proposesTheNearest(name: String, nearest: String?) {
        #expect(TimeZoneNames.nearest(to: name) == nearest)
        #expect(!TimeZoneNames.contains(name))
    }
}
