/// A short stable hash of a key, for names that nothing else tells apart.
enum KeyHash {
    /// 8 hexadecimal digits: the two halves of `long`, folded into one.
    static func short(_ key: String) -> String {
        let hash = fnv1a(key)
        return hexadecimal(hash >> 32 ^ hash & 0xFFFF_FFFF, digits: 8)
    }

    /// 16 hexadecimal digits.
    static func long(_ key: String) -> String {
        hexadecimal(fnv1a(key), digits: 16)
    }

    /// FNV-1a over the UTF-8 of the key in Normalization Form C, so that canonically equal keys share it.
    ///
    /// Source: the FNV hash of Fowler, Noll and Vo, 64 bits, draft-eastlake-fnv.
    private static func fnv1a(_ key: String) -> UInt64 {
        CanonicalComposition.compose(key).utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
            (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
    }

    private static func hexadecimal(_ hash: UInt64, digits: Int) -> String {
        let text = String(hash, radix: 16)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
