import Foundation
import Testing

@Test func decodesTheFixture() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Specs/fixture/1.json")
    let fixture = try FixtureCoding.decode(Data(contentsOf: url))
    #expect(fixture.wanted == [1, 2, 3])
}
