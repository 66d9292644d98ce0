/// A string literal of a checked JSON text: where its content stands, without the quotes.
struct JSONString {
    var content: Range<Int>
    var hasEscapes: Bool

    /// The UTF-8 bytes that the literal stands for.
    func bytes(in text: [UInt8]) -> ArraySlice<UInt8> {
        let raw = text[content]
        return hasEscapes ? Self.unescaped(raw)[...] : raw
    }

    /// The text that the literal stands for.
    func text(in text: [UInt8]) -> String {
        String(decoding: bytes(in: text), as: UTF8.self)
    }

    private static func unescaped(_ raw: ArraySlice<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(raw.count)
        var index = raw.startIndex
        while index < raw.endIndex {
            let byte = raw[index]
            index += 1
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                continue
            }
            let letter = raw[index]
            index += 1
            switch letter {
            case UInt8(ascii: "b"): bytes.append(0x08)
            case UInt8(ascii: "f"): bytes.append(0x0C)
            case UInt8(ascii: "n"): bytes.append(0x0A)
            case UInt8(ascii: "r"): bytes.append(0x0D)
            case UInt8(ascii: "t"): bytes.append(0x09)
            case UInt8(ascii: "u"): bytes.append(contentsOf: scalar(in: raw, from: &index))
            default: bytes.append(letter)
            }
        }
        return bytes
    }

    /// The scalar of `\uXXXX`, or of two of them that are a surrogate pair, in UTF-8.
    private static func scalar(in raw: ArraySlice<UInt8>, from index: inout Int) -> String.UTF8View {
        var value = JSONString.hexadecimal(raw[index..<index + 4])
        index += 4
        if (0xD800..<0xDC00).contains(value) {
            value = 0x10000 + (value - 0xD800) << 10 + (JSONString.hexadecimal(raw[index + 2..<index + 6]) - 0xDC00)
            index += 6
        }
        return String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8
    }

    /// The value of hexadecimal digits.
    static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt32 {
        digits.reduce(0) { $0 << 4 | UInt32($1.isDigit ? $1 & 0x0F : ($1 & 0x0F) + 9) }
    }
}
