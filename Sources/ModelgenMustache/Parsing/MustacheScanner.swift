import ModelgenSource

/// Cuts a template into texts and tags, following the delimiters as they are set.
struct MustacheScanner {
    private let file: SourceFile
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var lineStart = 0
    private var opening = Array("{{".utf8)
    private var closing = Array("}}".utf8)

    init(_ file: SourceFile) {
        self.file = file
        bytes = file.bytes
    }

    /// All tokens up to the end of the text.
    mutating func scan() throws(Diagnostic) -> [MustacheToken] {
        var tokens: [MustacheToken] = []
        while offset < bytes.count {
            let start = find(opening, from: offset) ?? bytes.count
            appendText(offset..<start, to: &tokens)
            advance(to: start)
            if start < bytes.count { tokens.append(.tag(try scanTag())) }
        }
        return tokens
    }

    private mutating func advance(to end: Int) {
        for index in offset..<end where bytes[index] == UInt8(ascii: "\n") {
            line += 1
            lineStart = index + 1
        }
        offset = end
    }

    private func appendText(_ range: Range<Int>, to tokens: inout [MustacheToken]) {
        var start = range.lowerBound
        for index in range where bytes[index] == UInt8(ascii: "\n") {
            tokens.append(.text(text(start..<index + 1)))
            start = index + 1
        }
        if start < range.upperBound { tokens.append(.text(text(start..<range.upperBound))) }
    }

    private mutating func scanTag() throws(Diagnostic) -> MustacheTag {
        let position = SourcePosition(offset: offset, line: line, column: offset - lineStart + 1)
        let inside = offset + opening.count
        let sign = inside < bytes.count ? bytes[inside] : 0
        let kind = try kind(of: sign, at: position)
        let isTriple = sign == UInt8(ascii: "{")
        let isDelimiters = kind == .delimiters
        let last = isTriple ? [UInt8(ascii: "}")] : isDelimiters ? [UInt8(ascii: "=")] : []
        let start = kind == .variable ? inside : inside + 1
        guard let end = find(last + closing, from: start) else {
            let missing = String(decoding: last + closing, as: UTF8.self)
            throw problem(position, "this tag is never closed", remedy: "close it with '\(missing)'")
        }
        advance(to: end + last.count + closing.count)
        let tag = MustacheTag(kind: kind, content: trimmed(start..<end), position: position)
        if isDelimiters { try setDelimiters(tag) }
        return tag
    }

    private func kind(of sign: UInt8, at position: SourcePosition) throws(Diagnostic) -> MustacheTag.Kind {
        switch sign {
        case UInt8(ascii: "{"), UInt8(ascii: "&"): return .unescaped
        case UInt8(ascii: "#"): return .section
        case UInt8(ascii: "^"): return .inverted
        case UInt8(ascii: "/"): return .close
        case UInt8(ascii: ">"): return .partial
        case UInt8(ascii: "!"): return .comment
        case UInt8(ascii: "="): return .delimiters
        case UInt8(ascii: "<"), UInt8(ascii: "$"):
            throw problem(position, "template inheritance is not supported", remedy: "use partials, '{{> name}}'")
        default: return .variable
        }
    }

    private mutating func setDelimiters(_ tag: MustacheTag) throws(Diagnostic) {
        let parts = tag.content.utf8.split { Self.isSpace($0) }
        guard parts.count == 2, !parts.contains(where: { $0.contains(UInt8(ascii: "=")) }) else {
            let remedy = "write two texts without '=' and a space between them, such as '{{=<% %>=}}'"
            throw problem(tag.position, "a tag that sets delimiters names two", remedy: remedy)
        }
        opening = Array(parts[0])
        closing = Array(parts[1])
    }

    private func find(_ pattern: [UInt8], from start: Int) -> Int? {
        guard start + pattern.count <= bytes.count else { return nil }
        return (start...bytes.count - pattern.count).first { index in
            bytes[index] == pattern[0] && bytes[index..<index + pattern.count].elementsEqual(pattern)
        }
    }

    private func trimmed(_ range: Range<Int>) -> String {
        let head = bytes[range].drop(while: Self.isSpace)
        let end = head.lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? head.startIndex
        return text(head.startIndex..<end)
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private func problem(_ position: SourcePosition, _ message: String, remedy: String) -> Diagnostic {
        let length = opening.count
        return Diagnostic(
            .invalidTemplate, path: file.path, position: position, length: length, message: message, remedy: remedy)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}
