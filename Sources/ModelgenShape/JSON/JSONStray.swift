import ModelgenSource

/// Says what stands where something else is wanted, and names the usual mistakes.
enum JSONStray {
    /// The fault of a byte that is not what was expected; the text does not end there.
    static func fault(in bytes: [UInt8], at offset: Int, expectation: String, code: DiagnosticCode) -> JSONFault {
        guard offset < bytes.count else {
            return JSONFault(code, at: offset, "\(expectation), found the end of the text")
        }
        let rest = bytes[offset...]
        // What is not UTF-8 but still text begins with a mark or with a NUL beside an ASCII letter.
        let isOtherEncoding =
            bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.prefix(2).contains(0)
        if isOtherEncoding { return wrongEncoding(at: offset) }
        guard let scalar = UTF8Scalar.first(of: rest) else {
            return JSONFault(.invalidUTF8, at: offset, "a byte that is not UTF-8", remedy: "save the file as UTF-8")
        }
        let word = String(decoding: rest.prefix(20).prefix { $0.isLetter || $0 == UInt8(ascii: "_") }, as: UTF8.self)
        let found = word.isEmpty ? name(of: scalar) : "'\(word)'"
        return JSONFault(code, at: offset, "\(expectation), found \(found)", remedy: remedy(scalar: scalar, word: word))
    }

    private static func wrongEncoding(at offset: Int) -> JSONFault {
        JSONFault(.invalidUTF8, at: offset, "the text looks like UTF-16 or UTF-32", remedy: "save the file as UTF-8")
    }

    private static func name(of scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0x21...0x7E where scalar != "'": "'\(scalar)'"
        case 0x27: "a single quote"
        case 0xA1... where scalar.properties.isAlphabetic || scalar.properties.isEmoji: "'\(scalar)'"
        default: "U+" + String(repeating: "0", count: max(0, 4 - hex(scalar).count)) + hex(scalar)
        }
    }

    private static func hex(_ scalar: Unicode.Scalar) -> String {
        String(scalar.value, radix: 16, uppercase: true)
    }

    private static func remedy(scalar: Unicode.Scalar, word: String) -> String? {
        switch word {
        case "True", "TRUE": return "write true"
        case "False", "FALSE": return "write false"
        case "None", "Null", "NULL", "nil", "undefined": return "write null"
        case "NaN", "Infinity", "Inf", "inf": return "JSON has no such number; write null or a text"
        case "": break
        default: return "put texts and keys in double quotes"
        }
        switch scalar {
        case "'", "\u{201C}", "\u{201D}": return "use double quotes (\")"
        case "/", "#": return "JSON has no comments"
        case ",": return "remove the comma"
        case "\u{FEFF}", "\u{2060}", "\u{200B}", "\u{A0}": return "remove the invisible character"
        default: return nil
        }
    }
}
