/// Which texts Foundation's `UUID(uuidString:)` takes: 36 characters, in any case.
enum UUIDPattern {
    static func matches(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.count == 36 else { return false }
        return text.enumerated().allSatisfy { place, byte in
            if place == 8 || place == 13 || place == 18 || place == 23 { return byte == UInt8(ascii: "-") }
            return byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
        }
    }
}
