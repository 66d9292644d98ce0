/// Which texts Foundation's `URL(string:)` takes. It escapes most of what RFC 3986 forbids, and refuses a broken scheme,
/// host or port (swift-foundation 6.2 and later; a test holds it to the Foundation at hand).
enum URLText {
    static func matches(_ text: ArraySlice<UInt8>) -> Bool {
        guard !text.isEmpty else { return false }
        var rest = text
        let mark = text.firstIndex { ":/?#[]@".utf8.contains($0) }
        if let mark, text[mark] == UInt8(ascii: ":") {
            guard mark == text.startIndex || isScheme(text[..<mark]) else { return false }
            rest = text[(mark + 1)...]
        }
        guard rest.starts(with: "//".utf8) else { return true }
        let authority = rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
        let host = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[($0 + 1)...] } ?? authority
        return isHost(host)
    }

    private static func isScheme(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first, isLetter(first) else { return false }
        return text.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
    }

    /// A host with or without a port; an address stands in brackets.
    private static func isHost(_ text: ArraySlice<UInt8>) -> Bool {
        var host = text
        if text.first == UInt8(ascii: "[") {
            guard let end = text.firstIndex(of: UInt8(ascii: "]")) else { return false }
            let rest = text[(end + 1)...]
            guard rest.isEmpty || rest.first == UInt8(ascii: ":") && rest.dropFirst().allSatisfy(isDigit) else {
                return false
            }
            return text[(text.startIndex + 1)..<end].allSatisfy { isHostByte($0) || ":%".utf8.contains($0) }
        }
        if let colon = text.firstIndex(of: UInt8(ascii: ":")) {
            guard text[(colon + 1)...].allSatisfy(isDigit) else { return false }
            host = text[..<colon]
        }
        var index = host.startIndex
        while index < host.endIndex {
            if host[index] == UInt8(ascii: "%") {
                guard index + 2 < host.endIndex, isHexDigit(host[index + 1]), isHexDigit(host[index + 2]) else {
                    return false
                }
                index += 3
            } else {
                guard isHostByte(host[index]) else { return false }
                index += 1
            }
        }
        return true
    }

    /// RFC 3986, unreserved and sub-delims; names beyond ASCII are encoded.
    private static func isHostByte(_ byte: UInt8) -> Bool {
        byte > 0x7F || isLetter(byte) || isDigit(byte) || "-._~!$&'()*+,;=".utf8.contains(byte)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
    }
}

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
