import Testing

@testable import ModelgenKit

@Suite struct ProgressLineTests {
    @Test(
        arguments: [
            (412_000_000, 1_024_000_000, 2.0, "reading 412 of 1024 MB, 206 MB/s, 3 s left"),
            (999_000_000, 1_000_000_000, 1.0, "reading 999 of 1000 MB, 999 MB/s, 1 s left"),
            (412_000_000, 1_024_000_000, 0.9, nil),
            (0, 1_024_000_000, 3, nil),
            (1_024, 1_024, 3, nil),
        ] as [(Int, Int, Double, String?)])
    func saysWhatIsLeft(read: Int, wanted: Int, seconds: Double, text: String?) {
        #expect(ProgressLine.text(read: read, wanted: wanted, seconds: seconds) == text)
    }
}
