import ModelgenSource

/// A document as a flat list of what stands in it, in order: no tree, and no copy of its texts.
///
/// `{"a": [1]}` is an object, a key, an array and a number; each says where the next one begins that is not inside it.
package struct PayloadTape {
    package enum Kind: UInt8, Sendable {
        case null, boolean, number, string, array, object
        case key
    }

    package struct Entry: Sendable {
        package var kind: Kind
        package var hasEscapes: Bool
        /// Where it begins in the text.
        package var start: Int
        /// Where it ends; of an array or an object, where its opening bracket does.
        package var end: Int
        /// The entry after it and all that is in it.
        package var next: Int
    }

    /// The text that offsets point into.
    package internal(set) var bytes: [UInt8]
    package internal(set) var entries: [Entry] = []
    /// Where entries stand in a file whose bytes are others: YAML.
    var positions: [SourcePosition] = []

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The bytes of a number or a word, or those that a string or key stands for.
    package func text(_ index: Int) -> ArraySlice<UInt8> {
        let entry = entries[index]
        switch entry.kind {
        case .string, .key:
            return JSONString(content: entry.start + 1..<entry.end - 1, hasEscapes: entry.hasEscapes).bytes(in: bytes)
        default: return bytes[entry.start..<entry.end]
        }
    }

    /// Whether a key or string is spelled so, byte by byte.
    package func isText(_ index: Int, _ wanted: [UInt8]) -> Bool {
        let entry = entries[index]
        if entry.hasEscapes { return text(index).elementsEqual(wanted) }
        guard entry.end - entry.start - 2 == wanted.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            wanted.withUnsafeBufferPointer { wanted in
                for offset in 0..<wanted.count where bytes[entry.start + 1 + offset] != wanted[offset] { return false }
                return true
            }
        }
    }

    /// Whether a Boolean is true.
    package func isTrue(_ index: Int) -> Bool {
        bytes[entries[index].start] == UInt8(ascii: "t")
    }

    /// The position of an entry. In JSON its line is 0: `LineCounter` counts lines where they are wanted.
    package func position(_ index: Int) -> SourcePosition {
        positions.isEmpty ? SourcePosition(offset: entries[index].start, line: 0, column: 0) : positions[index]
    }
}
