import ModelgenSwift
import Testing

@Suite("Identifiers")
struct IdentifierTests {
    @Test(
        "What can be declared",
        arguments: ["id", "_2x", "userID", "名前", "éta", "Ünder_score", "`default`", "default", "🎉", "ß", "가", "a1"]
    )
    func valid(name: String) {
        #expect(Identifier.isValid(name))
    }

    @Test(
        "What cannot",
        arguments: [
            "", "_", "__", "`", "``", "2x", "a-b", "a b", "$0", "a$", "+", "a.b", "`a", "\u{301}a", "a\u{200B}",
            "a\u{202E}b",
            "a\n", "〢a", "a\u{E000}",
        ]
    )
    func invalid(name: String) {
        #expect(!Identifier.isValid(name))
    }

    @Test("Letters and digits of every script can stand in an identifier")
    func letters() {
        // The vertical tilde is a letter by category only; the compiler does not take it.
        for value in 0...0x10FFFF where value != 0x2E2F {
            guard let scalar = Unicode.Scalar(value), !scalar.properties.isDefaultIgnorableCodePoint else { continue }
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
                if !Identifier.isValid("a\(scalar)") { Issue.record("U+\(String(value, radix: 16))") }
            default: continue
            }
        }
    }

    @Test("The compiler agrees, at the edges of every range and here and there between them")
    func compiler() throws {
        var names = [String]()
        for value in 0x80...0x10FFFF {
            let isSampled = value % 311 == 0
            for name in ["\(Unicode.Scalar(value) ?? "-")", "a\(Unicode.Scalar(value) ?? "-")"] {
                guard Identifier.isValid(name) else { continue }
                let isEdge = [value - 1, value + 1].contains { neighbour in
                    let other = name.unicodeScalars.dropLast() + [Unicode.Scalar(neighbour) ?? "-"]
                    return !Identifier.isValid(other.reduce(into: "") { $0.unicodeScalars.append($1) })
                }
                if isSampled || isEdge && value < 0x10000 { names.append(name) }
            }
        }
        #expect(names.count > 1000)
        var source = ""
        for start in stride(from: 0, to: names.count, by: 200) {
            let part = names[start..<min(start + 200, names.count)]
            source += "enum E\(start) {\n" + part.map { "    case \($0)\n" }.joined()
            source += "    static let all: [Self] = [\n" + part.map { "        .\($0),\n" }.joined() + "    ]\n}\n"
        }
        let complaints = try Typecheck.complaints(about: source, mode: .swift6)
        #expect(complaints.isEmpty, "\(complaints)")
    }
}
