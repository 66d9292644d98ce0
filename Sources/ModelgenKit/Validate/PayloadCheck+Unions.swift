import ModelgenShape
import ModelgenSwift

/// Values that are one of several types: told apart by a tag, or by trying.
extension PayloadCheck {
    mutating func decodesChoice(_ cases: [Int], _ value: Int, _ kind: PayloadTape.Kind) -> Bool {
        let wasProbing = isProbing
        isProbing = true
        let fits = cases.contains { decodes($0, value) }
        isProbing = wasProbing
        if fits || isProbing { return fits }
        let outer = choice
        choice = choice ?? path.count
        defer { choice = outer }
        // Where one case is of the value's kind, what is wrong is inside.
        let alike = cases.filter { takes($0, kind) }
        if alike.count == 1 { return decodes(alike[0], value) }
        let expectations = cases.map(expectation).reduce(into: [String]()) { list, text in
            if !list.contains(text) { list.append(text) }
        }
        return fail(value, expectations.joined(separator: " or "))
    }

    mutating func decodesTagged(_ union: DecodingRules.Tagged, _ value: Int, _ kind: PayloadTape.Kind) -> Bool {
        guard kind == .object else { return fail(value, "an object") }
        if union.hasUntagged, let key = union.tagging.tagKey, !isText(key, value) { return decodesAnything(value) }
        switch union.tagging {
        case .external:
            guard let tag = onlyKey(value), let payload = union.payloads[tag] else { return decodesAnything(value) }
            guard let payload else { return true }
            return decodes(payload, value + 2, below: tag)
        case .internal(let tagKey):
            guard let tag = tag(tagKey, value) else { return false }
            guard let payload = union.payloads[tag] else { return decodesAnything(value) }
            return payload.map { decodes($0, value) } ?? true
        case .adjacent(let tagKey, let contentKey):
            guard let tag = tag(tagKey, value) else { return false }
            guard let payload = union.payloads[tag] else { return decodesAnything(value) }
            guard let payload else { return true }
            guard let content = find(contentKey, value) else {
                path.append(.key(contentKey))
                defer { path.removeLast() }
                return fail(value, "", .missing)
            }
            return decodes(payload, content + 1, below: contentKey)
        }
    }

    /// The key of an object that has just one, however often it stands there.
    private func onlyKey(_ value: Int) -> String? {
        let end = tape.entries[value].next
        guard value + 1 < end else { return nil }
        let key = String(decoding: tape.text(value + 1), as: UTF8.self)
        var index = tape.entries[value + 2].next
        while index < end {
            guard String(decoding: tape.text(index), as: UTF8.self) == key else { return nil }
            index = tape.entries[index + 1].next
        }
        return key
    }

    private mutating func decodes(_ rule: Int, _ value: Int, below key: String) -> Bool {
        path.append(.key(key))
        defer { path.removeLast() }
        return decodes(rule, value)
    }

    private func find(_ key: String, _ value: Int) -> Int? {
        let member = DecodingRules.Member(key: key, bytes: Array(key.utf8), rule: 0, isOptional: false)
        return find(member, from: value + 1, start: value + 1, end: tape.entries[value].next, isInOrder: true)
    }

    private func isText(_ key: String, _ value: Int) -> Bool {
        find(key, value).map { tape.entries[$0 + 1].kind == .string } ?? false
    }

    /// The tag of an object; nil where it has none, which is noted.
    private mutating func tag(_ key: String, _ value: Int) -> String? {
        path.append(.key(key))
        defer { path.removeLast() }
        guard let found = find(key, value) else {
            _ = fail(value, "", .missing)
            return nil
        }
        guard tape.entries[found + 1].kind == .string else {
            _ = fail(found + 1, "text")
            return nil
        }
        return String(decoding: tape.text(found + 1), as: UTF8.self)
    }

    /// Whether a rule takes values of a kind at all.
    private func takes(_ rule: Int, _ kind: PayloadTape.Kind) -> Bool {
        switch rules[rule] {
        case .anything: true
        case .optional(let inner), .unlessEmpty(let inner): takes(inner, kind)
        case .boolean: kind == .boolean
        case .number: kind == .number
        case .text, .url, .uuid, .oneOf: kind == .string
        case .date(let form): kind == (form.matches(number: 0) == nil ? .string : .number)
        case .numberOrText: kind == .number || kind == .string
        case .booleanOrText: kind == .boolean || kind == .string || kind == .number
        case .array, .lossy, .row: kind == .array
        case .map, .structure, .tagged: kind == .object
        case .indexed: kind == .array || kind == .object
        case .oneOrMany(_, let one): kind == .array || takes(one, kind)
        case .choice(let cases): cases.contains { takes($0, kind) }
        }
    }

    private func expectation(_ rule: Int) -> String {
        switch rules[rule] {
        case .anything: "a value"
        case .optional(let inner), .unlessEmpty(let inner): expectation(inner)
        case .boolean, .booleanOrText: "true or false"
        case .number, .numberOrText: "a number"
        case .text, .oneOf: "text"
        case .url: "a URL"
        case .uuid: "a UUID"
        case .date(let form): form.expectation
        case .array, .lossy, .row, .indexed: "an array"
        case .oneOrMany(_, let one): "an array or \(expectation(one))"
        case .map, .structure, .tagged: "an object"
        case .choice(let cases): cases.map(expectation).joined(separator: " or ")
        }
    }
}
