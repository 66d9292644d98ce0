import ModelgenSwift

/// Makes the rules of a model's types, each declaration once.
struct DecodingRulesBuilder {
    private(set) var rules: [DecodingRules.Rule] = []
    private var declarations: [String: (declaration: Declaration, scope: [String])] = [:]
    private var known: [String: Int] = [:]
    /// How dates are read that no property has a form for.
    private let dateForm: DateForm?

    init(_ model: Model, dateForm: DateForm?) {
        self.dateForm = dateForm
        for declaration in model.declarations {
            let outer = declaration.enclosing.map { [$0] } ?? []
            declare(declaration, in: outer)
        }
    }

    private mutating func declare(_ declaration: Declaration, in scope: [String]) {
        let inner = scope + [declaration.name]
        declarations[inner.joined(separator: ".")] = (declaration, inner)
        guard case .taggedUnion(let union) = declaration.body else { return }
        for payload in union.payloads { declare(payload, in: inner) }
    }

    mutating func add(_ rule: DecodingRules.Rule) -> Int {
        rules.append(rule)
        return rules.count - 1
    }

    // MARK: Types

    /// - Parameters:
    ///   - scope: The types around the place that mentions it, the outermost first.
    ///   - scalar: How the values are read, in lists and maps too.
    mutating func rule(
        of type: TypeReference, scope: [String], scalar: PropertyCoding.Scalar = .plain
    ) -> Int {
        switch type {
        case .bool: add(scalar == .boolean ? .booleanOrText : .boolean)
        case .int: add(number(.int, scalar))
        case .uint64: add(number(.uint64, scalar))
        case .double: add(number(.double, scalar))
        case .decimal: add(number(.decimal, scalar))
        case .string: add(.text)
        case .date: add(date(scalar))
        case .url: add(.url)
        case .uuid: add(.uuid)
        case .json: add(.anything)
        case .array(let element): add(.array(rule(of: element, scope: scope, scalar: scalar)))
        case .dictionary(let value): add(.map(rule(of: value, scope: scope, scalar: scalar)))
        case .optional(let wrapped): add(.optional(rule(of: wrapped, scope: scope, scalar: scalar)))
        case .named(let name): rule(named: name, scope: scope)
        }
    }

    private func number(_ type: NumberType, _ scalar: PropertyCoding.Scalar) -> DecodingRules.Rule {
        scalar == .number ? .numberOrText(type) : .number(type)
    }

    private func date(_ scalar: PropertyCoding.Scalar) -> DecodingRules.Rule {
        if case .date(let form) = scalar { return .date(DateText(form)) }
        // Without a strategy Foundation reads seconds since 2001.
        return dateForm.map { .date(DateText($0)) } ?? .number(.double)
    }

    /// The rule of a declared type, looked up from the inside out as Swift does.
    private mutating func rule(named name: String, scope: [String]) -> Int {
        for depth in stride(from: scope.count, through: 0, by: -1) {
            let path = (scope.prefix(depth) + [name]).joined(separator: ".")
            guard let found = declarations[path] else { continue }
            if let index = known[path] { return index }
            let index = add(.anything)
            known[path] = index
            rules[index] = rule(of: found.declaration.body, scope: found.scope)
            return index
        }
        return add(.anything)
    }

    // MARK: Declarations

    private mutating func rule(of body: Declaration.Body, scope: [String]) -> DecodingRules.Rule {
        switch body {
        case .structure(let structure):
            return .structure(structure.properties.map { member($0, scope: scope) })
        case .stringEnum(let body):
            return body.unknownCase == nil ? .oneOf(body.cases.map(\.value)) : .text
        case .kindUnion(let union):
            return .choice(union.cases.map { rule(of: $0.type, scope: scope, scalar: $0.scalar) })
        case .row(let row):
            return .row(
                row.columns.map { column in
                    let rule = rule(of: column.type, scope: scope, scalar: column.coding.scalar)
                    return column.isOptional ? add(.optional(rule)) : rule
                })
        case .taggedUnion(let union): return .tagged(tagged(union, scope: scope))
        case .alias(let type):
            let index = rule(of: type, scope: scope)
            return rules[index]
        }
    }

    private mutating func member(_ property: Property, scope: [String]) -> DecodingRules.Member {
        let coding = property.coding
        var index: Int
        switch (coding.container, property.type) {
        case (.lossy, _): index = add(.lossy)
        case (.oneOrMany, .array(let element)):
            let one = rule(of: element, scope: scope)
            index = add(.oneOrMany(many: add(.array(one)), one: one))
        case (.indexed, .array(let element)):
            let one = rule(of: element, scope: scope)
            index = add(.indexed(many: add(.array(one)), one: one))
        default: index = rule(of: property.type, scope: scope, scalar: coding.scalar)
        }
        if coding.readsEmptyAsNil { index = add(.unlessEmpty(index)) }
        return DecodingRules.Member(
            key: property.key, bytes: Array(property.key.utf8), rule: index,
            isOptional: property.isOptional || coding.defaultValue != nil || coding.readsEmptyAsNil)
    }

    private mutating func tagged(_ union: TaggedUnion, scope: [String]) -> DecodingRules.Tagged {
        var payloads: [String: Int?] = [:]
        for variant in union.variants {
            let rule: Int? = variant.payload.map { self.rule(of: $0, scope: scope) }
            for tag in variant.tags { payloads[tag] = .some(rule) }
        }
        return DecodingRules.Tagged(tagging: union.tagging, hasUntagged: union.hasUntagged, payloads: payloads)
    }
}
