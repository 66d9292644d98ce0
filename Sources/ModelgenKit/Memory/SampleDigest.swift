/// Tells samples apart by their bytes, so that none is counted twice.
enum SampleDigest {
    /// The length and the FNV-1a hash (64 bits): `2f-0c8f8d5a7f3e2b11`.
    static func text(of bytes: [UInt8]) -> String {
        let hash = bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(bytes.count, radix: 16) + "-" + String(repeating: "0", count: 16 - digits.count) + digits
    }
}
