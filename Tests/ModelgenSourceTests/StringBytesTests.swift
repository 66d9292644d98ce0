import ModelgenSource
import Testing

@Suite struct StringBytesTests {
    @Test(arguments: [
        ("", "", true), ("a", "a", true), ("a", "b", false), ("a", "ab", false), ("ab", "a", false), ("", "a", false),
        ("caf\u{E9}", "caf\u{E9}", true),
        // Equal to Swift, but other bytes.
        ("caf\u{E9}", "cafe\u{301}", false),
    ])
    func aFileHoldsATextByteByByte(_ text: String, _ file: String, _ isEqual: Bool) {
        #expect(text.isText(of: Array(file.utf8)) == isEqual)
    }
}
