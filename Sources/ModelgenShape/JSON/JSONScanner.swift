import ModelgenSource

/// The first pass over a JSON text: holds every byte to RFC 8259 and notes the tags of each object.
///
/// A byte-order mark at the start is passed over, as section 8.1 of the RFC allows.
struct JSONScanner {
    private let bytes: [UInt8]
    private let depthLimit: Int
    private var offset = 0
    private var depth = 0
    private var hasDocument = false
    /// The tags of every object met so far, in the order of their opening braces.
    private(set) var tags: [TagValues] = []

    init(_ bytes: [UInt8], depthLimit: Int) {
        self.bytes = bytes
        self.depthLimit = depthLimit
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    /// Checks the next document: the offset of its first byte; nil at the end of the text.
    mutating func nextDocument() throws(JSONFault) -> Int? {
        let before = offset
        skipSpace()
        guard offset < bytes.count else { return nil }
        if hasDocument, !bytes[before..<offset].contains(UInt8(ascii: "\n")) {
            throw unexpected("expected the end of the document", code: .trailingText)
        }
        let start = offset
        try scanValue()
        hasDocument = true
        return start
    }

    // MARK: Values

    private mutating func scanValue() throws(JSONFault) {
        guard offset < bytes.count else { throw endOfText("expected a value") }
        switch bytes[offset] {
        case UInt8(ascii: "{"): try scanObject()
        case UInt8(ascii: "["): try scanArray()
        case UInt8(ascii: "\""): _ = try scanString()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber()
        case UInt8(ascii: "t"): try scanWord("true")
        case UInt8(ascii: "f"): try scanWord("false")
        case UInt8(ascii: "n"): try scanWord("null")
        default: throw unexpected("expected a value")
        }
    }

    private mutating func scanObject() throws(JSONFault) {
        let start = offset
        let index = tags.count
        tags.append(TagValues())
        var collector = TagCollector()
        try enter()
        if take("}") { return leave() }
        while true {
            let key = try scanKey(of: start)
            if TagCollector.mayBeCandidate(bytes[key.content]) || key.hasEscapes {
                let isString = offset < bytes.count && bytes[offset] == UInt8(ascii: "\"")
                let value = isString ? try scanString() : nil
                collector.add(key: key.text(in: bytes), value: value.flatMap { tag($0) })
                if !isString { try scanValue() }
            } else {
                try scanValue()
            }
            skipSpace()
            if take("}") { break }
            try expectComma(orEnd: "}", of: start)
            if offset < bytes.count, bytes[offset] == UInt8(ascii: "}") { throw trailingComma(before: "a key") }
        }
        tags[index] = collector.tags
        leave()
    }

    /// The text of a string that is short enough for a tag.
    private func tag(_ string: JSONString) -> String? {
        // An escape takes at most six bytes for one of text.
        guard string.content.count <= 6 * TagCandidate.maximumLength else { return nil }
        return string.text(in: bytes)
    }

    /// Scans a key and the colon after it, up to the value.
    private mutating func scanKey(of start: Int) throws(JSONFault) -> JSONString {
        guard offset < bytes.count else { throw unclosed("{", at: start) }
        guard bytes[offset] == UInt8(ascii: "\"") else {
            throw unexpected("expected a key in double quotes")
        }
        let key = try scanString()
        skipSpace()
        guard take(":") else {
            throw offset < bytes.count ? unexpected("expected ':' after a key") : unclosed("{", at: start)
        }
        skipSpace()
        return key
    }

    private mutating func scanArray() throws(JSONFault) {
        let start = offset
        try enter()
        if take("]") { return leave() }
        while true {
            guard offset < bytes.count else { throw unclosed("[", at: start) }
            try scanValue()
            skipSpace()
            if take("]") { return leave() }
            try expectComma(orEnd: "]", of: start)
            if offset < bytes.count, bytes[offset] == UInt8(ascii: "]") { throw trailingComma(before: "a value") }
        }
    }

    /// Passes an opening bracket and the space after it.
    private mutating func enter() throws(JSONFault) {
        depth += 1
        guard depth <= depthLimit else {
            let message = "more than \(depthLimit) objects and arrays inside each other"
            throw JSONFault(.tooDeep, at: offset, message, remedy: ReadingLimits.depthRemedy(depthLimit))
        }
        offset += 1
        skipSpace()
    }

    private mutating func leave() {
        depth -= 1
    }

    private mutating func expectComma(orEnd end: Unicode.Scalar, of start: Int) throws(JSONFault) {
        guard offset < bytes.count else { throw unclosed(end == "}" ? "{" : "[", at: start) }
        guard take(",") else { throw unexpected("expected ',' or '\(end)'") }
        skipSpace()
    }

    // MARK: Scalars

    private mutating func scanNumber() throws(JSONFault) {
        switch JSONNumber.scan(bytes[offset...]) {
        case .end(let end): offset = end
        case .fault(let place, let message): throw JSONFault(.invalidNumber, at: place, message)
        }
    }

    private mutating func scanWord(_ word: StaticString) throws(JSONFault) {
        let isThere = word.withUTF8Buffer { bytes[offset...].starts(with: $0) }
        guard isThere else { throw unexpected("expected a value") }
        offset += word.utf8CodeUnitCount
    }

    private mutating func scanString() throws(JSONFault) -> JSONString {
        let string = try JSONStringScanner.scan(bytes, from: offset)
        offset = string.content.upperBound + 1
        return string
    }

    // MARK: Space

    private mutating func skipSpace() {
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): offset += 1
            default: return
            }
        }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard offset < bytes.count, UInt32(bytes[offset]) == character.value else { return false }
        offset += 1
        return true
    }

    // MARK: Faults

    private func unexpected(_ expectation: String, code: DiagnosticCode = .invalidJSON) -> JSONFault {
        JSONStray.fault(in: bytes, at: offset, expectation: expectation, code: code)
    }

    private func endOfText(_ expectation: String) -> JSONFault {
        JSONFault(.invalidJSON, at: bytes.count, "\(expectation), found the end of the text")
    }

    private func unclosed(_ bracket: Character, at start: Int) -> JSONFault {
        let line = bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1
        return JSONFault(
            .invalidJSON, at: bytes.count, "the text ends before the '\(bracket)' of line \(line) is closed")
    }

    private func trailingComma(before wanted: String) -> JSONFault {
        JSONFault(.invalidJSON, at: offset, "expected \(wanted) after ','", remedy: "remove the comma before it")
    }
}
