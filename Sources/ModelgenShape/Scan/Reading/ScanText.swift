import ModelgenSource

/// A text to be scanned: at least 64 bytes behind its end can be read, the first of them 0.
struct ScanText: @unchecked Sendable {
    static let padding = 64

    // Nobody writes to a text that is scanned, so threads may share it.
    let start: Bytes
    let count: Int
    /// Whether pages of it may be given back: they come again from the file.
    let isMapped: Bool

    /// Calls a function with the bytes of a file, which are copied unless they are mapped.
    static func with<Result>(_ file: SourceFile, _ body: (ScanText) -> Result) -> Result {
        if let mapped = file.mapping {
            return withExtendedLifetime(mapped) {
                body(ScanText(start: mapped.start, count: mapped.count, isMapped: true))
            }
        }
        let bytes = file.bytes
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + padding)
        defer { copy.deallocate() }
        bytes.withUnsafeBufferPointer { buffer in
            if let start = buffer.baseAddress { copy.update(from: start, count: buffer.count) }
        }
        (copy + bytes.count).update(repeating: 0, count: padding)
        return body(ScanText(start: Bytes(copy), count: bytes.count, isMapped: false))
    }
}
