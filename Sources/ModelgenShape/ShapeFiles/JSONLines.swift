/// Writes JSON so that two versions of a file compare line by line: a member of an object a line, small values in one.
struct JSONLines {
    private var bytes: [UInt8] = []
    private var isFirst = true
    /// Objects and lists that are open.
    private var depth = 0
    /// How many of them stand in one line: all from this one on.
    private var flatDepth = Int.max

    /// What was written.
    var text: String {
        String(decoding: bytes, as: UTF8.self)
    }

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

    /// Begins a member; its value follows.
    mutating func key(_ key: String) {
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
    mutating func member(_ key: String, _ value: some FixedWidthInteger) {
        self.key(key)
        append(value)
    }

    /// A member that is a text.
    mutating func member(_ key: String, _ value: String) {
        self.key(key)
        quoted(value)
    }

    mutating func member(_ key: String, _ value: Bool) {
        self.key(key)
        append(value ? "true" : "false")
    }

    /// A member that is a list of two numbers.
    mutating func member<Bound: FixedWidthInteger>(_ key: String, _ value: ClosedRange<Bound>) {
        self.key(key)
        append("[")
        append(value.lowerBound)
        append(", ")
        append(value.upperBound)
        append("]")
    }

    /// A member that is a list of texts, in one line.
    mutating func member(_ key: String, _ values: [String]) {
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
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { escape($0) }
        bytes.append(UInt8(ascii: "\""))
    }

    // MARK: Parts of values

    /// Adds JSON as it is.
    mutating func append(_ json: String) {
        bytes.append(contentsOf: json.utf8)
    }

    mutating func append(_ number: some FixedWidthInteger) {
        var rest = number.magnitude
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        let start = bytes.count
        repeat {
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
            rest = quotient
        } while rest != 0
        bytes[start...].reverse()
    }

    /// Adds a text within quotes, with everything escaped that RFC 8259 section 7 asks for.
    mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
        guard text.contains(where: Self.needsEscape) else { return bytes.append(contentsOf: text) }
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): append("\\n")
            case UInt8(ascii: "\r"): append("\\r")
            case UInt8(ascii: "\t"): append("\\t")
            case ..<0x20:
                append(byte < 0x10 ? "\\u000" : "\\u00")
                append(String(byte, radix: 16))
            default: bytes.append(byte)
            }
        }
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    // MARK: Lines

    private mutating func begin(_ bracket: UInt8, isFlat: Bool) {
        bytes.append(bracket)
        depth += 1
        if isFlat { flatDepth = min(flatDepth, depth) }
        isFirst = true
    }

    private mutating func end(_ bracket: UInt8) {
        let isFlat = depth >= flatDepth
        if depth == flatDepth { flatDepth = .max }
        depth -= 1
        if !isFirst, !isFlat { newLine() }
        isFirst = false
        bytes.append(bracket)
    }

    private mutating func separate() {
        if depth >= flatDepth {
            if !isFirst { append(", ") }
        } else {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            newLine()
        }
        isFirst = false
    }

    private mutating func newLine() {
        bytes.append(UInt8(ascii: "\n"))
        for _ in 0..<depth { bytes.append(UInt8(ascii: " ")) }
    }
}
