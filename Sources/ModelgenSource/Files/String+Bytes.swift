#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension String {
    /// Whether a file of such bytes holds just this text.
    ///
    /// ```swift
    /// "id".isText(of: [0x69, 0x64])  // true
    /// ```
    package func isText(of bytes: [UInt8]) -> Bool {
        var text = self
        return text.withUTF8 { text in
            bytes.withUnsafeBytes { bytes in
                guard bytes.count == text.count else { return false }
                guard let mine = text.baseAddress, let theirs = bytes.baseAddress else { return true }
                return memcmp(mine, theirs, text.count) == 0
            }
        }
    }
}
