/// Which texts Foundation's `URL(string:)` takes. It escapes most of what RFC 3986 forbids, and refuses a broken scheme,
/// host or port (swift-foundation 6.2 and later; a test holds it to the Foundation at hand).
enum URLText {
    static func matches(_ text: ArraySlice<UInt8>) -> Bool {
        guard !text.isEmpty else { return false }
        var rest = text
        var scheme = text[..<text.startIndex]
        let mark = text.firstIndex { ":/?#[]@".utf8.contains($0) }
        if let mark, text[mark] == UInt8(ascii: ":") {
            scheme = text[..<mark]
            guard scheme.isEmpty || isScheme(scheme) else { return false }
            rest = text[(mark + 1)...]
        }
        guard rest.starts(with: "//".utf8) else { return true }
        let authority = rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
        let place = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[($0 + 1)...] } ?? authority
        if place.first == UInt8(ascii: "["), let end = place.firstIndex(of: UInt8(ascii: "]")) {
            let port = place[(end + 1)...]
            guard port.isEmpty || port.first == UInt8(ascii: ":") && isPort(port.dropFirst(), scheme) else {
                return false
            }
            return isAddress(place[(place.startIndex + 1)..<end])
        }
        let host = place.prefix { $0 != UInt8(ascii: ":") }
        guard isPort(place[host.endIndex...].dropFirst(), scheme) else { return false }
        return isName(host) || escapesHosts(scheme) || isInternationalName(host)
    }

    private static func isScheme(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first, isLetter(first) else { return false }
        return text.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
    }

    private static func isPort(_ text: ArraySlice<UInt8>, _ scheme: ArraySlice<UInt8>) -> Bool {
        text.allSatisfy(isDigit) || scheme.elementsEqual("addressbook".utf8)
    }

    /// What stands in brackets, an address of RFC 3986. A zone after it is escaped, whatever it holds (RFC 6874).
    private static func isAddress(_ text: ArraySlice<UInt8>) -> Bool {
        text.prefix { $0 != UInt8(ascii: "%") }.allSatisfy { isNameByte($0) || $0 == UInt8(ascii: ":") }
    }

    /// RFC 3986, reg-name.
    private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == UInt8(ascii: "%") {
                guard index + 2 < text.endIndex, isHexDigit(text[index + 1]), isHexDigit(text[index + 2]) else {
                    return false
                }
                index += 3
            } else {
                guard isNameByte(text[index]) else { return false }
                index += 1
            }
        }
        return true
    }

    /// A name beyond ASCII, which is written in Punycode (RFC 3492): the ASCII of each label first. The tables of UTS 46,
    /// by which some characters are changed and others refused, are left out.
    private static func isInternationalName(_ text: ArraySlice<UInt8>) -> Bool {
        let labels = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard text.contains(where: { $0 > 0x7F }), !labels.dropLast().contains(where: \.isEmpty) else { return false }
        return labels.allSatisfy { label in
            guard label.first != UInt8(ascii: "-"), label.last != UInt8(ascii: "-") else { return false }
            let scalars = String(decoding: label, as: UTF8.self).unicodeScalars
            guard !scalars.dropFirst(2).starts(with: "--".unicodeScalars) else { return false }
            let plain = label.filter { $0 <= 0x7F }
            return isName((plain.count < label.count ? plain + "-".utf8 : plain)[...])
        }
    }

    /// The schemes whose hosts are escaped like any other part.
    private static func escapesHosts(_ scheme: ArraySlice<UInt8>) -> Bool {
        [
            "tel", "telemergencycall", "telprompt", "callto", "facetime", "facetime-prompt", "facetime-audio",
            "facetime-audio-prompt", "imap", "pop", "addressbook", "contact", "phasset", "http+unix", "https+unix",
            "ws+unix", "wss+unix",
        ].contains(String(decoding: scheme, as: UTF8.self).lowercased())
    }

    /// RFC 3986, unreserved and sub-delims.
    private static func isNameByte(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || "-._~!$&'()*+,;=".utf8.contains(byte)
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
