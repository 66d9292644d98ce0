/// Other URLs, e-mail addresses and UUIDs, none of which is anybody's: hosts end in `.test` or are `example.com`, which
/// RFC 2606 sets aside.
enum AddressReplacement {
    /// `https://www.shop.com/items/42?page=2` becomes `https://bek.dalo.test/mesiv/71?kubo=5`.
    static func url(_ text: String, _ attempt: Int, _ random: inout SeededRandom) -> String {
        let scheme = text.hasPrefix("https") ? "https://" : "http://"
        let rest = text.dropFirst(scheme.count)
        let authority = rest.prefix { !"/?#".contains($0) }
        let port = authority.contains(":") ? ":8080" : ""
        return scheme + host(String(authority.prefix { $0 != ":" }), attempt, &random) + port
            + tail(rest[authority.endIndex...], attempt, &random)
    }

    private static func host(_ host: String, _ attempt: Int, _ random: inout SeededRandom) -> String {
        if host == "localhost" { return host }
        // Set aside by RFC 5737.
        if host.allSatisfy({ $0.isNumber || $0 == "." }) { return "192.0.2.\(random.number(1...254))" }
        guard let dot = host.lastIndex(of: ".") else { return WordReplacement.candidate(host, attempt, &random) }
        return WordReplacement.candidate(String(host[..<dot]), attempt, &random) + ".test"
    }

    private static func tail(_ tail: Substring, _ attempt: Int, _ random: inout SeededRandom) -> String {
        // `%2F` would lose its digits to other letters.
        let parts = tail.split(separator: "%", omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part in
            index == 0
                ? WordReplacement.candidate(String(part), attempt, &random)
                : "%20" + WordReplacement.candidate(String(part.dropFirst(2)), attempt, &random)
        }.joined()
    }

    /// `jane.doe@shop.com` becomes `bodi.kef@example.com`.
    static func email(_ text: String, _ attempt: Int, _ random: inout SeededRandom) -> String {
        let name = text.prefix { $0 != "@" }
        let more = attempt < 40 ? "" : String(random.number(1...9_999))
        return WordReplacement.candidate(String(name), attempt, &random) + more + "@example."
            + random.pick(["com", "org", "net"])
    }

    /// Other digits, and letters in the same case; version and variant (RFC 9562) stay.
    static func uuid(_ text: String, _ random: inout SeededRandom) -> String {
        let digits = text.utf8.enumerated().map { place, byte -> UInt8 in
            if place == 14 || place == 19 { return byte }
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): return UInt8(ascii: "0") + UInt8(random.number(0...9))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): return UInt8(ascii: "a") + UInt8(random.number(0...5))
            case UInt8(ascii: "A")...UInt8(ascii: "F"): return UInt8(ascii: "A") + UInt8(random.number(0...5))
            default: return byte
            }
        }
        return String(decoding: digits, as: UTF8.self)
    }
}
