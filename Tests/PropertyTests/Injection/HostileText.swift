import Testing

/// Texts that would become code, close what they stand in, or look like something else, if anything let them.
struct HostileText: CustomTestStringConvertible, Sendable {
    var text: String
    /// Its place in the list, which names what is made of it.
    var index: Int

    var testDescription: String { text.debugDescription }

    static let all = texts.enumerated().map { HostileText(text: $0.element, index: $0.offset) }

    /// The compiler takes no escape for it.
    private static let noncharacter = Unicode.Scalar(0xFDD0 as UInt32).map { String($0) } ?? ""

    private static let texts = [
        // Out of a string
        "\"", "\\", "\\\"", "\"; struct Evil {} //", "\"\nstruct Evil {}\nlet x = \"", "\"\"\"",
        "\"\"\"\nstruct Evil {}\n",
        "#\"", "\"#", "\"##", "\\(fatalError())", "\\#(1)", "\\u{22}", "\\n\\\"", "a\\",
        // Out of a comment
        "*/ struct Evil {} /*", "/*", "*/", "//", "\nstruct Evil {}", "\rstruct Evil {}", "\r\nstruct Evil {}",
        "\u{2028}struct Evil {}", "\u{2029}struct Evil {}", "\u{85}struct Evil {}", "\u{0B}struct Evil {}",
        "\u{0C}struct Evil {}", "`\nstruct Evil {}",
        // Out of a declaration
        "}\nstruct Evil {}", "} struct Evil { let x = 1", "x: Int; struct Evil {}; let y", "a = 1, b", "case evil",
        "}}}}}}",
        "`", "`evil`", "a`b", "``", "$0", "_", "self", "init", "Type", "some Any", "Int?", "@main", "@objc evil",
        "#if os(Linux)", "#error(\"evil\")", "#sourceLocation(file: \"evil\", line: 1)", "#file", "<#evil#>",
        "// MARK: - evil",
        "// swift-format-ignore", "{{evil}}", "{{{evil}}}", "{{#evil}}", "{{/properties}}", "{{> head}}", "{{! evil }}",
        "{{=<% %>=}}", "&lt;evil&gt;", "%@ %s %n",
        // Seen as something else, or not at all
        "\0", "\0struct Evil {}", "\u{1}", "\u{1B}[31mevil", "\u{7F}", "\u{8}", "\t", " ", "  ", "\u{A0}", "\u{AD}",
        "\u{200B}",
        "\u{200D}", "\u{200E}", "\u{202E}live", "\u{202A}\u{202B}\u{202C}\u{202D}", "\u{2066}evil\u{2069}", "\u{2060}",
        "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", noncharacter, "\u{E000}", "\u{E0041}", "\u{F0000}", "\u{10FFFF}",
        "\u{3164}",
        "\u{115F}", "\u{2800}", "\u{301}", "a\u{301}\u{301}\u{301}", "\u{1F468}\u{200D}\u{1F469}", "evi\u{456}l",
        "\u{FF5D}",
        "\u{37E}", "\u{2E2F}", "\u{3021}",
    ]
}
