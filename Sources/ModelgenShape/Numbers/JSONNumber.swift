/// The grammar of a JSON number (RFC 8259, section 6): `-12`, `0.5`, `1e3`; no plus, no leading zero, no bare point.
enum JSONNumber {
    enum Outcome {
        /// A number ends before this index.
        case end(Int)
        /// No number: the index at which the text departs from the grammar, and what is wrong there.
        case fault(Int, String)
    }

    /// Reads a number that starts at an index, as far as it goes.
    static func scan(_ bytes: ArraySlice<UInt8>) -> Outcome {
        var index = bytes.startIndex
        if index < bytes.endIndex, bytes[index] == UInt8(ascii: "-") { index += 1 }
        let whole = index
        guard skipDigits(in: bytes, from: &index) else { return .fault(index, "expected a digit") }
        if bytes[whole] == UInt8(ascii: "0"), index > whole + 1 { return .fault(whole, "a number has no leading zero") }
        if index < bytes.endIndex, bytes[index] == UInt8(ascii: ".") {
            index += 1
            guard skipDigits(in: bytes, from: &index) else { return .fault(index, "expected a digit after the point") }
        }
        if index < bytes.endIndex, bytes[index] | 0x20 == UInt8(ascii: "e") {
            index += 1
            if index < bytes.endIndex, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
                index += 1
            }
            guard skipDigits(in: bytes, from: &index) else { return .fault(index, "expected a digit in the exponent") }
        }
        return .end(index)
    }

    /// Whether the whole text is a number.
    static func matches(_ text: ArraySlice<UInt8>) -> Bool {
        if case .end(text.endIndex) = scan(text) { return true }
        return false
    }

    private static func skipDigits(in bytes: ArraySlice<UInt8>, from index: inout Int) -> Bool {
        let start = index
        while index < bytes.endIndex, bytes[index].isDigit { index += 1 }
        return index > start
    }
}

extension UInt8 {
    /// Whether the byte is `0` to `9`.
    var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    /// Whether the byte is a hexadecimal digit in either case.
    var isHexDigit: Bool { isDigit || (self | 0x20) &- UInt8(ascii: "a") < 6 }

    /// Whether the byte is an ASCII letter.
    var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}
