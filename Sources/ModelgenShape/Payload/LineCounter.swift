import ModelgenSource

/// Counts the lines of a text as far as it has been read, so that no place is counted from the start again.
package struct LineCounter {
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var lineStart = 0

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The position of an offset that is not before the last one asked for.
    package mutating func position(at target: Int) -> SourcePosition {
        bytes.withUnsafeBufferPointer { bytes in
            while offset < min(target, bytes.count) {
                if bytes[offset] == UInt8(ascii: "\n") {
                    line += 1
                    lineStart = offset + 1
                }
                offset += 1
            }
        }
        return SourcePosition(offset: offset, line: line, column: offset - lineStart + 1)
    }
}
