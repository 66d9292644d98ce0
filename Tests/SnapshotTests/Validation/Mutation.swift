import Foundation
import ModelgenShape
import ModelgenSource

/// A document with one thing in it broken at random: a member gone, a null, another kind, another text.
struct Mutation {
    private var generator: any RandomNumberGenerator
    private var target = 0

    init(seed: UInt64) {
        generator = Mixer(state: seed)
    }

    /// The document with one value changed, as JSON.
    mutating func text(of document: YAMLNode) -> String {
        target = Int.random(in: 0..<Self.count(document), using: &generator)
        return YAMLDocuments.json(changed(document) ?? YAMLNode(content: .null, position: .start))
    }

    private static func count(_ node: YAMLNode) -> Int {
        switch node.content {
        case .sequence(let elements): elements.reduce(1) { $0 + count($1) }
        case .mapping(let members): members.reduce(1) { $0 + count($1.value) }
        default: 1
        }
    }

    /// The node with the target in it changed; nil where it is left out.
    private mutating func changed(_ node: YAMLNode) -> YAMLNode? {
        target -= 1
        if target == -1 { return broken(node) }
        guard target >= 0 else { return node }
        var node = node
        switch node.content {
        case .sequence(let elements):
            node.content = .sequence(elements.compactMap { changed($0) })
        case .mapping(let members):
            node.content = .mapping(
                members.flatMap { member -> [YAMLNode.Member] in
                    let isTarget = target == 0
                    guard let value = changed(member.value) else { return [] }
                    var changed = member
                    changed.value = value
                    // A key that stands twice: the first counts.
                    let isTwice = isTarget && Int.random(in: 0..<12, using: &generator) == 0
                    if isTarget, Int.random(in: 0..<20, using: &generator) == 0 { changed.key += "x" }
                    return isTwice ? [changed, member] : [changed]
                })
        default: break
        }
        return node
    }

    private mutating func broken(_ node: YAMLNode) -> YAMLNode? {
        var node = node
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: return nil
        case 1: node.content = .null
        case 2, 3: node.content = Self.values[Int.random(in: Self.values.indices, using: &generator)]
        case 4: node.content = .sequence([node])
        default:
            switch node.content {
            case .number(let text): node.content = .number(otherNumber(text))
            case .string(let text): node.content = .string(otherText(text))
            case .boolean(let value): node.content = .number(value ? "1" : "2")
            case .sequence(let elements): node.content = elements.first?.content ?? .string("")
            case .mapping(let members):
                node.content = .mapping(Array(members.dropFirst(Int.random(in: 0...1, using: &generator)).reversed()))
            case .null: node.content = .string("")
            }
        }
        return node
    }

    private static let values: [YAMLNode.Content] = [
        .boolean(false), .boolean(true), .string(""), .string("n/a"), .string("12"), .string("2024-01-15"),
        .string("2024-01-15T10:30:00Z"), .string("yes"), .number("0"), .number("1.0"), .number("1.5"), .number("-1"),
        .number("1e400"), .number("12345678901234567890"), .number("9007199254740993.5"), .sequence([]), .mapping([]),
        .sequence([YAMLNode(content: .number("1"), position: .start)]),
        .mapping([
            YAMLNode.Member(
                key: "a", keyPosition: .start, value: YAMLNode(content: .string("b"), position: .start))
        ]),
        .mapping([
            YAMLNode.Member(key: "3", keyPosition: .start, value: YAMLNode(content: .number("1"), position: .start))
        ]),
    ]

    private mutating func otherNumber(_ number: String) -> String {
        let texts = [
            "1" + number.drop { $0 == "-" }, "-" + number,
            number.contains(where: { ".eE".contains($0) }) ? "1" : number + ".0",
            number.contains(where: { ".eE".contains($0) }) ? "2" : number + ".25", "99999999999999999999999",
            "1e200", "1e-400", "253402387201",
        ]
        let text = texts[Int.random(in: texts.indices, using: &generator)]
        return text.hasPrefix("--") ? String(text.dropFirst(2)) : text
    }

    private mutating func otherText(_ text: String) -> String {
        let place = text.indices.randomElement(using: &generator)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: return text + " "
        case 1: return String(text.dropLast())
        case 2: return text.replacing("-02-", with: "-13-").replacing("T", with: "t")
        case 3: return place.map { String(text[..<$0] + "é" + text[$0...]) } ?? "é"
        case 4: return place.map { String(text[..<$0] + "9" + text[text.index(after: $0)...]) } ?? "9"
        default: return text.uppercased()
        }
    }

    /// SplitMix64
    private struct Mixer: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
