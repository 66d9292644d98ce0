import CModelgenScan

/// UUIDs of 36 characters, as `UUIDText` has them, sixteen bytes at once.
enum ScanUUID {
    @inline(__always) static func isLowercase(_ text: Bytes, count: Int) -> Bool {
        count == 36 && hasHyphens(text) && modelgen_lower_hex_mask(text) == 0xDEFF
            && modelgen_lower_hex_mask(text + 16) == 0xFF7B && modelgen_lower_hex_mask(text + 20) == 0xFFF7
    }

    @inline(__always) static func isUppercase(_ text: Bytes, count: Int) -> Bool {
        count == 36 && hasHyphens(text) && modelgen_upper_hex_mask(text) == 0xDEFF
            && modelgen_upper_hex_mask(text + 16) == 0xFF7B && modelgen_upper_hex_mask(text + 20) == 0xFFF7
    }

    @inline(__always) private static func hasHyphens(_ text: Bytes) -> Bool {
        text[8] == UInt8(ascii: "-") && text[13] == UInt8(ascii: "-") && text[18] == UInt8(ascii: "-")
            && text[23] == UInt8(ascii: "-")
    }
}
