/// URLs that Foundation's `URL` reads and writes back letter by letter.
enum PlainURL {
    /// Whether a text is an absolute http or https URL of a conservative ASCII part of RFC 3986.
    ///
    /// A host of letters, digits, hyphens, points and underscores, perhaps a port; then a path, query and fragment of the
    /// RFC's characters with every `%` followed by two hexadecimal digits. No user, no brackets, braces, quotes, spaces or
    /// non-ASCII letters: what of these `URL` takes, and what it makes of them, differs between its versions.
    static func matches(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        guard rest.starts(with: "http".utf8) else { return false }
        rest.removeFirst(4)
        if rest.first == UInt8(ascii: "s") { rest.removeFirst() }
        guard rest.starts(with: "://".utf8) else { return false }
        rest.removeFirst(3)
        let end = rest.firstIndex { delimiters.contains($0) } ?? rest.endIndex
        return isHost(rest[..<end]) && isTail(rest[end...])
    }

    private static let delimiters: [UInt8] = Array("/?#".utf8)

    /// `www.example.com` or `localhost:8080`
    private static func isHost(_ authority: ArraySlice<UInt8>) -> Bool {
        let host = authority.prefix { $0 != UInt8(ascii: ":") }
        let port = authority[host.endIndex...]
        guard let first = host.first, let last = host.last, first.isDigit || first.isLetter,
            last.isDigit || last.isLetter,
            host.allSatisfy({ $0.isDigit || $0.isLetter || hostMarks.contains($0) })
        else { return false }
        if port.isEmpty { return true }
        let digits = port.dropFirst()
        return (1...5).contains(digits.count) && digits.allSatisfy(\.isDigit)
            && digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) } <= 65_535
    }

    private static let hostMarks: [UInt8] = Array("-._".utf8)

    /// Path, query and fragment.
    private static func isTail(_ tail: ArraySlice<UInt8>) -> Bool {
        var isFragment = false
        var index = tail.startIndex
        while index < tail.endIndex {
            let byte = tail[index]
            index += 1
            if byte == UInt8(ascii: "%") {
                guard index + 1 < tail.endIndex, tail[index].isHexDigit, tail[index + 1].isHexDigit else {
                    return false
                }
                index += 2
            } else if byte == UInt8(ascii: "#") {
                if isFragment { return false }
                isFragment = true
            } else {
                guard byte < 128, isAllowed[Int(byte)] else { return false }
            }
        }
        return true
    }

    /// RFC 3986: unreserved, sub-delims, and `:`, `@`, `/`, `?`.
    private static let isAllowed: [Bool] = (0..<128).map { byte in
        let byte = UInt8(byte)
        return byte.isDigit || byte.isLetter || "-._~!$&'()*+,;=:@/?".utf8.contains(byte)
    }
}
