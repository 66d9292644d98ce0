import ModelgenSwift
import Testing

@Suite("Texts as they stand in Swift source")
struct SwiftLiteralTests {
    /// U+FDD0, which cannot be written as an escape here either.
    private static let noncharacter = Unicode.Scalar(0xFDD0).map(String.init) ?? ""

    @Test(
        "A string literal",
        arguments: [
            ("title", #""title""#),
            ("", #""""#),
            (#"say "hi""#, #""say \"hi\"""#),
            (#"\(secret)"#, #""\\(secret)""#),
            ("a\tb\nc\rd\0e", #""a\tb\nc\rd\0e""#),
            ("\u{1B}[31m\u{7F}", #""\u{1B}[31m\u{7F}""#),
            ("技术", #""技术""#),
            ("שלום", #""שלום""#),
            ("🎉 ❤️ 👩‍💻", #""🎉 ❤️ 👩‍💻""#),
            ("right\u{202E}left", #""right\u{202E}left""#),
            ("zero\u{200B}width\u{200D}", #""zero\u{200B}width\u{200D}""#),
            ("no\u{A0}break\u{3000}", #""no\u{A0}break\u{3000}""#),
            ("line\u{2028}end\u{2029}\u{85}", #""line\u{2028}end\u{2029}\u{85}""#),
            ("\u{FEFF}bom\u{E000}\u{378}", #""\u{FEFF}bom\u{E000}\u{378}""#),
            ("\u{301}e\u{301}", "\"\\u{301}e\u{301}\""),
            (Self.noncharacter, "\"\(Self.noncharacter)\""),
            ("\u{FFFE}\u{10FFFF}", #""\u{FFFE}\u{10FFFF}""#),
            ("1\u{FE0F}", #""1\u{FE0F}""#),
        ]
    )
    func string(text: String, wanted: String) {
        let literal = SwiftLiteral.string(text)
        #expect(Array(literal.unicodeScalars) == Array(wanted.unicodeScalars))
    }

    @Test(
        "A line of a comment",
        arguments: [
            (#"a "quoted" \ text"#, #"a "quoted" \ text"#),
            ("two\nlines  ", #"two\nlines"#),
            ("*/ \u{202E}", #"*/ \u{202E}"#),
        ]
    )
    func comment(text: String, wanted: String) {
        #expect(SwiftLiteral.comment(text) == wanted)
    }

    @Test(
        "A literal over several lines",
        arguments: [
            ("", ["#\"\"\"", "", "\"\"\"#"]),
            ("{\n\t\"a\": \"\\n\"\n}", ["#\"\"\"", "{", "\t\"a\": \"\\n\"", "}", "\"\"\"#"]),
            ("a\n", ["#\"\"\"", "a", "", "\"\"\"#"]),
            ("a\r\nb", ["#\"\"\"", ##"a\#r"##, "b", "\"\"\"#"]),
            ("\"\"\"# \\##n", ["###\"\"\"", "\"\"\"# \\##n", "\"\"\"###"]),
            ("zero\u{200B}width \u{301}", ["#\"\"\"", ##"zero\#u{200B}width \#u{301}"##, "\"\"\"#"]),
        ]
    )
    func multiline(text: String, wanted: [String]) {
        #expect(SwiftLiteral.multiline(text) == wanted)
    }
}
