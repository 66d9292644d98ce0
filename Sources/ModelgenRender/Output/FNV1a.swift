/// The 64-bit FNV-1a hash (http://www.isthe.com/chongo/tech/comp/fnv): it notices edits and needs no library.
enum FNV1a {
    /// `0xcbf29ce484222325` for no bytes at all.
    static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        // One at a time out of a sequence whose type the compiler does not see takes thirty times as long.
        bytes.withContiguousStorageIfAvailable(hash) ?? Array(bytes).withUnsafeBufferPointer(hash)
    }

    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        return hash
    }
}
