import ModelgenTestSupport

/// Random documents, written in every way that JSON and YAML have.
struct RandomText {
    private var generator: SeededGenerator

    init(seed: Int) {
        generator = SeededGenerator(seed: seed)
    }

    // MARK: JSON

    mutating func json() -> String {
        space() + jsonValue(depth: 0) + space()
    }

    private mutating func jsonValue(depth: Int) -> String {
        switch number(depth < 5 ? 10 : 6) {
        case 0: return pick(["null", "true", "false"])
        case 1, 2: return jsonNumber()
        case 3, 4, 5: return jsonString()
        case 6, 7:
            let elements = (0..<number(5)).map { _ in space() + jsonValue(depth: depth + 1) + space() }
            return "[" + elements.joined(separator: ",") + (elements.isEmpty ? space() : "") + "]"
        default:
            let members = (0..<number(5)).map { _ in
                space() + jsonString() + space() + ":" + space() + jsonValue(depth: depth + 1) + space()
            }
            return "{" + members.joined(separator: ",") + (members.isEmpty ? space() : "") + "}"
        }
    }

    private mutating func jsonNumber() -> String {
        var text = number(3) == 0 ? "-" : ""
        text += number(4) == 0 ? "0" : String(1 + number(9)) + digits(number(25))
        if number(3) == 0 { text += "." + digits(1 + number(20)) }
        if number(4) == 0 { text += pick(["e", "E"]) + pick(["", "+", "-"]) + digits(1 + number(3)) }
        return text
    }

    private mutating func jsonString() -> String {
        let pieces = [
            "a", "Z", "0", " ", "é", "e\u{301}", "文", "😀", "\u{7F}", "\u{2028}", "\\n", "\\t", "\\\"", "\\\\", "\\/",
            "\\b",
            "\\f", "\\r", "\\u0000", "\\u00e9", "\\uD83D\\uDE00", "\\uffff", "'", "#", ": ", "- ", "{", "]", ",",
        ]
        return "\"" + (0..<number(8)).map { _ in pick(pieces) }.joined() + "\""
    }

    private mutating func digits(_ count: Int) -> String {
        (0..<count).map { _ in String(number(10)) }.joined()
    }

    private mutating func space() -> String {
        pick(["", "", "", " ", "\n", "\t", "\r\n", "  "])
    }

    // MARK: YAML

    mutating func yaml() -> String {
        let head = pick(["", "", "---\n", "# note\n", "%YAML 1.1\n---\n"])
        let tail = number(5) == 0 ? "---\n" + block(depth: 0, indent: "") : ""
        return head + block(depth: 0, indent: "") + tail
    }

    /// A value in lines of its own.
    private mutating func block(depth: Int, indent: String) -> String {
        let lines = (0..<1 + number(4)).map { index -> String in
            let isList = depth % 2 == 1
            let head = indent + (isList ? "-" : key(index) + ":")
            switch number(depth < 4 ? 9 : 6) {
            case 0...3: return head + " " + scalar() + pick(["", "", " # note"]) + "\n"
            case 4: return head + " " + flow(depth: depth) + "\n"
            case 5: return head + pick(["", " |", " >", " |-", " >-", " |+"]) + "\n" + text(indent: indent)
            default: return head + "\n" + block(depth: depth + 1, indent: indent + pick(["  ", " ", "   "]))
            }
        }
        return lines.joined()
    }

    /// Lines that are a text under a block header, and a plain scalar of several lines without one.
    private mutating func text(indent: String) -> String {
        (0..<1 + number(3)).map { _ in indent + "   " + pick(["two words", "x", "tail é", "a#b", "say \"it\""]) + "\n" }
            .joined()
    }

    private mutating func key(_ index: Int) -> String {
        let key = pick(["key", "a b", "1", "1.50", "true", "~", "é", "\"q\\x41\"", "'it''s'", "x-y", "0x1F", "null"])
        // Keys of one object may be equal, in the tree both stand.
        return index > 0 && !"\"'".contains(key.prefix(1)) ? key + String(index) : key
    }

    private mutating func flow(depth: Int) -> String {
        switch number(depth < 5 ? 4 : 2) {
        case 0, 1: return quoted()
        case 2: return "[" + (0..<number(4)).map { _ in flow(depth: depth + 1) }.joined(separator: ", ") + "]"
        default:
            return "{" + (0..<number(4)).map { "k\($0): " + flow(depth: depth + 1) }.joined(separator: ", ") + "}"
        }
    }

    private mutating func scalar() -> String {
        number(3) == 0 ? quoted() : pick(Self.plain)
    }

    private mutating func quoted() -> String {
        pick([
            "\"a\\n\\t\\x41\\u00e9\\U0001F600\\e\"", "''", "\"\"", "'it''s # no note'", "\"1\"", "'null'", "\"\\_\\N\"",
        ])
    }

    /// Plain scalars on which schemas differ.
    private static let plain = [
        "yes", "NO", "on", "Off", "y", "true", "True", "TRUE", "tRUE", "false", "null", "Null", "NULL", "nULL", "~",
        "0",
        "-0", "+1", "007", "0o17", "0o8", "0x1F", "0xfg", "1_000", "0b11", "1.", ".5", "-.5", "+.5e1", "1e3", "1E-3",
        "1e",
        "1.5", "1.50", "-1.5e+10", "12:30:45", "190:20:30", "2024-01-15", "2024-01-15 10:30:00", "1.2.3", "a:b",
        "http://a.example.test/#x", "=", "<", "a#b", "é", "文章",
        "99999999999999999999", "0.1e400", "9007199254740993", "-x", "?x", ":x", "x@y", "+", ".", "..",
    ]

    // MARK: Chance

    private mutating func number(_ count: Int) -> Int {
        Int.random(in: 0..<count, using: &generator)
    }

    private mutating func pick(_ choices: [String]) -> String {
        choices[number(choices.count)]
    }
}
