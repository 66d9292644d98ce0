import ModelgenSource
import ModelgenTestSupport

@testable import ModelgenShape

/// Random documents of the kind that is hard to add up: many tags, rows, missing members, keys that stand twice or come in
/// two spellings of Unicode, texts in every form.
struct RandomDocument {
    var generator: SeededGenerator
    /// How many values a tag may take; beyond 64 tags are dropped.
    var tagValues: Int
    private var keys: [String]

    private static let keys = [
        "id", "user_id", "name", "type", "kind", "__typename", "eventType", "item_kind", "status", "a", "b",
        "caf\u{E9}",
        "cafe\u{301}", "", "~/x", "action", "object", "event", "class", "tag", "op", "mode", "format",
    ]

    /// Keys that pool what they hold, where no tag parts it.
    private static let fewKeys = ["id", "name", "caf\u{E9}", "cafe\u{301}", "a"]

    private static let texts = [
        "", "a", "caf\u{E9}", "cafe\u{301}", "2024-01-15", "2024-01-15T10:30:00Z", "2024-01-15T10:30:00.125+08:00",
        "2024-01-15 10:30:00", "2024-01-15T10:30:00", "Mon, 15 Jan 2024 10:30:00 GMT", "https://example.test/a?b=c",
        "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6", "19.90", "-5", "007",
        "line\nbreak",
        "\u{1F600} \"quoted\" \\ /", "a text that is certainly longer than any value of an enum",
    ]

    private static let numbers = [
        "0", "-0", "1", "-17", "1.0", "1e3", "0.1", "9223372036854775807", "9223372036854775808",
        "18446744073709551616",
        "-9223372036854775809", "9007199254740993", "123456789012345678901234567", "0.1234567890123456789", "1e400",
        "1e-400",
        "1.5e300", "3.141592653589793",
    ]

    init(seed: Int) {
        generator = SeededGenerator(seed: seed)
        tagValues = generator.pick([2, 5, 40, 100])
        keys = generator.oneIn(2) ? Self.keys : Self.fewKeys
    }

    /// A document; its positions mean nothing.
    mutating func node(depth: Int = 0) -> YAMLNode {
        YAMLNode(content: content(depth: depth), position: .start)
    }

    private mutating func content(depth: Int) -> YAMLNode.Content {
        switch Int.random(in: 0..<(depth < 4 ? 12 : 5), using: &generator) {
        case 0: return .null
        case 1: return .boolean(generator.oneIn(2))
        case 2: return .number(generator.pick(Self.numbers))
        case 3, 4: return .string(generator.pick(Self.texts))
        case 5, 6: return .sequence(elements(depth: depth))
        default: return .mapping(members(depth: depth))
        }
    }

    private mutating func elements(depth: Int) -> [YAMLNode] {
        let count = generator.oneIn(10) ? 18 : generator.pick([0, 1, 2, 2, 3, 3])
        guard generator.oneIn(2) else { return (0..<count).map { _ in node(depth: depth + 1) } }
        return (0..<count).map { _ in YAMLNode(content: .mapping(members(depth: depth + 1)), position: .start) }
    }

    private mutating func members(depth: Int) -> [YAMLNode.Member] {
        (0..<Int.random(in: 0...6, using: &generator)).map { _ in
            let key = generator.pick(keys)
            var value = node(depth: depth + 1)
            if TagCandidate.isCandidate(key), !generator.oneIn(6) {
                let number = Int.random(in: 0..<tagValues, using: &generator)
                value.content = .string(number == 1 ? generator.pick(["K", "\u{212A}"]) : "t\(number)")
            }
            return YAMLNode.Member(key: key, keyPosition: .start, value: value)
        }
    }
}
