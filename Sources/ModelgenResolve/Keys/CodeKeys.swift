/// Sets of keys that are codes of a known kind: languages, currencies and their pairs.
package enum CodeKeys {
    /// Whether all of several keys are codes of one kind, so that the object is a map of them.
    package static func areCodes(_ keys: some Collection<String>) -> Bool {
        guard keys.count > 1 else { return false }
        return keys.allSatisfy(isLocale) || keys.count > 2 && (keys.allSatisfy(isTriple) || keys.allSatisfy(isPair))
    }

    /// `en`, `pt-BR`, `zh_Hant`
    package static func isLocale(_ key: String) -> Bool {
        let parts = key.split(whereSeparator: { $0 == "-" || $0 == "_" })
        guard let language = parts.first, languages.contains(String(language)), parts.count <= 3 else { return false }
        return parts.dropFirst().allSatisfy {
            (2...4).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
    }

    /// Whether all keys are locales, some of them with a region: `en-US`, `pt_BR`. Nobody names members so.
    package static func areRegionalLocales(_ keys: some Collection<String>) -> Bool {
        keys.allSatisfy(isLocale)
            && keys.contains { $0.utf8.contains(UInt8(ascii: "-")) || $0.utf8.contains(UInt8(ascii: "_")) }
    }

    /// `LA`, `GN`, `1A`: codes of a legend, of at most three letters and digits, few of them of one.
    package static func areShort(_ keys: some Collection<String>) -> Bool {
        let bytes = keys.map(\.utf8)
        let areCodes = bytes.allSatisfy { key in
            (1...3).contains(key.count)
                && key.allSatisfy { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }
        }
        return areCodes && bytes.contains { $0.contains { $0 > 0x39 } }
            && bytes.count(where: { $0.count == 1 }) * 3 <= bytes.count * 2
    }

    /// `USD`, `GBP`
    private static func isTriple(_ key: String) -> Bool {
        key.utf8.count == 3 && key.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }

    /// `LTC_BTC`, `1ST-ETH`, `XBT/USD`
    private static func isPair(_ key: String) -> Bool {
        let parts = key.split(whereSeparator: { "_-/".contains($0) }).map(\.utf8)
        return parts.count == 2
            && parts.allSatisfy { part in
                (2...6).contains(part.count)
                    && part.allSatisfy { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }
            }
    }

    /// ISO 639-1 codes but those that are English words or common keys (`id`, `is`, `to`, `no`, `or`, `my`, `as`, `so`, `am`).
    package static let languages: Set<String> = [
        "aa", "ab", "af", "ar", "az", "be", "bg", "bn", "bs", "ca", "cs", "cy", "da", "de", "el", "en", "eo", "es",
        "et", "eu",
        "fa", "fi", "fil", "fr", "ga", "gl", "gu", "he", "hi", "hr", "hu", "hy", "it", "ja", "ka", "kk", "km", "kn",
        "ko", "ku",
        "ky", "la", "lb", "lo", "lt", "lv", "mk", "ml", "mn", "mr", "ms", "mt", "nb", "ne", "nl", "nn", "pa", "pl",
        "ps", "pt",
        "ro", "ru", "sk", "sl", "sq", "sr", "sv", "sw", "ta", "te", "tg", "th", "tl", "tr", "uk", "ur", "uz", "vi",
        "zh",
    ]
}
