import Foundation

/// Reads a JSON text (RFC 8259) into a `JSONDocument`.
struct JSONDocumentReader {
    struct Failure: Error, CustomStringConvertible {
        var offset: Int
        var description: String { "not JSON at byte \(offset)" }
    }

    private let bytes: [UInt8]
    private var index = 0

    private init(_ text: Data) {
        bytes = Array(text)
    }

    /// The one document of a text.
    static func read(_ text: Data) throws -> JSONDocument {
        var reader = Self(text)
        let document = try reader.value()
        reader.skipSpace()
        guard reader.index == reader.bytes.count else { throw reader.failure }
        return document
    }

    private var failure: Failure { Failure(offset: index) }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar) throws {
        guard take(character) else { throw failure }
    }

    private mutating func value() throws -> JSONDocument {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return .object(try members())
        case UInt8(ascii: "["): return .array(try elements())
        case UInt8(ascii: "\""): return .string(try string())
        default: return try scalar()
        }
    }

    private mutating func members() throws -> [JSONDocument.Member] {
        var members: [JSONDocument.Member] = []
        try expect("{")
        if take("}") { return members }
        repeat {
            skipSpace()
            let key = try string()
            try expect(":")
            members.append(JSONDocument.Member(key: key, value: try value()))
        } while take(",")
        try expect("}")
        return members
    }

    private mutating func elements() throws -> [JSONDocument] {
        var elements: [JSONDocument] = []
        try expect("[")
        if take("]") { return elements }
        repeat { elements.append(try value()) } while take(",")
        try expect("]")
        return elements
    }

    private mutating func scalar() throws -> JSONDocument {
        let start = index
        while let byte = next, !" \t\n\r,:]}".utf8.contains(byte) { index += 1 }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        switch text {
        case "null": return .null
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        default:
            guard let number = JSONNumber(text) else { throw Failure(offset: start) }
            return .number(number)
        }
    }

    private mutating func string() throws -> JSONText {
        guard next == UInt8(ascii: "\"") else { throw failure }
        index += 1
        var units: [UInt8] = []
        while let byte = next {
            index += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: units, as: UTF8.self) else { throw failure }
                return JSONText(text)
            case UInt8(ascii: "\\"): units += try escape()
            default: units.append(byte)
            }
        }
        throw failure
    }

    private mutating func escape() throws -> [UInt8] {
        guard let byte = next else { throw failure }
        index += 1
        switch byte {
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"): return try scalarEscape()
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        default: throw failure
        }
    }

    private mutating func scalarEscape() throws -> [UInt8] {
        var units = [try hexadecimal()]
        if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: "\\u".utf8) {
            index += 2
            units.append(try hexadecimal())
        }
        guard let text = String(validating: units, as: UTF16.self) else { throw failure }
        return Array(text.utf8)
    }

    private mutating func hexadecimal() throws -> UInt16 {
        let digits = bytes[index...].prefix(4)
        guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
            throw failure
        }
        index += 4
        return unit
    }
}
