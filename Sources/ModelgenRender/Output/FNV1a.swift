/// The 64-bit FNV-1a hash (http://www.isthe.com/chongo/tech/comp/fnv): it notices edits and needs no library.
enum FNV1a {
    /// `0xcbf29ce484222325` for no bytes at all.
    static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }
}
