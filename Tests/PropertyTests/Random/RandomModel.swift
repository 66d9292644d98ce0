import ModelgenTestSupport

/// A random model: what documents of one API might hold. The same seed gives the same model and documents.
struct RandomModel {
    private(set) var root = Schema.anything
    /// What references mean.
    private(set) var definitions: [Schema] = []
    private var generator: SeededGenerator
    /// Objects that may still be made, since each costs compile time.
    private var objects: Int
    /// Which pools this model's keys come from.
    private var pools: [[String]] = []

    init(seed: Int) {
        generator = SeededGenerator(seed: seed)
        objects = Int.random(in: 1...8, using: &generator)
        pools = [KeyPools.plain]
        let spices = [KeyPools.keywords, KeyPools.emitted, KeyPools.types, KeyPools.types, KeyPools.odd]
        for _ in 0..<generator.pick([1, 1, 2, 3]) {
            pools.append(generator.pick(generator.oneIn(4) ? KeyPools.clashes : spices))
        }
        if generator.oneIn(3) { recursiveDefinitions() }
        root = generator.oneIn(8) ? schema(depth: 0) : objectSchema(depth: 0)
        if generator.oneIn(8) { root = .array(root) }
        if generator.oneIn(12) { root = .map(keys: generator.pick(KeyPools.mapKeys), root) }
    }

    /// Some documents of the model.
    mutating func documents() -> [Document] {
        (0..<generator.pick([1, 2, 2, 3, 3, 5, 8])).map { _ in
            value(of: root, depth: 0) ?? .object([])
        }
    }

    // MARK: Models

    private mutating func recursiveDefinitions() {
        let count = generator.pick([1, 1, 2, 3])
        definitions = (0..<count).map { _ in .anything }
        for index in 0..<count {
            var fields = self.fields(count: Int.random(in: 1...3, using: &generator), depth: 2)
            for _ in 0..<generator.pick([1, 1, 2]) {
                // Each holds the next at least, so that all of several are in the circle.
                let reference = Schema.reference(generator.oneIn(2) ? (index + 1) % count : index)
                let link: Schema
                switch Int.random(in: 0..<6, using: &generator) {
                case 0, 1: link = .array(reference)
                case 2: link = .map(keys: generator.pick(KeyPools.mapKeys), reference)
                case 3: link = .choice([reference, .values([.string("none"), .string("x")])])
                case 4: link = .oneOrMany(reference)
                default: link = reference
                }
                add(Schema.Field(key: key(), schema: link, presence: .sometimes), to: &fields)
            }
            definitions[index] = .object(fields)
        }
    }

    private mutating func schema(depth: Int) -> Schema {
        let mayNest = depth < 4 && objects > 0
        switch Int.random(in: 0..<(mayNest ? 100 : 48), using: &generator) {
        case 0..<40: return scalar()
        case 40..<44: return .array(scalar())
        case 44..<46: return mixture(depth: depth)
        case 46..<48: return .map(keys: generator.pick(KeyPools.mapKeys), scalar())
        case 48..<64: return objectSchema(depth: depth)
        case 64..<76: return .array(schema(depth: depth + 1))
        case 76..<82: return .map(keys: generator.pick(KeyPools.mapKeys), schema(depth: depth + 1))
        case 82..<88: return tagged(depth: depth)
        case 88..<91: return .row((0..<Int.random(in: 2...4, using: &generator)).map { _ in schema(depth: 4) })
        case 91..<94: return mixture(depth: depth)
        case 94..<99 where !definitions.isEmpty:
            return .reference(Int.random(in: definitions.indices, using: &generator))
        default: return .anything
        }
    }

    private mutating func scalar() -> Schema { scalar(for: nil) }

    private mutating func objectSchema(depth: Int) -> Schema {
        objects -= 1
        return .object(fields(count: generator.pick([0, 1, 2, 3, 3, 4, 4, 5, 6]), depth: depth))
    }

    private mutating func fields(count: Int, depth: Int) -> [Schema.Field] {
        var fields: [Schema.Field] = []
        for _ in 0..<count {
            let key = key()
            let kind = Int.random(in: 0..<10, using: &generator)
            let schema = kind < 4 ? scalar(for: key) : schema(depth: depth + 1)
            let presence = generator.pick([.always, .always, .always] + Schema.Field.Presence.allCases)
            add(Schema.Field(key: key, schema: schema, presence: presence), to: &fields)
        }
        return fields
    }

    /// Keys that Unicode holds equal are one; no object has both.
    private func add(_ field: Schema.Field, to fields: inout [Schema.Field]) {
        if !fields.contains(where: { $0.key == field.key }) { fields.append(field) }
    }

