import ModelgenSource
import Testing

struct SourceFileTests {
    private static let file = SourceFile(path: "a.json", text: "{\r\n  \"é\": 1\n}")

    @Test(arguments: [
        (0, 1, 1), (1, 1, 2), (3, 2, 1), (5, 2, 3), (6, 2, 4), (8, 2, 6), (12, 2, 10), (13, 3, 1), (14, 3, 2),
        (99, 3, 2),
    ])
    func aColumnIsAByteFromOne(_ offset: Int, _ line: Int, _ column: Int) {
        let position = Self.file.position(at: offset)
        #expect(position == SourcePosition(offset: min(offset, 14), line: line, column: column))
    }

    @Test(arguments: [(1, "{"), (2, "  \"é\": 1"), (3, "}"), (4, nil)] as [(Int, String?)])
    func linesHaveNoEnd(_ number: Int, _ line: String?) {
        #expect(Self.file.line(number) == line)
    }

    @Test func whatIsNotUTF8HasNoLines() {
        #expect(SourceFile(path: "a", bytes: [0xFF]).line(1) == nil)
    }
}
