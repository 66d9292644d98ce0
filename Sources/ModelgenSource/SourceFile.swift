/// An input as it was read: the name that diagnostics use and its bytes.
package struct SourceFile: Hashable, Sendable {
    /// As the user wrote it, or `<stdin>`.
    package var path: String
    /// Where the system keeps the bytes of a large file; nil where they are in memory.
    package let mapping: MappedFile?
    private var content: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        mapping = nil
        content = bytes
    }

    /// A large file, which is not copied to memory.
    package init(path: String, mapping: MappedFile) {
        self.path = path
        self.mapping = mapping
        content = []
    }

    /// All bytes; those of a large file are copied by each call.
    package var bytes: [UInt8] {
        mapping.map { Array(UnsafeBufferPointer(start: $0.start, count: $0.count)) } ?? content
    }

    /// The first bytes, at most so many.
    package func head(_ count: Int) -> ArraySlice<UInt8> {
        guard let mapping else { return content.prefix(count) }
        return Array(UnsafeBufferPointer(start: mapping.start, count: min(count, mapping.count)))[...]
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    package static func == (left: Self, right: Self) -> Bool {
        guard left.path == right.path else { return false }
        if let mapping = left.mapping, mapping === right.mapping { return true }
        return left.bytes == right.bytes
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(head(1024))
    }

    /// Line and column of a byte offset; an offset past the end is the end.
    package func position(at offset: Int) -> SourcePosition {
        let bytes = bytes
        let end = min(offset, bytes.count)
        var line = 1
        var lineStart = 0
        for index in 0..<end where bytes[index] == UInt8(ascii: "\n") {
            line += 1
            lineStart = index + 1
        }
        return SourcePosition(offset: end, line: line, column: end - lineStart + 1)
    }

    /// The text of a line that counts from 1, without its end; nil where there is no such line or it is not UTF-8.
    package func line(_ number: Int) -> String? {
        let bytes = bytes
        var current = 1
        var start = 0
        while current < number {
            guard let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = newline + 1
            current += 1
        }
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let line = bytes[start..<end]
        return String(validating: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
}