    private mutating func key() -> String {
        if generator.oneIn(8) { return generator.pick(KeyPools.times + KeyPools.enums) }
        if generator.oneIn(40) { return String(repeating: generator.pick(["long", "é", "x_", "😀"]), count: 100) }
        return generator.pick(generator.pick(pools))
    }

    // MARK: Scalars

    private mutating func scalar(for key: String?) -> Schema {
        if let key, KeyPools.enums.contains(key), !generator.oneIn(3) {
            return .values(strings(some(ValuePools.cases)))
        }
        if let key, KeyPools.times.contains(key), !generator.oneIn(3) { return times() }
        switch Int.random(in: 0..<22, using: &generator) {
        case 0: return .boolean
        case 1, 2: return .values(numbers(ValuePools.smallIntegers))
        case 3: return .values(numbers(some(ValuePools.integers)))
        case 4: return .values(numbers(some(ValuePools.unsigned + ValuePools.smallIntegers.prefix(2))))
        case 5: return .values(numbers(some(ValuePools.bigIntegers + ValuePools.integers)))
        case 6, 7: return .values(numbers(some(ValuePools.fractions)))
        case 8: return .values(numbers(some(ValuePools.fractions + ValuePools.doubles)))
        case 9: return .values(numbers(some(ValuePools.decimals + ValuePools.fractions)))
        case 10:
            let all = ValuePools.decimals + ValuePools.beyond + ValuePools.doubles + ValuePools.bigIntegers
            return .values(numbers(some(all)))
        case 11: return .values(strings(some(ValuePools.numericTexts)))
        case 12: return .values(strings(some(ValuePools.numericTexts + ValuePools.almostNumericTexts)))
        case 13: return .values(strings(some(ValuePools.urls + (generator.oneIn(2) ? ValuePools.oddURLs : []))))
        case 14: return uuids()
        case 15, 16: return times()
        case 17: return .values([.null])
        case 18: return .values(strings(some(ValuePools.cases)))
        case 19: return .array(.values(strings(some(ValuePools.texts))))
        default: return .values(strings(some(ValuePools.texts)))
        }
    }

    private mutating func times() -> Schema {
        if generator.oneIn(3) {
            let scale = generator.pick(["", "000", "123", "000000", "123456"])
            let numbers = ["1705312800", "1700000000", "1000000001"].map { Document.number($0 + scale) }
            return .values(generator.oneIn(4) ? numbers + [.number(generator.pick(["0", "1.5", "-1"]))] : numbers)
        }
        var spellings = [DateTexts.Spelling(form: generator.pick(DateTexts.Form.allCases), using: &generator)]
        if generator.oneIn(3) {
            for _ in 0..<2 {
                let form = generator.oneIn(3) ? generator.pick(DateTexts.Form.allCases) : spellings[0].form
                spellings.append(DateTexts.Spelling(form: form, using: &generator))
            }
        }
        return .dates(spellings)
    }

    private mutating func uuids() -> Schema {
        let lower = strings(ValuePools.uuids)
        let upper = strings(ValuePools.uuids.map { $0.uppercased() })
        return .values(generator.pick([lower, lower, upper, upper, lower + upper]))
    }

    private func strings(_ texts: [String]) -> [Document] { texts.map { .string($0) } }
    private func numbers(_ texts: [String]) -> [Document] { texts.map { .number($0) } }

    private mutating func some(_ texts: [String]) -> [String] {
        (0..<Int.random(in: 1...6, using: &generator)).map { _ in generator.pick(texts) }
    }

    // MARK: Several kinds

    private mutating func mixture(depth: Int) -> Schema {
        let nested = depth + 1
        switch Int.random(in: 0..<8, using: &generator) {
        case 0, 1:
            let blanks: [Document] = [.string(""), .array([]), .object([]), .boolean(false)]
            return .choice([schema(depth: nested), .values([generator.pick(blanks)])])
        case 2:
            return .choice([
                .values(numbers(some(ValuePools.fractions + ValuePools.integers))),
                .values(strings(some(ValuePools.numericTexts))),
            ])
        case 3: return .choice([.values(numbers(ValuePools.smallIntegers)), .values(strings(["1", "2", "", "x"]))])
        case 4: return .oneOrMany(schema(depth: nested))
        case 5: return .indexed(schema(depth: nested))
        default:
            return .choice((0..<Int.random(in: 2...4, using: &generator)).map { _ in schema(depth: nested) })
        }
    }

    private mutating func tagged(depth: Int) -> Schema {
        let tags = (0..<Int.random(in: 2...4, using: &generator)).map { _ in generator.pick(ValuePools.cases + ["text"])
        }
        let variants = tags.map { tag in
            objects -= 1
            return Schema.Variant(tag: tag, fields: fields(count: generator.pick([0, 1, 2, 3]), depth: depth + 1))
        }
        let tag = generator.pick(["type", "kind", "__typename", "action", "event", "op"])
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
            return .tagged(
                .adjacent(tag: tag, content: generator.pick(["data", "content", "tag", "payload"])), variants)
        case 1: return .tagged(.external, variants)
        default: return .tagged(.internal(tag: tag), variants)
        }
    }
}

