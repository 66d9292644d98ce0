import ModelgenSource

/// Reads the documents of a payload one by one: JSON, JSON Lines or YAML, told apart as samples are.
package struct PayloadReader {
    private let text: SampleText
    private var next = 0
    private var tape: PayloadTape

    /// - Throws: What is wrong with the text, wherever it is.
    package init(_ file: SourceFile, limits: ReadingLimits = ReadingLimits()) throws(Diagnostics) {
        text = try SampleText(file, limits: limits)
        tape = PayloadTape(bytes: [])
        if case .json(let text) = text { tape.bytes = text.file.bytes }
    }

    /// How many documents there are.
    package var count: Int {
        switch text {
        case .json(let text): text.documents.count
        case .yaml(let documents): documents.count
        }
    }

    /// Gives the next document to a closure; false at the end. Its memory serves the one after it again.
    package mutating func read(_ body: (borrowing PayloadTape) -> Void) -> Bool {
        switch text {
        case .json(let text):
            guard next < text.documents.count else { return false }
            tape.entries.removeAll(keepingCapacity: true)
            var builder = TapeBuilder(entries: tape.entries)
            tape.entries = []
            _ = tape.bytes.withUnsafeBufferPointer { builder.addValue($0, at: text.documents[next]) }
            tape.entries = builder.entries
        case .yaml(let documents):
            guard next < documents.count else { return false }
            tape = PayloadTape(of: documents[next])
        }
        next += 1
        body(tape)
        return true
    }
}

/// Writes the entries of a document of a checked text.
private struct TapeBuilder {
    var entries: [PayloadTape.Entry]

    /// Adds the value that begins at an offset; the offset after it.
    @discardableResult
    mutating func addValue(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
        switch bytes[start] {
        case UInt8(ascii: "{"): return addObject(bytes, at: start)
        case UInt8(ascii: "["): return addArray(bytes, at: start)
        case UInt8(ascii: "\""): return addString(.string, bytes, at: start)
        case UInt8(ascii: "t"): return add(.boolean, start, start + 4)
        case UInt8(ascii: "f"): return add(.boolean, start, start + 5)
        case UInt8(ascii: "n"): return add(.null, start, start + 4)
        default:
            var end = start
            while end < bytes.count, Self.isNumberByte(bytes[end]) { end += 1 }
            return add(.number, start, end)
        }
    }

    private mutating func add(_ kind: PayloadTape.Kind, _ start: Int, _ end: Int) -> Int {
        entries.append(
            PayloadTape.Entry(kind: kind, hasEscapes: false, start: start, end: end, next: entries.count + 1))
        return end
    }

    private mutating func addObject(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
        let index = entries.count
        _ = add(.object, start, start + 1)
        var offset = Self.skipped(bytes, start + 1)
        while bytes[offset] != UInt8(ascii: "}") {
            offset = Self.skipped(bytes, addString(.key, bytes, at: offset))
            offset = Self.skipped(bytes, addValue(bytes, at: offset))
        }
        entries[index].next = entries.count
        return offset + 1
    }

    private mutating func addArray(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
        let index = entries.count
        _ = add(.array, start, start + 1)
        var offset = Self.skipped(bytes, start + 1)
        while bytes[offset] != UInt8(ascii: "]") { offset = Self.skipped(bytes, addValue(bytes, at: offset)) }
        entries[index].next = entries.count
        return offset + 1
    }

    private mutating func addString(_ kind: PayloadTape.Kind, _ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int
    {
        var end = start + 1
        var hasEscapes = false
        while bytes[end] != UInt8(ascii: "\"") {
            if bytes[end] == UInt8(ascii: "\\") {
                hasEscapes = true
                end += 1
            }
            end += 1
        }
        entries.append(
            PayloadTape.Entry(kind: kind, hasEscapes: hasEscapes, start: start, end: end + 1, next: entries.count + 1))
        return end + 1
    }

    /// Passes space, commas and colons: the text was checked before.
    private static func skipped(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var offset = start
        while true {
            switch bytes[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), UInt8(ascii: ","),
                UInt8(ascii: ":"):
                offset += 1
            default: return offset
            }
        }
    }

    private static func isNumberByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }
}

extension PayloadTape {
    /// A document of YAML: its texts are written out as JSON, its places are those of the file.
    fileprivate init(of node: YAMLNode) {
        self.init(bytes: [])
        add(node)
    }

    private mutating func add(_ node: YAMLNode) {
        let index = entries.count
        switch node.content {
        case .null: add(.null, "null", at: node.position)
        case .boolean(let value): add(.boolean, value ? "true" : "false", at: node.position)
        case .number(let text): add(.number, text, at: node.position)
        case .string(let text): add(.string, ModelgenSource.JSONText.quoted(text), at: node.position)
        case .sequence(let elements):
            add(.array, "[", at: node.position)
            for element in elements { add(element) }
        case .mapping(let members):
            add(.object, "{", at: node.position)
            for member in members {
                add(.key, ModelgenSource.JSONText.quoted(member.key), at: member.keyPosition)
                add(member.value)
            }
        }
        entries[index].next = entries.count
    }

    private mutating func add(_ kind: Kind, _ text: String, at position: SourcePosition) {
        let start = bytes.count
        bytes.append(contentsOf: text.utf8)
        let isText = kind == .string || kind == .key
        entries.append(
            Entry(
                kind: kind, hasEscapes: isText && text.utf8.contains(UInt8(ascii: "\\")), start: start,
                end: bytes.count,
                next: entries.count + 1))
        positions.append(position)
    }
}
