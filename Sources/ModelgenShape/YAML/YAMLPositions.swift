import ModelgenSource

/// Turns libyaml's count of characters into byte offsets, lines and columns, walking along with the parser.
struct YAMLPositions {
    private let bytes: [UInt8]
    private var character = 0
    private var offset: Int
    private var line = 1
    private var lineStart = 0

    /// libyaml does not count a byte-order mark at the start.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        offset = bytes.starts(with: YAMLEventReader.byteOrderMark) ? YAMLEventReader.byteOrderMark.count : 0
    }

    /// The position before which so many characters stand.
    mutating func position(ofCharacter target: Int) -> SourcePosition {
        while character > target, offset > 0 { stepBack() }
        while character < target, offset < bytes.count { stepForward() }
        return SourcePosition(offset: offset, line: line, column: offset - lineStart + 1)
    }

    /// The position before which so many bytes stand.
    mutating func position(ofByte target: Int) -> SourcePosition {
        let mark = YAMLEventReader.byteOrderMark
        let target = bytes.starts(with: mark) ? target + mark.count : target
        while offset < min(target, bytes.count) { stepForward() }
        while offset > target { stepBack() }
        return SourcePosition(offset: offset, line: line, column: offset - lineStart + 1)
    }

    private mutating func stepForward() {
        if bytes[offset] == UInt8(ascii: "\n") {
            line += 1
            lineStart = offset + 1
        }
        repeat { offset += 1 } while offset < bytes.count && bytes[offset] & 0xC0 == 0x80
        character += 1
    }

    private mutating func stepBack() {
        repeat { offset -= 1 } while offset > 0 && bytes[offset] & 0xC0 == 0x80
        character -= 1
        if bytes[offset] == UInt8(ascii: "\n") {
            line -= 1
            lineStart = (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
        }
    }
}
