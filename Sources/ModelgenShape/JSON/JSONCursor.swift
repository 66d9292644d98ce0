import ModelgenSource

/// A walk over a checked JSON text, token by token. It trusts the check and so says nothing of faults.
struct JSONCursor {
    private let bytes: [UInt8]
    private var offset: Int
    private var line: Int
    private var lineStart: Int

    /// At the first document.
    init(_ text: JSONText) {
        bytes = text.file.bytes
        let position = text.file.position(at: text.documents.first ?? 0)
        offset = position.offset
        line = position.line
        lineStart = position.offset + 1 - position.column
    }

    var position: SourcePosition {
        SourcePosition(offset: offset, line: line, column: offset - lineStart + 1)
    }

    /// What begins here.
    var kind: JSONKind {
        switch bytes[offset] {
        case UInt8(ascii: "{"): .object
        case UInt8(ascii: "["): .array
        case UInt8(ascii: "\""): .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
        case UInt8(ascii: "n"): .null
        default: .number
        }
    }

    /// Passes an opening bracket and the space after it.
    mutating func open() {
        offset += 1
        skipSpace()
    }

    /// Passes a closing bracket, if one stands here.
    mutating func close() -> Bool {
        guard bytes[offset] == UInt8(ascii: "}") || bytes[offset] == UInt8(ascii: "]") else { return false }
        offset += 1
        return true
    }

    /// Takes a string literal: the UTF-8 bytes that it stands for.
    mutating func takeString() -> ArraySlice<UInt8> {
        let start = offset + 1
        var hasEscapes = false
        offset = start
        while bytes[offset] != UInt8(ascii: "\"") {
            if bytes[offset] == UInt8(ascii: "\\") {
                hasEscapes = true
                offset += 1
            }
            offset += 1
        }
        offset += 1
        return JSONString(content: start..<offset - 1, hasEscapes: hasEscapes).bytes(in: bytes)
    }

    /// Takes a number's text.
    mutating func takeNumber() -> ArraySlice<UInt8> {
        let start = offset
        while offset < bytes.count, Self.isNumberByte(bytes[offset]) { offset += 1 }
        return bytes[start..<offset]
    }

    /// Takes `true`, `false` or `null`: whether it was `true`.
    mutating func takeWord() -> Bool {
        let first = bytes[offset]
        offset += first == UInt8(ascii: "f") ? 5 : 4
        return first == UInt8(ascii: "t")
    }

    /// Passes space, and a comma or colon with the space after it.
    mutating func skipPunctuation() {
        skipSpace()
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") || bytes[offset] == UInt8(ascii: ":") else {
            return
        }
        offset += 1
        skipSpace()
    }

    mutating func skipSpace() {
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\t"): offset += 1
            case UInt8(ascii: "\n"):
                offset += 1
                line += 1
                lineStart = offset
            default: return
            }
        }
    }

    private static func isNumberByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }
}
