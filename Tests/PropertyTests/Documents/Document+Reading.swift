import Foundation

extension Document {
    struct NotJSON: Error {
        var offset: Int
    }

    /// The document of a JSON text; what models write is read without the tool, whose readers are under test.
    init(json text: String) throws {
        var reader = Reader(bytes: Array(text.utf8))
        self = try reader.value()
        guard reader.index == reader.bytes.count else { throw NotJSON(offset: reader.index) }
    }

    /// Reads the compact JSON that `JSONEncoder` writes.
    private struct Reader {
        let bytes: [UInt8]
        var index = 0

        private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

        private mutating func takes(_ character: Unicode.Scalar) -> Bool {
            guard next == UInt8(ascii: character) else { return false }
            index += 1
            return true
        }

        mutating func value() throws -> Document {
            if takes("{") {
                var members: [Member] = []
                if takes("}") { return .object(members) }
                repeat {
                    let key = try string()
                    guard takes(":") else { throw NotJSON(offset: index) }
                    members.append(Member(key, try value()))
                } while takes(",")
                guard takes("}") else { throw NotJSON(offset: index) }
                return .object(members)
            }
            if takes("[") {
                var elements: [Document] = []
                if takes("]") { return .array(elements) }
                repeat { elements.append(try value()) } while takes(",")
                guard takes("]") else { throw NotJSON(offset: index) }
                return .array(elements)
            }
            if next == UInt8(ascii: "\"") { return .string(try string()) }
            return try scalar()
        }

        private mutating func scalar() throws -> Document {
            let start = index
            while let byte = next, !",]}".utf8.contains(byte) { index += 1 }
            let text = String(decoding: bytes[start..<index], as: UTF8.self)
            switch text {
            case "null": return .null
            case "true": return .boolean(true)
            case "false": return .boolean(false)
            default:
                guard Number(text) != nil else { throw NotJSON(offset: start) }
                return .number(text)
            }
        }

        private mutating func string() throws -> String {
            guard takes("\"") else { throw NotJSON(offset: index) }
            var units: [UInt8] = []
            while let byte = next {
                index += 1
                switch byte {
                case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
                case UInt8(ascii: "\\"): units += try escape()
                default: units.append(byte)
                }
            }
            throw NotJSON(offset: index)
        }

        private mutating func escape() throws -> [UInt8] {
            guard let byte = next else { throw NotJSON(offset: index) }
            index += 1
            switch byte {
            case UInt8(ascii: "b"): return [0x08]
            case UInt8(ascii: "f"): return [0x0C]
            case UInt8(ascii: "n"): return [0x0A]
            case UInt8(ascii: "r"): return [0x0D]
            case UInt8(ascii: "t"): return [0x09]
            case UInt8(ascii: "u"):
                let digits = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
                index += 4
                // Foundation writes control characters so, and none else.
                guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
                    throw NotJSON(offset: index)
                }
                return Array(String(scalar).utf8)
            default: return [byte]
            }
        }
    }
}
