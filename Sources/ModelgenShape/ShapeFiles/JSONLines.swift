/// Writes JSON so that two versions of a file compare line by line: a member of an object a line, small values in one.
///
/// Keys and texts of the format itself are `StaticString`s, which need no escapes.
struct JSONLines {
    private var written = ByteRoom()
    private var isFirst = true
    /// Objects and lists that are open.
    private var depth = 0
    /// How many of them stand in one line: all from this one on.
    private var flatDepth = Int.max

    /// What was written.
    var text: String { written.text }

    /// Begins an object.
    /// - Parameter isFlat: Whether its members stand in one line, and whatever they hold.
    mutating func open(isFlat: Bool = false) {
        begin(UInt8(ascii: "{"), isFlat: isFlat)
    }

    /// Ends an object.
    mutating func close() {
        end(UInt8(ascii: "}"))
    }

    mutating func openList() {
        begin(UInt8(ascii: "["), isFlat: false)
    }

    mutating func closeList() {
        end(UInt8(ascii: "]"))
    }

    /// Begins a member of the format; its value follows.
    mutating func key(_ key: StaticString) {
        separate()
        key.withUTF8Buffer { written.append(key: $0) }
    }

    /// Begins a member whose key is data; its value follows.
    mutating func key(data key: String) {
        separate()
        quoted(key)
        append(": ")
    }

    /// Begins an element of a list; its value follows.
    mutating func element() {
        separate()
    }

    // MARK: Values

    /// A member that is a number.
    mutating func member(_ key: StaticString, _ value: some FixedWidthInteger) {
        self.key(key)
        append(value)
    }

    /// A member that is a number, whose key is data.
    mutating func member(data key: String, _ value: Int) {
        self.key(data: key)
        append(value)
    }

    /// A member that is a text.
    mutating func member(_ key: StaticString, _ value: String) {
        self.key(key)
        quoted(value)
    }

    mutating func member(_ key: StaticString, _ value: Bool) {
        self.key(key)
        append(value ? "true" : "false")
    }

    /// A member that is a list of two numbers.
    mutating func member<Bound: FixedWidthInteger>(_ key: StaticString, _ value: ClosedRange<Bound>) {
        self.key(key)
        append("[")
        append(value.lowerBound)
        append(", ")
        append(value.upperBound)
        append("]")
    }

    /// A member that is a list of texts, in one line.
    mutating func member(_ key: StaticString, _ values: [String]) {
        self.key(key)
        begin(UInt8(ascii: "["), isFlat: true)
        for value in values {
            element()
            quoted(value)
        }
        closeList()
    }

    /// A text in quotes.
    mutating func quoted(_ text: String) {
        written.append(UInt8(ascii: "\""))
        escape(text)
        written.append(UInt8(ascii: "\""))
    }

    // MARK: Parts of values

    /// Adds JSON as it is.
    @inline(__always) mutating func append(_ json: StaticString) {
        json.withUTF8Buffer { written.append($0) }
    }

    mutating func append(_ number: some FixedWidthInteger) {
        if number < 0 { written.append(UInt8(ascii: "-")) }
        written.append(decimal: UInt64(number.magnitude))
    }

    /// Adds a text within quotes, with everything escaped that RFC 8259 section 7 asks for.
    mutating func escape(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            if bytes.contains(where: Self.needsEscape) { escapeEach(bytes) } else { written.append(bytes) }
        }
    }

    private mutating func escapeEach(_ bytes: UnsafeBufferPointer<UInt8>) {
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\""): append("\\\"")
            case UInt8(ascii: "\\"): append("\\\\")
            case UInt8(ascii: "\n"): append("\\n")
            case UInt8(ascii: "\r"): append("\\r")
            case UInt8(ascii: "\t"): append("\\t")
            case ..<0x20:
                append(byte < 0x10 ? "\\u000" : "\\u001")
                written.append(byte & 15 < 10 ? UInt8(ascii: "0") + byte & 15 : UInt8(ascii: "a") + byte & 15 - 10)
            default: written.append(byte)
            }
        }
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    // MARK: Lines

    private mutating func begin(_ bracket: UInt8, isFlat: Bool) {
        written.append(bracket)
        depth += 1
        if isFlat { flatDepth = min(flatDepth, depth) }
        isFirst = true
    }

    private mutating func end(_ bracket: UInt8) {
        let isFlat = depth >= flatDepth
        if depth == flatDepth { flatDepth = .max }
        depth -= 1
        if !isFirst, !isFlat { written.append(lineWithSpaces: depth) }
        isFirst = false
        written.append(bracket)
    }

    private mutating func separate() {
        if depth >= flatDepth {
            if !isFirst { append(", ") }
        } else {
            if !isFirst { written.append(UInt8(ascii: ",")) }
            written.append(lineWithSpaces: depth)
        }
        isFirst = false
    }
}
