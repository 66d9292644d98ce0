import ModelgenSource

/// Checks string literals (RFC 8259, section 7): UTF-8 throughout, no bare control character, escapes whole, surrogates
/// in pairs.
enum JSONStringScanner {
    /// Scans a literal whose opening quote stands at an index.
    static func scan(_ bytes: [UInt8], from quote: Int) throws(JSONFault) -> JSONString {
        var index = quote + 1
        var hasEscapes = false
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") { return JSONString(content: quote + 1..<index, hasEscapes: hasEscapes) }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                try skipEscape(in: bytes, at: &index)
            } else if byte < 0x20 {
                throw controlCharacter(byte, at: index)
            } else if byte < 0x80 {
                index += 1
            } else if let length = UTF8Scalar.length(in: bytes, at: index) {
                index += length
            } else {
                throw JSONFault(.invalidUTF8, at: index, "a byte that is not UTF-8", remedy: "save the file as UTF-8")
            }
        }
        throw JSONFault(
            .invalidJSON, at: bytes.count, "the text ends inside a string", remedy: "close it with a double quote")
    }

    private static func skipEscape(in bytes: [UInt8], at index: inout Int) throws(JSONFault) {
        let start = index
        guard start + 1 < bytes.count else {
            throw JSONFault(.invalidEscape, at: start, "the text ends inside an escape")
        }
        switch bytes[start + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            index += 2
        case UInt8(ascii: "u"):
            let unit = try codeUnit(in: bytes, at: start)
            index += 6
            if (0xDC00..<0xE000).contains(unit) { throw loneSurrogate(at: start) }
            if (0xD800..<0xDC00).contains(unit) {
                guard bytes[index...].starts(with: "\\u".utf8) else { throw loneSurrogate(at: start) }
                let second = try codeUnit(in: bytes, at: index)
                guard (0xDC00..<0xE000).contains(second) else { throw loneSurrogate(at: start) }
                index += 6
            }
        default:
            let remedy = "after a backslash stands one of \" \\ / b f n r t u"
            throw JSONFault(.invalidEscape, at: start, "an escape that JSON does not know", remedy: remedy)
        }
    }

    /// The number of `\uXXXX` at an index.
    private static func codeUnit(in bytes: [UInt8], at start: Int) throws(JSONFault) -> UInt32 {
        let digits = bytes[(start + 2)...].prefix(4)
        guard digits.count == 4, digits.allSatisfy(\.isHexDigit) else {
            throw JSONFault(.invalidEscape, at: start, "expected four hexadecimal digits after \\u")
        }
        return JSONString.hexadecimal(digits)
    }

    private static func loneSurrogate(at offset: Int) -> JSONFault {
        let message = "an escaped surrogate without its other half, which no Unicode text holds"
        return JSONFault(.loneSurrogate, at: offset, message, remedy: "write the pair or remove it")
    }

    private static func controlCharacter(_ byte: UInt8, at offset: Int) -> JSONFault {
        let escape: String
        switch byte {
        case 0x09: escape = "\\t"
        case 0x0A: escape = "\\n"
        case 0x0D: escape = "\\r"
        default: escape = "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return JSONFault(
            .controlCharacter, at: offset, "a bare control character in a string", remedy: "write \(escape)")
    }
}
