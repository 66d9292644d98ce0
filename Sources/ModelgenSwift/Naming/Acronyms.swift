/// Words that are written in one case: `avatarURL`, `url`, never `avatarUrl`.
///
/// A plural of one counts as well: `userIDs`, `ids`.
package struct Acronyms: Hashable, Sendable {
    /// Capital spellings by their lower-case words: `["id": "ID", "ipv4": "IPv4"]`.
    private var spellings: [String: String]
    /// Words that were taken out, so that a key's own capitals do not bring them back.
    private var removed: Set<String>
    /// Spellings that hold a small letter, the longest first.
    private var mixed: [String]
    /// The scalars that those start with.
    private var mixedStarts: [Unicode.Scalar]

    /// What modelgen knows without being told.
    package static let standard = Acronyms(spellings: [:], removed: []).adding(standardWords)

    /// These words and some more, without some others: `acronyms: {add: [SKU], remove: [TV]}`.
    ///
    /// A word with capitals is spelled as given (`OAuth`), one without in capitals (`sku`: `SKU`).
    package func adding(_ added: [String], removing removed: [String] = []) -> Acronyms {
        var result = self
        result.spellings.reserveCapacity(spellings.count + added.count)
        for word in added {
            let key = word.lowercased()
            result.spellings[key] = word == key ? word.uppercased() : word
            result.removed.remove(key)
        }
        for word in removed {
            result.spellings[word.lowercased()] = nil
            result.removed.insert(word.lowercased())
        }
        result.mixed = result.spellings.values.filter(Self.hasSmallLetters)
            .sorted { ($1.count, $0) < ($0.count, $1) }
        result.mixedStarts = result.mixed.compactMap(\.unicodeScalars.first)
        return result
    }

    private static func hasSmallLetters(_ text: String) -> Bool {
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        return isASCII
            ? text.utf8.contains { (0x61...0x7A).contains($0) } : text.contains(where: \.isLowercase)
    }

    private init(spellings: [String: String], removed: Set<String>) {
        self.spellings = spellings
        self.removed = removed
        mixed = []
        mixedStarts = []
    }

    /// How a word is written inside a name: `URL` for `url`, `IDs` for `ids`, nil where it is no acronym.
    func spelling(of word: String) -> String? {
        let key = word.lowercased()
        if let spelling = spellings[key] { return spelling }
        guard key.hasSuffix("s"), !removed.contains(key), let singular = spellings[String(key.dropLast())] else {
            return nil
        }
        return singular + "s"
    }

    /// Whether the user said that the word is none.
    func isRemoved(_ word: String) -> Bool { !removed.isEmpty && removed.contains(word.lowercased()) }

    /// Whether an acronym of mixed case may start with a scalar: for most words there is no need to look.
    func mayStartMixed(with scalar: Unicode.Scalar) -> Bool {
        // A letter with its mark in one scalar is equal to one in two.
        !scalar.isASCII || mixedStarts.contains { $0 == scalar || !$0.isASCII }
    }

    /// The acronym of mixed case that a text starts with: `IPv4` in `IPv4Address`, where capitals alone would mislead.
    func mixedPrefix(of text: some StringProtocol) -> String? {
        mixed.first { spelling in
            guard text.hasPrefix(spelling) else { return false }
            let next = text.dropFirst(spelling.count).first
            return next.map { !$0.isLowercase && !$0.isNumber } ?? true
        }
    }

    private static let standardWords = [
        // Roman numerals of more than one letter.
        "ii", "iii", "iv", "vi", "vii", "viii", "ix",
        // Identifiers and codes
        "asin", "bic", "cvc", "cvv", "doi", "ean", "gtin", "guid", "iban", "id", "imei", "isbn", "iso", "issn", "otp",
        "ssn", "uid", "upc", "uuid", "vat", "vin",
        // The web
        "api", "arn", "aws", "cdn", "cli", "cname", "cors", "css", "csv", "dns", "dom", "faq", "ftp", "gif", "html",
        "http", "https",
        "ip", "IPv4", "IPv6", "jpeg", "jpg", "json", "jwt", "mime", "OAuth", "OAuth2", "pdf", "php", "png", "qr", "rpc",
        "rss", "sdk", "seo", "sftp", "smtp", "sql", "ssh", "ssl", "sso", "svg", "tcp", "tls", "ttl", "udp", "ui", "uri",
        "url", "urn", "utf", "utf8", "ux", "vpn", "www", "xhtml", "xml",
        // Devices and media
        "aes", "ai", "ascii", "cpu", "dpi", "fps", "gpu", "gps", "hd", "hdr", "hmac", "io", "ios", "IoT", "lan", "lcd",
        "md5",
        "mp3", "mp4", "nfc", "ocr", "os", "ram", "rfid", "rgb", "rgba", "rsa", "sha", "sha1", "sha256", "sha512",
        "sms", "ssd", "ssid", "tv", "usb", "vm",
        // Units, zones and currencies
        "eur", "gb", "gbp", "gmt", "kb", "mb", "usd", "utc",
        // Business
        "crm", "eta", "mfa", "sla", "vip", "2d", "2fa", "3d", "4k",
    ]
}
