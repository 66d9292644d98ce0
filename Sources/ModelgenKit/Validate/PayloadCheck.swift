import ModelgenShape
import ModelgenSource
import ModelgenSwift

/// Holds a document to the rules of its models, value by value, in the order in which the emitted code decodes: every
/// mismatch is noted, not the first alone.
struct PayloadCheck {
    let rules: [DecodingRules.Rule]
    let tape: PayloadTape
    private(set) var mismatches: [PayloadMismatch] = []

    /// The way to the value at hand, by what costs nothing to note.
    var path: [Step] = []
    /// Whether only the verdict counts.
    var isProbing = false
    var choice: Int?

    enum Step {
        /// A key on the tape.
        case entry(Int)
        case member(rule: Int, index: Int)
        case key(String)
        case index(Int)
    }

    static func mismatches(of tape: borrowing PayloadTape, _ rules: DecodingRules) -> [PayloadMismatch] {
        var check = PayloadCheck(rules: rules.rules, tape: copy tape)
        _ = check.decodes(rules.start, 0)
        return check.mismatches
    }

    private init(rules: [DecodingRules.Rule], tape: PayloadTape) {
        self.rules = rules
        self.tape = tape
    }

    // MARK: Values

    /// Whether a value decodes by a rule; notes what does not.
    mutating func decodes(_ rule: Int, _ value: Int) -> Bool {
        let kind = tape.entries[value].kind
        switch rules[rule] {
        case .anything: return decodesAnything(value)
        case .optional(let inner): return kind == .null || decodes(inner, value)
        case .boolean: return kind == .boolean || fail(value, "true or false")
        case .text: return kind == .string || fail(value, "text")
        case .number(let type):
            guard kind == .number else { return fail(value, "a number") }
            return NumberText.fits(type, tape.text(value)) || fail(value, type.expectation, .number)
        case .numberOrText(let type):
            if kind == .string {
                return NumberText.matches(type, text: tape.text(value)) || fail(value, "a number", .text)
            }
            guard kind == .number else { return fail(value, "a number") }
            return NumberText.fits(type, tape.text(value)) || fail(value, type.expectation, .number)
        case .booleanOrText: return decodesBooleanOrText(value, kind)
        case .date(let form): return decodesDate(form, value, kind)
        case .url:
            guard kind == .string else { return fail(value, "a URL") }
            return URLText.matches(tape.text(value)) || fail(value, "a URL", .text)
        case .uuid:
            guard kind == .string else { return fail(value, "a UUID") }
            return UUIDPattern.matches(tape.text(value)) || fail(value, "a UUID", .text)
        case .oneOf(let cases):
            guard kind == .string else { return fail(value, "text") }
            let text = String(decoding: tape.text(value), as: UTF8.self)
            return cases.contains(text) || fail(value, Self.list(cases), .enumValue)
        case .array(let element):
            guard kind == .array else { return fail(value, "an array") }
            return decodesElements(element, value)
        case .lossy: return kind == .array || fail(value, "an array")
        case .oneOrMany(let many, let one): return decodes(kind == .array ? many : one, value)
        case .indexed(let many, let one):
            return kind == .array ? decodes(many, value) : decodesValues(one, value, kind, needsNumbers: true)
        case .map(let inner): return decodesValues(inner, value, kind, needsNumbers: false)
        case .unlessEmpty(let inner): return isEmpty(value, kind) || decodes(inner, value)
        case .structure(let members): return decodesMembers(members, of: rule, value, kind)
        case .row(let columns): return decodesRow(columns, value, kind)
        case .choice(let cases): return decodesChoice(cases, value, kind)
        case .tagged(let union): return decodesTagged(union, value, kind)
        }
    }

    /// All that `JSONValue` does not take are numbers beyond `Double`.
    mutating func decodesAnything(_ value: Int) -> Bool {
        var isGood = true
        for index in value..<tape.entries[value].next where tape.entries[index].kind == .number {
            guard !NumberText.fits(.double, tape.text(index)) else { continue }
            let outer = choice
            choice = choice ?? path.count
            isGood = fail(index, NumberType.double.expectation, .number)
            choice = outer
        }
        return isGood
    }

    private mutating func decodesBooleanOrText(_ value: Int, _ kind: PayloadTape.Kind) -> Bool {
        switch kind {
        case .boolean: return true
        case .string:
            let text = String(decoding: tape.text(value), as: UTF8.self).lowercased()
            return ["true", "yes", "1", "false", "no", "0"].contains(text) || fail(value, "true or false", .text)
        case .number:
            let number = Double(String(decoding: tape.text(value), as: UTF8.self))
            return number == 0 || number == 1 || fail(value, "true or false", .number)
        default: return fail(value, "true or false")
        }
    }

    private mutating func decodesDate(_ form: DateText, _ value: Int, _ kind: PayloadTape.Kind) -> Bool {
        switch kind {
        case .string: return form.matches(tape.text(value)) || fail(value, form.expectation, .text)
        case .number:
            let number = NumberText.finite(tape.text(value)) ?? .infinity
            guard let matches = form.matches(number: number) else { return fail(value, form.expectation) }
            return matches || fail(value, form.expectation, .number)
        default: return fail(value, form.expectation)
        }
    }

    private func isEmpty(_ value: Int, _ kind: PayloadTape.Kind) -> Bool {
        switch kind {
        case .string: tape.entries[value].end - tape.entries[value].start == 2
        case .array, .object: tape.entries[value].next == value + 1
        case .boolean: !tape.isTrue(value)
        default: false
        }
    }