// MARK: Documents

extension RandomModel {
    /// A value of a schema; nil where it would go on too deep.
    private mutating func value(of schema: Schema, depth: Int) -> Document? {
        switch schema {
        case .anything: return anything(depth: depth)
        case .boolean: return .boolean(generator.oneIn(2))
        case .values(let values): return generator.pick(values)
        case .dates(let spellings): return .string(DateTexts.text(generator.pick(spellings), using: &generator))
        case .object(let fields): return object(fields, depth: depth)
        case .array(let element): return .array(elements(of: element, depth: depth))
        case .map(let keys, let inner):
            var members: [Document.Member] = []
            for key in keys where !generator.oneIn(3) {
                guard let value = value(of: inner, depth: depth + 1) else { continue }
                if !members.contains(where: { $0.key == key }) { members.append(Document.Member(key, value)) }
            }
            return .object(members)
        case .row(let columns):
            var elements: [Document] = []
            for column in columns { elements.append(value(of: column, depth: depth + 1) ?? .null) }
            return .array(elements)
        case .tagged(let tagging, let variants): return variant(generator.pick(variants), tagging, depth: depth)
        case .choice(let schemas): return value(of: generator.pick(schemas), depth: depth)
        case .oneOrMany(let element):
            return generator.oneIn(2)
                ? value(of: element, depth: depth + 1) : .array(elements(of: element, depth: depth))
        case .indexed(let element):
            let elements = elements(of: element, depth: depth)
            guard generator.oneIn(2) else { return .array(elements) }
            return .object(elements.enumerated().map { Document.Member("\($0.offset * 2)", $0.element) })
        case .reference(let index): return depth > 6 ? nil : value(of: definitions[index], depth: depth + 1)
        }
    }

    private mutating func object(_ fields: [Schema.Field], depth: Int) -> Document {
        var members: [Document.Member] = []
        for field in fields {
            switch field.presence {
            case .sometimes where generator.oneIn(2), .sometimesNullable where generator.oneIn(3): continue
            case .nullable where generator.oneIn(3), .sometimesNullable where generator.oneIn(3):
                members.append(Document.Member(field.key, .null))
            default:
                guard let value = value(of: field.schema, depth: depth + 1) else { continue }
                members.append(Document.Member(field.key, value))
            }
        }
        return .object(members)
    }

    private mutating func elements(of element: Schema, depth: Int) -> [Document] {
        var elements: [Document] = []
        for _ in 0..<generator.pick(depth > 5 ? [0, 1] : [0, 1, 2, 3]) {
            if generator.oneIn(20) {
                elements.append(.null)
            } else if let value = value(of: element, depth: depth + 1) {
                elements.append(value)
            }
        }
        return elements
    }

    private mutating func variant(_ variant: Schema.Variant, _ tagging: Schema.Tagging, depth: Int) -> Document {
        guard case .object(let members) = object(variant.fields, depth: depth) else { return .null }
        switch tagging {
        case .internal(let tag):
            var all = members.filter { $0.key != tag }
            let place = Int.random(in: 0...all.count, using: &generator)
            all.insert(Document.Member(tag, .string(variant.tag)), at: place)
            return .object(all)
        case .adjacent(let tag, let content):
            return .object([Document.Member(tag, .string(variant.tag)), Document.Member(content, .object(members))])
        case .external: return .object([Document.Member(variant.tag, .object(members))])
        }
    }

    private mutating func anything(depth: Int) -> Document {
        let scalars =
            ValuePools.texts.map { Document.string($0) } + ValuePools.fractions.map { .number($0) }
            + ValuePools.integers.map { .number($0) } + [.null, .boolean(true), .boolean(false)]
            + (ValuePools.decimals + ValuePools.bigIntegers + ValuePools.doubles).map { .number($0) }
        switch Int.random(in: 0..<(depth < 5 ? 10 : 7), using: &generator) {
        case 7, 8:
            return .array((0..<generator.pick([0, 1, 2, 3])).map { _ in anything(depth: depth + 1) })
        case 9:
            var members: [Document.Member] = []
            for _ in 0..<generator.pick([0, 1, 2, 3]) {
                let key = generator.pick(generator.pick(pools))
                if members.contains(where: { $0.key == key }) { continue }
                members.append(Document.Member(key, anything(depth: depth + 1)))
            }
            return .object(members)
        default: return generator.pick(scalars)
        }
    }
}
