/// One character of UTF-8 as RFC 3629 has it: no overlong form, no surrogate, nothing beyond U+10FFFF.
enum UTF8Scalar {
    /// How many bytes the character at an index takes; nil where the bytes are not UTF-8.
    static func length(in bytes: [UInt8], at index: Int) -> Int? {
        let lead = bytes[index]
        if lead < 0x80 { return 1 }
        func isTrail(_ place: Int, from low: UInt8 = 0x80, to high: UInt8 = 0xBF) -> Bool {
            index + place < bytes.count && bytes[index + place] >= low && bytes[index + place] <= high
        }
        switch lead {
        case 0xC2...0xDF: return isTrail(1) ? 2 : nil
        case 0xE0: return isTrail(1, from: 0xA0) && isTrail(2) ? 3 : nil
        case 0xED: return isTrail(1, to: 0x9F) && isTrail(2) ? 3 : nil
        case 0xE1...0xEF: return isTrail(1) && isTrail(2) ? 3 : nil
        case 0xF0: return isTrail(1, from: 0x90) && isTrail(2) && isTrail(3) ? 4 : nil
        case 0xF1...0xF3: return isTrail(1) && isTrail(2) && isTrail(3) ? 4 : nil
        case 0xF4: return isTrail(1, to: 0x8F) && isTrail(2) && isTrail(3) ? 4 : nil
        default: return nil
        }
    }

    /// The first character; nil where the bytes are not UTF-8 or none.
    static func first(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
        let head = Array(bytes.prefix(4))
        guard !head.isEmpty, let length = length(in: head, at: 0) else { return nil }
        return String(decoding: head.prefix(length), as: UTF8.self).unicodeScalars.first
    }

    /// The index of the first byte that is not UTF-8; nil where all is.
    static func firstFault(in bytes: [UInt8]) -> Int? {
        var index = 0
        while index < bytes.count {
            guard let length = length(in: bytes, at: index) else { return index }
            index += length
        }
        return nil
    }
}