    // MARK: Containers

    private mutating func decodesElements(_ element: Int, _ value: Int) -> Bool {
        let end = tape.entries[value].next
        var (index, place, isGood) = (value + 1, 0, true)
        while index < end {
            path.append(.index(place))
            if !decodes(element, index) { isGood = false }
            path.removeLast()
            if isProbing && !isGood { return false }
            index = tape.entries[index].next
            place += 1
        }
        return isGood
    }

    private mutating func decodesValues(_ rule: Int, _ value: Int, _ kind: PayloadTape.Kind, needsNumbers: Bool) -> Bool
    {
        guard kind == .object else { return fail(value, "an object") }
        let end = tape.entries[value].next
        var (index, isGood) = (value + 1, true)
        while index < end {
            path.append(.entry(index))
            if needsNumbers, Int(String(decoding: tape.text(index), as: UTF8.self)) == nil {
                isGood = fail(index, "a whole number as key", .text)
            }
            if !decodes(rule, index + 1) { isGood = false }
            path.removeLast()
            if isProbing && !isGood { return false }
            index = tape.entries[index + 1].next
        }
        return isGood
    }

    private mutating func decodesRow(_ columns: [Int], _ value: Int, _ kind: PayloadTape.Kind) -> Bool {
        guard kind == .array else { return fail(value, "an array") }
        let end = tape.entries[value].next
        var (index, count) = (value + 1, 0)
        while index < end {
            count += 1
            index = tape.entries[index].next
        }
        guard count == columns.count else {
            return fail(value, "an array of \(columns.count)", .length, found: "one of \(count)")
        }
        index = value + 1
        var isGood = true
        for (place, column) in columns.enumerated() {
            path.append(.index(place))
            if !decodes(column, index) { isGood = false }
            path.removeLast()
            index = tape.entries[index].next
        }
        return isGood
    }

    // MARK: Objects

    private mutating func decodesMembers(
        _ members: [DecodingRules.Member], of rule: Int, _ value: Int, _ kind: PayloadTape.Kind
    ) -> Bool {
        guard kind == .object else { return fail(value, "an object") }
        let end = tape.entries[value].next
        // Members mostly stand in the order of the properties: the next one is looked for first.
        var (next, isGood, isInOrder) = (value + 1, true, true)
        for (place, member) in members.enumerated() {
            let found = find(member, from: next, start: value + 1, end: end, isInOrder: isInOrder)
            if let found {
                isInOrder = isInOrder && found == next
                next = tape.entries[found + 1].next
            }
            path.append(.member(rule: rule, index: place))
            if let found {
                let isNull = tape.entries[found + 1].kind == .null
                if !(isNull && member.isOptional), !decodes(member.rule, found + 1) { isGood = false }
            } else if !member.isOptional {
                isGood = fail(value, "", .missing)
            }
            path.removeLast()
            if isProbing && !isGood { return false }
        }
        return isGood
    }

    /// The first key that is a member's; keys are the same where Unicode holds them equal, as for a dictionary.
    ///
    /// - Parameter isInOrder: Whether no key before `next` was passed over, so that none there can be the member's.
    func find(_ member: DecodingRules.Member, from next: Int, start: Int, end: Int, isInOrder: Bool) -> Int? {
        if isInOrder, next < end, tape.isText(next, member.bytes) { return next }
        var index = start
        while index < end {
            if tape.isText(index, member.bytes) { return index }
            index = tape.entries[index + 1].next
        }
        guard member.bytes.contains(where: { $0 > 0x7F }) else { return nil }
        index = start
        while index < end {
            if String(decoding: tape.text(index), as: UTF8.self) == member.key { return index }
            index = tape.entries[index + 1].next
        }
        return nil
    }

    // MARK: Noting

    mutating func fail(
        _ value: Int, _ expected: String, _ kind: PayloadMismatch.Kind = .wrongKind, found: String? = nil
    ) -> Bool {
        if isProbing { return false }
        let isNull = kind == .wrongKind && tape.entries[value].kind == .null
        mismatches.append(
            PayloadMismatch(
                kind: isNull ? .null : kind, path: path.map(step), position: tape.position(value),
                expected: expected, found: found ?? (kind == .missing ? "" : FoundValue.text(value, of: tape)),
                choice: choice))
        return false
    }

    private func step(_ step: Step) -> PayloadMismatch.Step {
        switch step {
        case .key(let key): return .key(key)
        case .index(let index): return .index(index)
        case .entry(let index): return .key(String(decoding: tape.text(index), as: UTF8.self))
        case .member(let rule, let index):
            guard case .structure(let members) = rules[rule] else { return .index(index) }
            return .key(members[index].key)
        }
    }

    private static func list(_ texts: [String]) -> String {
        let shown = texts.prefix(6).map { FoundValue.quoted($0) }
        guard texts.count > 6 else {
            guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
            return shown.dropLast().joined(separator: ", ") + " or " + last
        }
        return shown.joined(separator: ", ") + " or one of \(texts.count - 6) more"
    }
}

extension NumberType {
    /// What a number must be, for messages.
    var expectation: String {
        switch self {
        case .int: "a whole number"
        case .uint64: "a whole number from 0 to 18446744073709551615"
        case .double: "a number that Double holds"
        case .decimal: "a number that Decimal holds"
        }
    }
}
